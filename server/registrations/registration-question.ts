import type { Kysely, Transaction } from 'kysely';
import { openRegistrationStates } from '../../src/contract/registration-details.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import type { RegistrationQuestionRow, SubmissionRow, Tables } from '../database/tables.ts';
import { recordEvents, type NewEvent } from '../history/event-store.ts';
import { enqueueMail } from '../mails/mail-store.ts';
import { isWithin } from '../times-past.ts';
import { tokenHash } from '../access/token-hash.ts';
import { decideRegistration } from './decide-registration.ts';
import { registrationOf } from '../database/json-columns.ts';

const life = 30 * 86_400_000; // milliseconds
type Asking = { before: SubmissionRow; question: string; actor: NewEvent['actor']; now: number };

/** Asks the contact of a registration by mail; an earlier question that was not answered ends. */
export async function askAboutRegistration(
  transaction: Transaction<Tables>,
  { before, question, actor, now }: Asking,
): Promise<boolean> {
  if (!(await decideRegistration(transaction, { before, state: 'needsInfo', reason: question, actor, now })))
    return false;
  const at = new Date(now).toISOString();
  await transaction
    .updateTable('registrationQuestion')
    .set({ expiresAt: at })
    .where('submissionId', '=', before.id)
    .where('answeredAt', 'is', null)
    .execute();
  const id = uuidV7(now);
  await transaction
    .insertInto('registrationQuestion')
    .values({
      id,
      submissionId: before.id,
      question,
      askedAt: at,
      askedBy: actor.name ?? null,
      expiresAt: new Date(now + life).toISOString(),
    })
    .execute();
  const { email, language } = registrationOf(before.contentJson).contact;
  const details = { questionId: id, message: question };
  await enqueueMail(transaction, { purpose: 'registrationQuestion', toAddress: email, language, details, now });
  return true;
}

export type ReadQuestion =
  | { kind: 'open'; question: RegistrationQuestionRow; registration: SubmissionRow }
  | { kind: 'unknown' | 'ended' };

/** The question behind a link. Looking at it uses nothing up. */
export async function readQuestion(db: Kysely<Tables>, token: string, now: number): Promise<ReadQuestion> {
  const question = await db
    .selectFrom('registrationQuestion')
    .selectAll()
    .where('tokenHash', '=', tokenHash(token))
    .executeTakeFirst();
  if (!question) return { kind: 'unknown' };
  if (question.answeredAt !== null || !isWithin(question.expiresAt, now, life)) return { kind: 'ended' };
  const registration = await db
    .selectFrom('submission')
    .selectAll()
    .where('id', '=', question.submissionId)
    .where('state', 'in', openRegistrationStates)
    .executeTakeFirst();
  return registration ? { kind: 'open', question, registration } : { kind: 'ended' };
}

type Answering = Extract<ReadQuestion, { kind: 'open' }> & { answer: string; now: number };

/** Keeps the answer, once; the registration is back with whoever reviews it. */
export function answerQuestion(
  db: Kysely<Tables>,
  { question, registration, answer, now }: Answering,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('registrationQuestion')
      .set({ answer, answeredAt: new Date(now).toISOString() })
      .where('id', '=', question.id)
      .where('answeredAt', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    await transaction
      .updateTable('submission')
      .set({ state: 'inReview' })
      .where('id', '=', registration.id)
      .where('state', '=', 'needsInfo')
      .execute();
    const of = { customerId: registration.customerId, entityType: 'deviceRegistration', entityId: registration.id };
    const changes = [{ field: 'answer', from: null, to: answer }];
    const actor = { kind: 'public' } as const;
    await recordEvents(transaction, [{ ...of, actor, action: 'deviceRegistration.answered', changes }], now);
    return true;
  });
}
