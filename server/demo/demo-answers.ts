import type { Answer, AnswerValue } from '../../src/contract/answer.ts';
import type { AnswerableItem, Checklist } from '../../src/contract/checklist.ts';
import { isAnswerable } from '../../src/domain/visible-items.ts';
import type { DemoCheck } from './demo-devices.ts';

/** The answers of an earlier check with the outcome wished for: one item fails, or one value is near its limit. */
export function demoAnswers({ items }: Pick<Checklist, 'items'>, outcome: DemoCheck['outcome']): Answer[] {
  const answerable = items.filter(isAnswerable).filter(({ visibleIf, required }) => !visibleIf && required);
  const failing = outcome === 'failed' && answerable.find(({ kind, critical }) => kind === 'passFailNa' && critical);
  const near = outcome === 'remarks' && answerable.find(({ kind }) => kind === 'measurement');
  return answerable.map((item) => ({
    itemId: item.itemId,
    value: item === failing ? { kind: 'passFailNa', result: 'fail' } : goodValue(item, item === near),
    comment: item === failing ? 'Riss an der Unterseite, Gerät aus dem Betrieb genommen.' : '',
    photos: [],
  }));
}

function goodValue(item: AnswerableItem, isNearLimit: boolean): AnswerValue {
  switch (item.kind) {
    case 'passFailNa':
      return { kind: 'passFailNa', result: 'pass' };
    case 'measurement': {
      const { lower = 0, warnLower = lower, warnUpper = warnLower + 2, decimals, repeat } = item;
      const number = isNearLimit ? (lower + warnLower) / 2 : (warnLower + warnUpper) / 2;
      const decimal = number.toFixed(decimals);
      return { kind: 'measurement', readings: Array.from({ length: repeat }, () => ({ decimal, typed: decimal })) };
    }
    case 'text':
      return { kind: 'text', text: '2.4.1' };
    case 'choice':
      return { kind: 'choice', optionIds: [item.options.find(({ outcome }) => outcome === 'pass')!.optionId] };
    case 'photo':
      return { kind: 'notApplicable' };
  }
}
