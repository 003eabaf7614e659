import type { TFunction } from 'i18next';
import type { AnswerableItem, MeasurementItem } from '../../contract/checklist.ts';
import type { DraftAnswer } from '../../contract/draft.ts';
import type { Language } from '../../contract/language.ts';
import { localText } from '../../domain/local-text.ts';
import { regional } from '../../i18n/regional.ts';
import { evaluatedMeasurement } from './evaluated-measurement.ts';
import { shownValue } from './shown-value.ts';

type Answered = {
  item: AnswerableItem;
  draft: DraftAnswer | undefined;
  language: Language;
  t: TFunction<['work', 'field']>;
};

/** An answer as it is read out in the review, with the limits it was evaluated by. */
export function answerWords({ item, draft, language, t }: Answered): { answer: string; limits: string } {
  if (!draft) return { answer: '', limits: '' };
  if (draft.result) return { answer: t(`field:result.${draft.result}`), limits: '' };
  switch (item.kind) {
    case 'measurement': {
      const evaluated = evaluatedMeasurement(item, draft.typed);
      const value = 'value' in evaluated ? evaluated.value : null;
      const answer = value === null ? '' : `${shownValue(value, item, language)} ${item.unit.shown}`;
      return { answer, limits: limitWords(item, language, t) };
    }
    case 'choice': {
      const chosen = item.options.filter(({ optionId }) => draft.optionIds.includes(optionId));
      const list = new Intl.ListFormat(regional(language), { type: 'unit' });
      return { answer: list.format(chosen.map(({ label }) => localText(label, language))), limits: '' };
    }
    case 'photo':
      return { answer: draft.photos?.length ? t('work:photo.taken', { count: draft.photos.length }) : '', limits: '' };
    case 'text':
    case 'passFailNa':
      return { answer: draft.typed[0] ?? '', limits: '' };
  }
}

function limitWords(item: MeasurementItem, language: Language, t: Answered['t']): string {
  const shown = (limit: number) => shownValue(limit, item, language);
  const { lower, upper, unit } = item;
  if (lower !== undefined && upper !== undefined)
    return t('work:limits.both', { lower: shown(lower), upper: shown(upper), unit: unit.shown });
  if (upper !== undefined) return t('work:limits.upper', { upper: shown(upper), unit: unit.shown });
  return lower === undefined ? '' : t('work:limits.lower', { lower: shown(lower), unit: unit.shown });
}
