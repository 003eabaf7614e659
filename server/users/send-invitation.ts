import type { Kysely } from 'kysely';
import { fallbackLanguage, languageSchema, type Language } from '../../src/contract/language.ts';
import type { Tables } from '../database/tables.ts';
import { recordEvents, type NewEvent } from '../history/event-store.ts';
import type { Limits } from '../http/limits.ts';
import { HttpProblem } from '../http/problems.ts';
import { enqueueMail, recentMailsTo } from '../mails/mail-store.ts';
import { linkLife } from '../access/link-store.ts';
import { maskedEmail } from '../access/masked-email.ts';
import { eventOf, type StoredUser } from './managed-user.ts';

const shortestPause = 60_000; // milliseconds between two mails to one person

type Wish = {
  user: StoredUser;
  language?: Language;
  message?: string;
  limits: Pick<Limits, 'takeInvitation'>;
  actor: NewEvent['actor'];
  now: number;
};

/** Puts the mail that invites somebody on its way, also again: a new link takes the place of the last one. */
export function sendInvitation(db: Kysely<Tables>, { user, language, message, limits, actor, now }: Wish) {
  return db.transaction().execute(async (transaction) => {
    // Writes nothing new: of two who send at once the second waits, and is told that it is too soon.
    const { status } = await transaction
      .updateTable('appUser')
      .set((eb) => ({ version: eb.ref('version') }))
      .where('id', '=', user.id)
      .returning('status')
      .executeTakeFirstOrThrow();
    if (status === 'active') return new HttpProblem('userAlreadyActive');
    if (status !== 'invited') return new HttpProblem('userDeactivated');
    const which = { userId: user.id, purpose: 'activation', within: shortestPause, now } as const;
    const [last] = await recentMailsTo(transaction, which);
    const wait = last === undefined ? 0 : last + shortestPause - now;
    if (wait > 0) return new HttpProblem('resendTooSoon', { retryAfterSeconds: Math.ceil(wait / 1000) });
    const seconds = await limits.takeInvitation(user);
    if (seconds !== null)
      return new HttpProblem('tooManyRequests', { retryAfterSeconds: seconds, params: { seconds } });
    const own = languageSchema.safeParse(user.language).data ?? fallbackLanguage;
    await enqueueMail(transaction, {
      purpose: 'activation',
      toAddress: user.email,
      userId: user.id,
      language: language ?? own,
      details: message === undefined ? {} : { message },
      now,
    });
    await recordEvents(transaction, [{ ...eventOf(user), actor, action: 'invitationSent' }], now);
    return { sentTo: maskedEmail(user.email), expiresAt: new Date(now + linkLife.activation).toISOString() };
  });
}
