import { sql, type RawBuilder } from 'kysely';
import type { FleetState } from '../../src/contract/overview.ts';

/** The figures that are counted; their total is what is ok, due soon or overdue. */
export const countedFigures = ['ok', 'dueSoon', 'overdue', 'failed', 'neverDone'] as const satisfies Exclude<
  keyof FleetState,
  'total'
>[];
export type CountedFigure = (typeof countedFigures)[number];

/** Whether a device in use is counted under a figure at a moment (contract/overview.ts). */
export function isCountedAs(figure: keyof FleetState, at: string): RawBuilder<boolean> {
  switch (figure) {
    case 'total':
      return sql`1 = 1`;
    case 'overdue':
      return sql`device.overdue_at <= ${at}`;
    case 'dueSoon':
      return sql`(device.overdue_at > ${at} and device.soon_at <= ${at})`;
    case 'ok':
      return sql`(device.overdue_at > ${at} and device.soon_at > ${at})`;
    case 'failed':
      return sql`device.condition = 'failed'`;
    case 'neverDone':
      // Written out and not handed in: only so is it known to be in the index of those never done.
      return sql`device.never_done = 1`;
  }
}
