import type { TFunction } from 'i18next';
import type { Answer } from '../../contract/answer.ts';
import type { AnswerableItem } from '../../contract/checklist.ts';
import type { Language } from '../../contract/language.ts';
import { localText } from '../../domain/local-text.ts';
import { regional } from '../../i18n/regional.ts';

type Submitted = {
  answer: Pick<Answer, 'value'>;
  /** Undefined when this phone does not have the checklist. */
  item: AnswerableItem | undefined;
  language: Language;
  t: TFunction<['work', 'field']>;
};

/** A submitted answer in words, with numbers as they were typed. */
export function submittedWords({ answer: { value }, item, language, t }: Submitted): string {
  const list = new Intl.ListFormat(regional(language), { type: 'unit' });
  switch (value?.kind) {
    case 'passFailNa':
      return t(`field:result.${value.result}`);
    case 'notApplicable':
      return t('field:result.na');
    case 'measurement': {
      const typed = list.format(value.readings.map((reading) => reading.typed));
      return item?.kind === 'measurement' ? `${typed} ${item.unit.shown}` : typed;
    }
    case 'text':
      return value.text;
    case 'choice': {
      const options = item?.kind === 'choice' ? item.options : [];
      const labelOf = (id: string) => options.find(({ optionId }) => optionId === id)?.label;
      return list.format(value.optionIds.map((id) => localText(labelOf(id) ?? { en: id }, language)));
    }
    case 'photo':
      return t('work:photo.taken', { count: value.uploadIds.length });
    case undefined:
      return '';
  }
}
