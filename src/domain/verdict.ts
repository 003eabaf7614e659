import type { Answer, AnswerValue } from '../contract/answer.ts';
import type { AnswerableItem, Checklist } from '../contract/checklist.ts';
import type { CheckResult } from '../contract/function-check.ts';
import { isOutside, measuredValue } from './measured-value.ts';
import { isAnswerable, visibleItems } from './visible-items.ts';

/** What one answer says: `open` = nothing yet, `neutral` = counts as nothing. */
export type ItemVerdict = 'open' | 'pass' | 'remark' | 'fail' | 'neutral';

/** The result of a check, by the one rule that page and server share. Sections and hidden items count as nothing. */
export function verdict(checklist: Pick<Checklist, 'items' | 'passRule'>, answers: readonly Answer[]): CheckResult {
  const evaluated = evaluatedItems(checklist.items, answers);
  if (evaluated.some(({ item, verdict: it }) => it === 'open' && item.required)) return 'incomplete';
  const failed = evaluated.filter(({ verdict: it }) => it === 'fail');
  const fails = checklist.passRule === 'allPass' ? failed : failed.filter(({ item }) => item.critical);
  if (fails.length > 0) return 'failed';
  return failed.length > 0 || evaluated.some(({ verdict: it }) => it === 'remark') ? 'passedWithRemarks' : 'passed';
}

/** Every visible item that can be answered, with what its answer says. */
export function evaluatedItems(items: Checklist['items'], answers: readonly Answer[]) {
  const byItem = new Map(answers.map((answer) => [answer.itemId, answer]));
  return visibleItems(items, answers)
    .filter(isAnswerable)
    .map((item) => ({
      item,
      answer: byItem.get(item.itemId),
      verdict: itemVerdict(item, byItem.get(item.itemId)?.value),
    }));
}

/** Evaluates the answer to one item. An answer of another kind than the item's is no answer. */
export function itemVerdict(item: AnswerableItem, value: AnswerValue | null | undefined): ItemVerdict {
  if (!value) return 'open';
  if (value.kind === 'notApplicable') return item.naAllowed ? 'neutral' : 'open';
  if (item.kind === 'passFailNa' && value.kind === 'passFailNa') {
    if (value.result === 'na') return item.naAllowed ? 'neutral' : 'open';
    return value.result;
  }
  if (item.kind === 'measurement' && value.kind === 'measurement') {
    if (value.readings.length < item.repeat) return 'open';
    const measured = measuredValue(
      item,
      value.readings.map(({ decimal }) => decimal),
    );
    if (isOutside(measured, item.lower, item.upper)) return 'fail';
    return isOutside(measured, item.warnLower, item.warnUpper) ? 'remark' : 'pass';
  }
  if (item.kind === 'text' && value.kind === 'text') return 'neutral';
  if (item.kind === 'photo' && value.kind === 'photo') return value.uploadIds.length < item.min ? 'open' : 'neutral';
  if (item.kind === 'choice' && value.kind === 'choice') {
    const chosen = item.options.filter(({ optionId }) => value.optionIds.includes(optionId));
    if (chosen.length === 0) return 'open';
    if (chosen.some(({ outcome }) => outcome === 'fail')) return 'fail';
    return chosen.some(({ outcome }) => outcome === 'pass') ? 'pass' : 'neutral';
  }
  return 'open';
}
