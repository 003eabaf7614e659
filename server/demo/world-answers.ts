import type { Answer, AnswerValue } from '../../src/contract/answer.ts';
import type { AnswerableItem, Checklist, MeasurementItem } from '../../src/contract/checklist.ts';
import { isAnswerable, visibleItems } from '../../src/domain/visible-items.ts';
import type { SeededRandom } from './seeded-random.ts';

type Goal = 'passed' | 'remarks' | 'failed';
/** A device as its values show it: where it stands between its limits (-1 to 1), and how worn it is (0 to 1). */
export type Wear = { bias: number; age: number };
type Making = { goal: Goal; wear: Wear; comment: string; mark: '.' | ','; random: SeededRandom };

/** The answers somebody gives to a checklist: values drift as the device ages, and one item stands out if the goal says so. */
export function worldAnswers({ items }: Pick<Checklist, 'items'>, making: Making): Answer[] {
  const answerable = items.filter(isAnswerable);
  const special = specialItem(answerable, making);
  const answers: Answer[] = [];
  for (const item of answerable) {
    if (item.kind === 'photo' || (item.kind === 'text' && !item.required)) continue;
    if (item.visibleIf && !visibleItems(items, answers).includes(item)) continue;
    const isSpecial = item === special;
    const value = isSpecial ? specialValue(item, making) : goodValue(item, making);
    answers.push({ itemId: item.itemId, value, comment: isSpecial ? making.comment : '', photos: [] });
  }
  return answers;
}

function specialItem(items: readonly AnswerableItem[], { goal, random }: Making): AnswerableItem | undefined {
  if (goal === 'passed') return undefined;
  const measured = items.filter(
    (item) => item.kind === 'measurement' && (goal === 'failed' ? item.critical : hasWarning(item)),
  );
  const asked = items.filter((item) => item.kind === 'passFailNa' && item.critical && goal === 'failed');
  return random.pick(measured.length > 0 && (asked.length === 0 || random.chance(0.6)) ? measured : asked);
}

const hasWarning = ({ warnLower, warnUpper }: MeasurementItem) => warnLower !== undefined || warnUpper !== undefined;

function specialValue(item: AnswerableItem, making: Making): AnswerValue {
  if (item.kind !== 'measurement') return { kind: 'passFailNa', result: 'fail' };
  const { lower, upper, warnLower, warnUpper } = item;
  const isHigh = making.goal === 'failed' ? upper !== undefined : warnUpper !== undefined;
  const [limit, warning] = isHigh ? [upper!, warnUpper ?? upper!] : [lower!, warnLower ?? lower!];
  const beyond = Math.max(Math.abs(limit) * 0.06, Math.abs(limit - warning), 2 * 10 ** -item.decimals);
  if (making.goal === 'remarks') return readings(item, making, () => (limit + warning) / 2);
  if (isHigh) return readings(item, making, () => limit + beyond);
  return readings(item, making, () => (limit > 0 ? limit * 0.85 : limit - beyond)); // no negative resistance
}

function goodValue(item: AnswerableItem, making: Making): AnswerValue {
  switch (item.kind) {
    case 'passFailNa':
      return { kind: 'passFailNa', result: item.naAllowed && making.random.chance(0.15) ? 'na' : 'pass' };
    case 'measurement':
      return readings(item, making, () => usualNumber(item, making));
    case 'choice':
      return { kind: 'choice', optionIds: [item.options.find(({ outcome }) => outcome === 'pass')!.optionId] };
    case 'text':
      return { kind: 'text', text: 'E 17' };
    case 'photo':
      return { kind: 'notApplicable' };
  }
}

/** Well within the limits while the device is young, nearer to them as it wears. */
function usualNumber(item: MeasurementItem, { wear: { bias, age }, random }: Making): number {
  const [low, high] = [item.warnLower ?? item.lower, item.warnUpper ?? item.upper];
  const noise = random.bell() * 0.06;
  if (low !== undefined && high !== undefined) {
    const half = (high - low) / 2;
    return low + half + half * (bias * 0.45 + Math.sign(bias) * age * 0.3 + noise);
  }
  if (high !== undefined) return high * (0.35 + bias * 0.2 + age * 0.3 + noise);
  const top = Math.min(item.plausMax ?? low! * 3, low! * 3);
  return low! + (top - low!) * (0.55 + bias * 0.2 - age * 0.25 + noise);
}

function readings(item: MeasurementItem, { mark }: Making, number: () => number): AnswerValue {
  return {
    kind: 'measurement',
    readings: Array.from({ length: item.repeat }, () => {
      const decimal = number().toFixed(item.decimals);
      return { decimal, typed: decimal.replace('.', mark) };
    }),
  };
}
