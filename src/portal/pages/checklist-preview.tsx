import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { fetchJson } from '../../api/fetch-json.ts';
import type { CheckKind, Checklist, PhotoItem } from '../../contract/checklist.ts';
import type { ChecklistContent } from '../../contract/checklist-details.ts';
import type { Language } from '../../contract/language.ts';
import { answersFromDraft } from '../../domain/answer-from-draft.ts';
import { localText } from '../../domain/local-text.ts';
import { verdict } from '../../domain/verdict.ts';
import { CheckForm } from '../../field/check/check-form.tsx';
import { CheckVerdict } from '../../field/check/check-verdict.tsx';
import { newCheckDraft, withAnswer } from '../../field/check/draft-answers.ts';
import { nextOpenStep, shownSteps } from '../../field/check/missing-answers.ts';
import { Button } from '../../ui/controls/button.tsx';
import '../../ui/work.css';

type PreviewProps = { content: ChecklistContent; kind: CheckKind; language: Language };

const nobody = '00000000-0000-7000-8000-000000000000';

/** A checklist as it stands on a phone, made of the very same parts, to be answered as a trial: nothing of it is kept. */
export function ChecklistPreview({ content, kind, language }: PreviewProps) {
  const { t } = useTranslation('checklists');
  const texts = useTextsIn(language);
  const checklist: Checklist = { ...content, kind, checklistId: nobody, version: 1, contentHash: '' };
  const [begun] = useState(() => newTrial(checklist));
  const [draft, setDraft] = useState(begun);
  const steps = shownSteps(content.items, draft.answers);
  const photo = (item: PhotoItem) => (
    <label className="tick">
      <input
        type="checkbox"
        checked={(draft.answers.find(({ itemId }) => itemId === item.itemId)?.photos ?? []).length > 0}
        onChange={({ target }) => setDraft(withAnswer(item.itemId, { photos: target.checked ? asTaken(item) : [] }))}
      />
      <span>{t('preview.photo')}</span>
    </label>
  );
  return (
    <section
      aria-label={t('preview.title')}
      className="grid w-full max-w-97.5 min-w-0 grid-cols-1 gap-2 justify-self-center lg:sticky lg:top-18"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="grow">{t('preview.title')}</h2>
        <Button isCompact onPress={() => setDraft(begun)}>
          {t('preview.again')}
        </Button>
      </div>
      <div
        lang={language}
        className="grid grid-cols-1 gap-3 overflow-y-auto rounded-sheet border-4 border-line-strong bg-canvas p-3 text-[1.0625rem] [--control:56px] lg:max-h-[calc(100dvh-15rem)]"
      >
        <I18nextProvider i18n={texts}>
          <div className="px-1">
            <h3 className="text-l">{localText(content.name, language)}</h3>
            <KindAndIntro kind={kind} intro={content.intro && localText(content.intro, language)} />
          </div>
          <CheckForm
            checklist={checklist}
            language={language}
            steps={steps}
            kept={{ draft, onDisk: null, save: { kind: 'untouched' } }}
            keeper={{ change: setDraft }}
            current={nextOpenStep(steps, null)?.item.itemId}
            isAskedFor={false}
            photoAnswer={photo}
          />
          <div role="status">
            <CheckVerdict result={verdict(checklist, answersFromDraft(content.items, draft.answers))} steps={steps} />
          </div>
        </I18nextProvider>
      </div>
      <p className="text-xs text-second">{t('preview.text')}</p>
    </section>
  );
}

function KindAndIntro({ kind, intro }: { kind: CheckKind; intro: string | undefined }) {
  const { t } = useTranslation('field');
  return (
    <p className="text-second">
      {t(`kind.${kind}`)}
      {intro && `. ${intro}`}
    </p>
  );
}

/** The texts of the field pages in a language that is not the one of the page; until they are here, those of the page. */
function useTextsIn(language: Language) {
  const { i18n } = useTranslation();
  const { data: isHere = i18n.hasResourceBundle(language, 'field') && i18n.hasResourceBundle(language, 'work') } =
    useQuery({
      queryKey: ['texts', language],
      queryFn: async () => {
        for (const namespace of ['field', 'work'] as const) {
          const answer = await fetchJson(`/locales/${language}/${namespace}.json`);
          if (answer.kind !== 'answered' || answer.status !== 200) return false;
          i18n.addResourceBundle(language, namespace, answer.body, true, false);
        }
        return true;
      },
      staleTime: Infinity,
    });
  const lng = isHere ? language : i18n.language;
  return useMemo(() => i18n.cloneInstance({ lng, initAsync: false }), [i18n, lng]);
}

const newTrial = (checklist: Checklist) =>
  newCheckDraft({
    submissionId: nobody,
    device: { labelText: null, labelVerification: 'manual' },
    checklist,
    startedAt: new Date(0).toISOString(),
  });

/** As many photos as are asked for, of nothing. */
const asTaken = ({ min }: PhotoItem) =>
  Array.from({ length: Math.max(1, min) }, (_, nth) => ({
    uploadId: `${nobody.slice(0, -1)}${nth}`,
    sha256: '0'.repeat(64),
    size: 1,
    contentType: 'image/jpeg' as const,
  }));
