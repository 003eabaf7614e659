import type { FieldError } from '../contract/problem.ts';
import { addDays } from './plain-date.ts';

/** What can only have happened: making, commissioning, acquisition (domain.md, section 0). */
type Happened = { manufacturedOn?: Text; commissionedOn?: Text; acquisitionYear?: number | null | undefined };
type Text = string | null | undefined;

/**
 * Those of them that lie after tomorrow, as errors with pointers. Tomorrow, because it begins earlier east of here.
 * `now` in milliseconds since 1970.
 */
export function futureDates({ manufacturedOn, commissionedOn, acquisitionYear }: Happened, now: number): FieldError[] {
  const tomorrow = addDays(new Date(now).toISOString().slice(0, 10), 1);
  const dates = { manufacturedOn, commissionedOn, acquisitionYear: acquisitionYear?.toString() };
  return Object.entries(dates).flatMap(([field, date]) =>
    date && date > tomorrow ? [{ pointer: `/${field}`, code: 'dateInFuture' }] : [],
  );
}
