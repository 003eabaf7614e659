import { useDeferredValue, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import type { ChecklistDetails } from '../../contract/checklist-details.ts';
import { publishErrors } from '../../domain/publish-errors.ts';
import { shownLanguage } from '../../domain/shown-language.ts';
import { errorMessage, problemMessage } from '../../i18n/error-messages.ts';
import { regional } from '../../i18n/regional.ts';
import { useEditLabels } from '../../i18n/use-portal-labels.ts';
import { LeaveQuestion } from '../../ui/form/leave-question.tsx';
import { AlertBanner } from '../../ui/page/alert-banner.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorSummary } from '../../ui/controls/error-summary.tsx';
import { contentToSave, isSameContent } from './content-to-save.ts';
import type { Editing } from './editing.ts';
import { GeneralFields } from './general-fields.tsx';
import { ItemList } from './item-list.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { MergeContents } from './merge-contents.tsx';
import { controlOf, placedErrors, type PlacedError } from './placed-error.ts';
import type { Preview } from './preview.ts';
import { PublishQuestion } from './publish-question.tsx';
import { useChecklistEdit } from './use-checklist-edit.ts';
import { useFieldLabels } from './use-field-labels.ts';
import { useModelNames } from './use-model-names.ts';
import { useSaveChecklist } from './use-save-checklist.ts';

type EditorProps = { checklist: ChecklistDetails; preview: Preview; onPublished: (saved: ChecklistDetails) => void };

/** Writes the next version of a checklist: its fields and steps, the phone beside them, saved as a draft, published. */
export function ChecklistEditor({ checklist, preview, onPublished }: EditorProps) {
  const portal = usePortal();
  const { server, isReadOnly, languageNames, notify } = portal;
  const { t, i18n } = useTranslation(['checklists', 'pages']);
  const edit = useChecklistEdit(checklist.content);
  const saving = useSaveChecklist({ server, start: checklist, onContent: edit.replaceContent });
  const words = useEditLabels();
  const models = useModelNames(server);
  const [language, setLanguage] = useState(() => shownLanguage(i18n.language));
  const [open, setOpen] = useState<string | null>(null);
  /** What kept it from being published, the last time it was tried. */
  const [tried, setTried] = useState<{ at: number } | null>(null);
  const [asked, setAsked] = useState<ChecklistDetails | null>(null);

  const checked = useMemo(() => contentToSave(edit.content), [edit.content]);
  const shown = useDeferredValue(checked);
  const found = useMemo(() => placedErrors(publishErrors(checked), checked), [checked]);
  const refused = saving.refused ? placedErrors(saving.refused.faults, checked) : [];
  const told = tried || refused.length > 0 ? uniqueFaults([...refused, ...(tried ? found : [])]) : [];
  const { nameOf } = useFieldLabels({ items: edit.content.items, language, languageNames });
  const isDirty = useMemo(
    () => !isSameContent(checked, contentToSave(saving.kept.content)),
    [checked, saving.kept.content],
  );
  const [draft] = saving.kept.versions;
  const mayPublish = isDirty || draft?.state === 'draft';

  const editing: Editing = {
    language,
    languageName: languageNames[language],
    items: edit.content.items,
    errorOf({ itemId, field }) {
      const fault = told.find(
        (each) =>
          each.itemId === itemId && each.field === field && (each.language === null || each.language === language),
      );
      return fault && errorMessage(i18n, fault);
    },
  };

  /** What is wrong with one field; missing texts are one thing, in several languages. */
  function messageOf(faults: readonly PlacedError[]): string {
    const [first] = faults;
    if (!first) return '';
    const missing = faults.flatMap(({ code, language: told }) => (code === 'textMissing' && told ? [told] : []));
    if (missing.length < 2) return `${nameOf(first)}: ${errorMessage(i18n, first)}`;
    const list = new Intl.ListFormat(regional(i18n.language)).format(missing.map((each) => languageNames[each]));
    return `${nameOf({ ...first, language: null })}: ${t('pages:texts.missingIn', { languages: list })}`;
  }
  function goTo(fault: PlacedError) {
    flushSync(() => {
      setOpen(fault.itemId);
      if (fault.language) setLanguage(fault.language);
    });
    document.getElementById(controlOf(fault))?.focus();
  }
  async function save() {
    const saved = await saving.save(edit.content);
    if (saved) notify({ message: t('edit.draftSaved'), tone: 'success', isClosable: false });
    return saved;
  }
  async function publish() {
    setTried(found.length > 0 ? { at: (tried?.at ?? 0) + 1 } : null);
    if (found.length > 0) return;
    const saved = isDirty ? await saving.save(edit.content) : saving.kept;
    if (saved) setAsked(saved);
  }
  return (
    <>
      {told.length > 0 && (
        <ErrorSummary
          key={tried?.at ?? 0}
          title={t('publish.notYet')}
          errors={[...byField(told)].map(([controlId, faults]) => ({ controlId, message: messageOf(faults) }))}
          onGo={(controlId) => {
            const [fault] = byField(told).get(controlId) ?? [];
            if (fault) goTo(fault);
          }}
        />
      )}
      <AlertBanner
        title={saving.refused && refused.length === 0 ? problemMessage(i18n, saving.refused.problem) : undefined}
      />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24.375rem]">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <LanguageChoice
            chosen={language}
            languageNames={languageNames}
            missing={found.filter(({ code }) => code === 'textMissing')}
            onChoose={setLanguage}
          />
          <GeneralFields content={edit.content} change={edit.change} editing={editing} models={models} />
          <ItemList
            edit={edit}
            editing={editing}
            open={open}
            onOpen={setOpen}
            openPoints={(itemId) => found.filter((fault) => fault.itemId === itemId).length}
          />
        </div>
        {preview({ content: shown, kind: checklist.kind, language })}
      </div>
      <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-3 pb-[calc(12px+env(safe-area-inset-bottom))] lg:-mx-8 lg:px-8">
        <p role="status" className="min-w-0 grow basis-full text-s text-second md:basis-0">
          {isReadOnly ? words.needsServer : isDirty ? t('edit.unsaved') : t('edit.allSaved')}
        </p>
        <Button isDisabled={isReadOnly || !mayPublish} onPress={() => void publish()}>
          {t('publish.act')}
        </Button>
        <Button
          variant="primary"
          isDisabled={isReadOnly || !isDirty}
          busy={saving.isBusy ? t('edit.saveDraft') : undefined}
          onPress={() => void save()}
        >
          {t('edit.saveDraft')}
        </Button>
      </div>
      <LeaveQuestion isNeeded={isDirty && !saving.isBusy} words={words.leave} />
      <MergeContents saving={saving} language={language} languageNames={languageNames} content={edit.content} />
      {asked && (
        <PublishQuestion
          checklist={asked}
          isBusy={saving.isBusy}
          onKeep={() => setAsked(null)}
          onPublish={async () => {
            const saved = await saving.publish(asked);
            setAsked(null);
            if (saved) onPublished(saved);
          }}
        />
      )}
    </>
  );
}

/** The server may find again what is found here. */
const uniqueFaults = (faults: readonly PlacedError[]) => [
  ...new Map(faults.map((fault) => [`${controlOf(fault)} ${fault.language ?? ''} ${fault.code}`, fault])).values(),
];

function byField(faults: readonly PlacedError[]): Map<string, PlacedError[]> {
  const groups = new Map<string, PlacedError[]>();
  for (const fault of faults) groups.set(controlOf(fault), [...(groups.get(controlOf(fault)) ?? []), fault]);
  return groups;
}
