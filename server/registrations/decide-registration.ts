import type { Transaction } from 'kysely';
import { openRegistrationStates } from '../../src/contract/registration-details.ts';
import type { SubmissionRow, Tables } from '../database/tables.ts';
import { recordEvents, type NewEvent } from '../history/event-store.ts';

type Decision = {
  before: SubmissionRow;
  state: 'approved' | 'rejected' | 'duplicate' | 'needsInfo';
  reason?: string;
  actor: NewEvent['actor'];
  now: number;
};

/** Decides about an open registration. Of two people who decide at once one gets true; the other waits and gets false. */
export async function decideRegistration(
  transaction: Transaction<Tables>,
  { before, state, reason, actor, now }: Decision,
): Promise<boolean> {
  const isOpen = state === 'needsInfo';
  const closed = { closedAt: new Date(now).toISOString(), closedReason: reason ?? null };
  const { numUpdatedRows } = await transaction
    .updateTable('submission')
    .set({ state, ...(isOpen ? {} : closed) })
    .where('id', '=', before.id)
    .where('state', 'in', openRegistrationStates)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  const changes = [{ field: 'state', from: before.state, to: state }];
  const of = { customerId: before.customerId, entityType: 'deviceRegistration', entityId: before.id };
  await recordEvents(transaction, [{ ...of, actor, action: `deviceRegistration.${state}`, changes, reason }], now);
  return true;
}
