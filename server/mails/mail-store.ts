import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Language } from '../../src/contract/language.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import type { Database } from '../database/connect.ts';
import type { MailRow, Tables } from '../database/tables.ts';

const claim = 120_000; // milliseconds an instance has for one mail before another one takes it
/** The longest time between two tries of one mail, in milliseconds. */
export const longestPause = 60 * 60_000;
const atOnce = 5;

type NewMail = Pick<MailRow, 'purpose' | 'toAddress'> & {
  language: Language;
  userId?: string;
  details?:
    | { message?: string }
    | { submissionId: string; deviceId?: string }
    | { questionId: string; message: string }
    | { customerId: string; message: string };
  now: number;
};

/** Puts a mail into the table; from here on it is sent, once over all instances, however often that has to be tried. */
export async function enqueueMail(db: Kysely<Tables>, mail: NewMail): Promise<string> {
  const id = uuidV7(mail.now);
  await enqueueMailOnce(db, { ...mail, id });
  return id;
}

/** The same under an id that says which mail it is: whoever comes second puts nothing there. */
export async function enqueueMailOnce(db: Kysely<Tables>, mail: NewMail & { id: string }): Promise<void> {
  const { now, details = {}, userId = null, ...rest } = mail;
  const at = new Date(now).toISOString();
  await db
    .insertInto('mail')
    .values({
      ...rest,
      userId,
      detailsJson: JSON.stringify(details),
      state: 'waiting',
      attempts: 0,
      nextAttemptAt: at,
      claimedUntil: null,
      lastError: null,
      createdAt: at,
      sentAt: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Takes mails that are due, for this instance alone. */
export function claimDueMails({ db }: Database, now: number): Promise<MailRow[]> {
  const [at, latestTry, latestClaim] = [now, now + longestPause, now + claim].map((it) => new Date(it).toISOString());
  return db.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('mail')
      .select('id')
      .where('state', '=', 'waiting')
      // Later than any pause is of a clock that had jumped ahead: it counts as now.
      .where((where) => where.or([where('nextAttemptAt', '<=', at!), where('nextAttemptAt', '>', latestTry!)]))
      .where(isFree)
      .orderBy('nextAttemptAt')
      .limit(atOnce)
      .execute();
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    // Asked once more, because on PostgreSQL another instance may have been faster.
    return transaction
      .updateTable('mail')
      .set({ claimedUntil: new Date(now + claim).toISOString() })
      .where('id', 'in', ids)
      .where('state', '=', 'waiting')
      .where(isFree)
      .returningAll()
      .execute();
  });

  function isFree(where: ExpressionBuilder<Tables, 'mail'>) {
    const is = (how: '<' | '>', time: string) => where('claimedUntil', how, time);
    return where.or([where('claimedUntil', 'is', null), is('<', at!), is('>', latestClaim!)]);
  }
}

/** Writes down what became of a try. */
export async function settleMail(db: Kysely<Tables>, id: string, outcome: Partial<MailRow>): Promise<void> {
  await db
    .updateTable('mail')
    .set({ ...outcome, claimedUntil: null })
    .where('id', '=', id)
    .execute();
}

type Which = Pick<MailRow, 'purpose'> &
  ({ toAddress: string } | { userId: string }) & {
    /** Milliseconds. */
    within: number;
    now: number;
  };

/** When the mails of a kind to an address or a person were asked for lately, the last one first; none of the future. */
export async function recentMailsTo(db: Kysely<Tables>, { purpose, within, now, ...to }: Which): Promise<number[]> {
  const [column, value] = 'toAddress' in to ? (['toAddress', to.toAddress] as const) : (['userId', to.userId] as const);
  const rows = await db
    .selectFrom('mail')
    .select('createdAt')
    .where('purpose', '=', purpose)
    .where(column, '=', value)
    .where('createdAt', '>', new Date(now - within).toISOString())
    .where('createdAt', '<=', new Date(now).toISOString())
    .orderBy('createdAt', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ createdAt }) => Date.parse(createdAt));
}
