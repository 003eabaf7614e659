import type { AnswerValue } from '../../src/contract/answer.ts';
import type { ChecklistItem, MeasurementItem } from '../../src/contract/checklist.ts';
import { localText } from '../../src/domain/local-text.ts';
import { measuredValue, shownNumber } from '../../src/domain/measured-value.ts';
import type { Words } from '../texts/words-in.ts';

/** An answer as a sentence of the protocol; empty where there is none. */
export function answerWords(
  item: ChecklistItem,
  { value, words }: { value: AnswerValue | null; words: Words },
): string {
  if (!value) return words.say('documents:protocol.unanswered');
  switch (value.kind) {
    case 'notApplicable':
      return words.say('documents:answers.na');
    case 'passFailNa':
      return words.say(`documents:answers.${value.result}`);
    case 'text':
      return value.text;
    case 'photo':
      return words.say('documents:answers.photos', { count: value.uploadIds.length });
    case 'choice':
      return value.optionIds.map((id) => optionWords(item, id, words)).join(', ');
    case 'measurement':
      return measured(item, value, words);
  }
}

function optionWords(item: ChecklistItem, id: string, { language }: Words): string {
  const option = item.kind === 'choice' ? item.options.find(({ optionId }) => optionId === id) : undefined;
  return option ? localText(option.label, language) : id;
}

type Readings = Extract<AnswerValue, { kind: 'measurement' }>;

/** Every reading as it was understood, and where there are several the one that counts. */
function measured(item: ChecklistItem, { readings }: Readings, words: Words): string {
  const unit = item.kind === 'measurement' ? item.unit.shown : '';
  const all = readings.map(({ decimal }) => words.decimal(decimal)).join('; ');
  const written = `${all} ${unit}`.trim();
  if (item.kind !== 'measurement' || readings.length < 2) return written;
  return `${written}\n${words.say(`documents:aggregate.${item.aggregate}`, { value: counted(item, readings, words), unit })}`;
}

function counted(item: MeasurementItem, readings: Readings['readings'], words: Words): string {
  const value = shownNumber(
    measuredValue(
      item,
      readings.map(({ decimal }) => decimal),
    ),
  );
  return words.decimal(Number(value.toFixed(item.decimals + 1)));
}

/** The limits of a measurement, and where it is remarked upon; empty for every other item. */
export function limitWords(item: ChecklistItem, words: Words): string {
  if (item.kind !== 'measurement') return '';
  const { lower, upper, warnLower, warnUpper, unit } = item;
  const limits = between({ lower, upper, unit: unit.shown }, words);
  const remarks = between({ lower: warnLower, upper: warnUpper, unit: unit.shown }, words);
  return [limits, remarks && words.say('documents:protocol.remarkOutside', { limits: remarks })]
    .filter((it) => it !== '')
    .join('\n');
}

type Limits = { lower: number | undefined; upper: number | undefined; unit: string };

function between({ lower, upper, unit }: Limits, words: Words): string {
  const gaps = { lower: words.decimal(lower ?? ''), upper: words.decimal(upper ?? ''), unit };
  if (lower !== undefined && upper !== undefined) return words.say('documents:limits.both', gaps);
  if (upper !== undefined) return words.say('documents:limits.upper', gaps);
  return lower === undefined ? '' : words.say('documents:limits.lower', gaps);
}
