import type { Kysely } from 'kysely';
import type { DeviceModelChange } from '../../src/contract/device-model.ts';
import { isNormalText } from '../../src/contract/text.ts';
import type { FieldError } from '../../src/contract/problem.ts';
import type { ModelSchedule } from '../../src/contract/schedule.ts';
import { hasGs1CheckDigit } from '../../src/domain/gs1-check-digit.ts';
import { isSafePattern } from '../../src/domain/safe-pattern.ts';
import type { Tables } from '../database/tables.ts';

const longestKind = 120; // characters
const mostMonths = 24; // between two STK (MPBetreibV § 12)

/** What is wrong with a model beyond the shape of its fields. */
export async function modelErrors(db: Kysely<Tables>, change: DeviceModelChange): Promise<FieldError[]> {
  const { kind, udiDi, serialPattern, schedules = [] } = change;
  const errors: FieldError[] = [];
  if (!kind.en) errors.push({ pointer: '/kind/en', code: 'textMissing' });
  for (const [language, text] of Object.entries(kind))
    if (text.length > longestKind || !isNormalText(text))
      errors.push({ pointer: `/kind/${language}`, code: text.length > longestKind ? 'textTooLong' : 'textNotNormal' });
  if (udiDi && !hasGs1CheckDigit(udiDi)) errors.push({ pointer: '/udiDi', code: 'checkDigitWrong' });
  if (serialPattern && !isSafePattern(serialPattern))
    errors.push({ pointer: '/serialPattern', code: 'notASafePattern' });
  const ids = schedules.flatMap(({ checklistId }) => checklistId ?? []);
  const known =
    ids.length === 0 ? [] : await db.selectFrom('checklist').select(['id', 'kind']).where('id', 'in', ids).execute();
  for (const [at, schedule] of schedules.entries()) {
    const checklist = known.find(({ id }) => id === schedule.checklistId);
    if (schedule.checklistId !== null && checklist?.kind !== schedule.kind)
      errors.push({ pointer: `/schedules/${at}/checklistId`, code: 'checklistUnknown' });
    if (schedules.findIndex((it) => it.kind === schedule.kind) < at)
      errors.push({ pointer: `/schedules/${at}/kind`, code: 'kindDouble' });
    errors.push(
      ...lawErrors(schedule).map((field) => ({ pointer: `/schedules/${at}/${field}`, code: 'scheduleNotAllowed' })),
    );
  }
  return errors;
}

/** Fields that are not as the law wants them: STK at the end of a month after two years at most, MTK at the end of a year. */
function lawErrors({ kind, dueRule, interval: { value, unit } }: ModelSchedule): string[] {
  if (kind === 'mtk') return dueRule === 'endOfYear' ? [] : ['dueRule'];
  if (kind !== 'stk') return [];
  const months = unit === 'year' ? value * 12 : unit === 'month' ? value : value / 31;
  return [...(dueRule === 'endOfMonth' ? [] : ['dueRule']), ...(months > mostMonths ? ['interval'] : [])];
}
