import { useTranslation } from 'react-i18next';
import type { ChecklistContent } from '../../contract/checklist-details.ts';
import { languages, type Language } from '../../contract/language.ts';
import { useEditLabels } from '../../i18n/use-portal-labels.ts';
import { attentionPath } from '../../ui/icon-paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { MergeChoice } from '../../ui/controls/merge-choice.tsx';
import { useFieldLabels } from './use-field-labels.ts';
import type { useSaveChecklist } from './use-save-checklist.ts';

type MergeContentsProps = {
  saving: ReturnType<typeof useSaveChecklist>;
  content: ChecklistContent;
  language: Language;
  languageNames: Record<Language, string>;
};

/** Asks, field by field, whose value stays where somebody else has saved this draft meanwhile. */
export function MergeContents({ saving, content, language, languageNames }: MergeContentsProps) {
  const { t } = useTranslation('checklists');
  const words = useEditLabels().merge;
  const { cancel } = useEditLabels();
  const { items } = content;
  const { nameOf } = useFieldLabels({ items, language, languageNames });
  const { conflicts, choose, merge, cancelMerge } = saving;

  function labelOf(path: string): string {
    if (path === 'order') return t('items.order');
    const [, itemId, field] = /^items\.([^.]+)\.?(.*)$/.exec(path) ?? [];
    if (itemId !== undefined && field === '') return t('items.one');
    const parts = (field ?? path).split('.');
    const told = languages.find((each) => each === parts.at(-1)) ?? null;
    return nameOf({ itemId: itemId ?? null, field: (told ? parts.slice(0, -1) : parts).join('.'), language: told });
  }
  function textOf(path: string, value: unknown): string {
    if (path === 'order' && Array.isArray(value))
      return value.map((id) => items.findIndex(({ itemId }) => itemId === id) + 1 || t('items.new')).join(', ');
    return spelled(value, language) || words.empty;
  }
  return (
    <Dialog
      title={words.title}
      sub={words.text}
      glyph={{ icon: attentionPath, tone: 'soon' }}
      isWide
      isAlert
      isOpen={conflicts !== null}
      onClose={cancelMerge}
      buttons={
        <>
          <Button isSafeChoice onPress={cancelMerge}>
            {cancel}
          </Button>
          <Button variant="primary" onPress={() => void merge()}>
            {words.act}
          </Button>
        </>
      }
    >
      {conflicts && (
        <MergeChoice
          label={words.label}
          mine={words.mine}
          theirs={words.theirs}
          differences={conflicts.map(({ field, mine, theirs, chosen }) => ({
            field,
            label: labelOf(field),
            mine: textOf(field, mine),
            theirs: textOf(field, theirs),
            chosen,
          }))}
          onChoose={choose}
        />
      )}
    </Dialog>
  );
}

/** A value as it can be compared: of what has a text, the text. */
function spelled(value: unknown, language: Language): string {
  if (Array.isArray(value)) return value.map((each) => spelled(each, language)).join('; ');
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  const { label } = value as { label?: Partial<Record<Language, string>> };
  if (label) return label[language] ?? label.en ?? '';
  return Object.values(value)
    .map((each) => spelled(each, language))
    .join(' ');
}
