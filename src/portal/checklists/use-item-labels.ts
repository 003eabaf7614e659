import { useTranslation } from 'react-i18next';
import type { ChecklistItem, MeasurementItem } from '../../contract/checklist.ts';
import type { Language } from '../../contract/language.ts';
import { localText } from '../../domain/local-text.ts';
import { regional } from '../../i18n/regional.ts';
import { stepNumber } from './item-edits.ts';

/** A step in words: what it asks for, by which limits, and when it is shown. Its own texts in the language given. */
export function useItemLabels(language: Language) {
  const { t, i18n } = useTranslation(['checklists', 'field', 'work']);
  const list = new Intl.ListFormat(regional(i18n.language), { type: 'unit' });
  const numbers = new Intl.NumberFormat(regional(i18n.language), { maximumFractionDigits: 6 });
  const textOf = (item: Pick<ChecklistItem, 'label'>) => localText(item.label, language) || t('item.noText');

  /** What an answer can be, where that is known. */
  function answersOf(item: ChecklistItem): { id: string; label: string }[] {
    if (item.kind === 'passFailNa')
      return (['pass', 'fail', ...(item.naAllowed ? (['na'] as const) : [])] as const).map((id) => ({
        id,
        label: t(`field:result.${id}`),
      }));
    return item.kind === 'choice'
      ? item.options.map(({ optionId, label }) => ({
          id: optionId,
          label: localText(label, language) || t('item.noText'),
        }))
      : [];
  }

  function limitsOf({ lower, upper, unit }: MeasurementItem): string {
    const ends = [lower, upper].map((end) => (end === undefined ? '…' : numbers.format(end)));
    return lower === undefined && upper === undefined ? unit.shown : `${ends.join(' – ')} ${unit.shown}`;
  }

  function detailsOf(item: ChecklistItem): string {
    switch (item.kind) {
      case 'section':
        return t('kinds.section');
      case 'measurement':
        return list.format([t('kinds.measurement'), limitsOf(item)].filter((part) => part !== ''));
      case 'choice':
        return `${t('kinds.choice')}: ${list.format(answersOf(item).map(({ label }) => label))}`;
      case 'passFailNa':
      case 'text':
      case 'photo':
        return t(`kinds.${item.kind}`);
    }
  }

  return {
    textOf,
    answersOf,
    detailsOf,
    flagsOf: (item: ChecklistItem): string[] =>
      item.kind === 'section'
        ? []
        : (['critical', 'naAllowed', 'commentRequiredOnFail'] as const)
            .filter((flag) => item[flag])
            .map((flag) => t(`item.${flag}`))
            .concat(item.required ? [] : [t('item.optional')]),
    conditionOf({ visibleIf }: ChecklistItem, items: readonly ChecklistItem[]): string | undefined {
      const asked = items.find(({ itemId }) => itemId === visibleIf?.itemId);
      if (!visibleIf || !asked) return undefined;
      const value = answersOf(asked).find(({ id }) => id === visibleIf.value)?.label ?? visibleIf.value;
      return t(`item.conditions.${visibleIf.op}`, {
        nth: stepNumber(items, asked.itemId),
        label: textOf(asked),
        value,
      });
    },
  };
}
