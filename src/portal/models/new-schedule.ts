import type { CheckKind } from '../../contract/checklist.ts';
import { anyChecklist, type TypedSchedule } from './model-values.ts';

/** What a schedule begins with: what the law asks for, else once a year. */
export function newSchedule(kind: CheckKind): TypedSchedule {
  const usual = {
    kind,
    checklistId: anyChecklist,
    interval: { value: 12, unit: 'month' },
    anchor: 'completed',
    dueRule: 'exactDay',
    leadDays: 30,
    performer: 'qualifiedInspector',
  } as const;
  switch (kind) {
    case 'stk':
      return { ...usual, interval: { value: 24, unit: 'month' }, dueRule: 'endOfMonth' };
    case 'mtk':
      return { ...usual, interval: { value: 24, unit: 'month' }, dueRule: 'endOfYear' };
    case 'preUse':
      return { ...usual, interval: { value: 1, unit: 'day' }, leadDays: 0, performer: 'anyone' };
    case 'visual':
    case 'periodic':
      return { ...usual, performer: 'anyone' };
    case 'commissioning':
    case 'afterRepair':
    case 'electricalSafety':
      return usual;
  }
}
