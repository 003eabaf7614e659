import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

const mostKept = 500; // customers, or parts of one that somebody is limited to
const timeStep = 15 * 60_000; // milliseconds: no day begins between two of these, in any time zone

/** Keeps what was worked out while nothing is changed that it is made of: a large fleet is counted once and not at each look. */
export function keptFigures<Figures>() {
  const kept = new Map<string, { stamp: string; figures: Promise<Figures> }>();
  return async (key: string, stamp: string, workOut: () => Promise<Figures>): Promise<Figures> => {
    const before = kept.get(key);
    if (before?.stamp === stamp) return before.figures;
    const figures = workOut();
    kept.delete(key);
    kept.set(key, { stamp, figures });
    figures.catch(() => kept.delete(key)); // what failed is asked anew
    if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
    return figures;
  };
}

/**
 * Changes whenever something was changed, sent or became due at a customer: the latest event of its own and of device
 * models (their schedules move dates), the latest submission, the quarter of an hour.
 */
export async function stampOf(db: Kysely<Tables>, customerId: string, now: number): Promise<string> {
  const event = await db
    .selectFrom('event')
    .select('id')
    .where('customerId', '=', customerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { model } = await db
    .selectFrom('event')
    .select(({ fn }) => fn.max('id').as('model'))
    .where('entityType', '=', 'deviceModel')
    .executeTakeFirstOrThrow();
  const check = await db
    .selectFrom('submission')
    .select(['receivedAt', 'id'])
    .where('customerId', '=', customerId)
    .where('kindOfSubmission', '=', 'functionCheck')
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return [event?.id, model, check?.receivedAt, check?.id, Math.floor(now / timeStep)].join();
}
