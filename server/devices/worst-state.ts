import { sql } from 'kysely';
import type { FleetState } from '../../src/contract/overview.ts';

export type WorstState = Exclude<keyof FleetState, 'total'>;

/** The one state under which a device in use is counted at a moment: the worst (contract/overview.ts). */
export const worstState = (at: string) => sql<WorstState>`case
  when device.condition = 'failed' then 'failed'
  when device.overdue_at <= ${at} then 'overdue'
  when device.soon_at <= ${at} then 'dueSoon'
  when device.never_done = 1 or device.condition = 'unknown' then 'unknown'
  else 'ok' end`;
