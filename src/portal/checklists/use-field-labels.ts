import { useTranslation } from 'react-i18next';
import type { ChecklistItem } from '../../contract/checklist.ts';
import type { Language } from '../../contract/language.ts';
import { stepNumber } from './item-edits.ts';
import type { PlacedError } from './placed-error.ts';
import { useItemLabels } from './use-item-labels.ts';

type FieldWordsOf = { items: readonly ChecklistItem[]; language: Language; languageNames: Record<Language, string> };

/** The name of a field of a checklist, with the step it belongs to and the language it is in. */
export function useFieldLabels({ items, language, languageNames }: FieldWordsOf) {
  const { t, i18n } = useTranslation('checklists');
  const { textOf } = useItemLabels(language);

  function fieldOf(field: string): string {
    const option = /^options\.(\d+)/.exec(field)?.[1];
    if (option !== undefined) return t('item.nthOption', { nth: Number(option) + 1 });
    const [first = field] = field.split('.');
    const known = [`item.${names[first] ?? first}`, `fields.${first}`].find((key) => i18n.exists(`checklists:${key}`));
    return known === undefined ? field : t(known as 'item.label');
  }

  return {
    nameOf({ itemId, field, language: told }: Pick<PlacedError, 'itemId' | 'field' | 'language'>): string {
      const item = items.find((each) => each.itemId === itemId);
      const name = told ? `${fieldOf(field)} (${languageNames[told]})` : fieldOf(field);
      if (!item) return name;
      const nth = stepNumber(items, item.itemId);
      return `${nth > 0 ? `${nth}. ` : ''}${textOf(item)}, ${name}`;
    },
  };
}

/** Fields whose name stands under another key. */
const names: Record<string, string> = { visibleIf: 'shown', unit: 'unitShown' };
