import type { Kysely } from 'kysely';
import type { CheckKind } from '../../src/contract/checklist.ts';
import type { qualificationSchema } from '../../src/contract/user.ts';
import type { z } from '../../src/contract/zod.ts';
import { reachOf } from '../../src/domain/rights.ts';
import type { ScheduleRow, Tables } from '../database/tables.ts';
import type { KnownDevice } from '../devices/device-store.ts';
import { HttpProblem } from '../http/problems.ts';
import type { Caller } from '../http/caller.ts';
import { qualificationsOf } from '../database/json-columns.ts';

type Qualification = z.output<typeof qualificationSchema>;

/** Whoever made a check and is signed in while it is delivered, with what they were trained for. */
export type SignedInPerformer = Caller & { qualifications: Qualification[] };

/**
 * The performer a check names, proven by their own session; a refusal where that is not there. Whoever is gone or may no
 * longer make checks is told so, because waiting for a sign-in would be in vain.
 */
export async function signedInPerformer(
  db: Kysely<Tables>,
  userId: string,
  caller: Caller | null,
): Promise<SignedInPerformer | HttpProblem> {
  const user = await db
    .selectFrom('appUser')
    .select(['status', 'userGroup', 'qualificationsJson', 'deletedAt'])
    .where('id', '=', userId)
    .executeTakeFirst();
  const isGone = user && (user.deletedAt !== null || user.status === 'deactivated');
  if (isGone || (user && reachOf(user.userGroup, 'check.make') === undefined))
    return new HttpProblem('performerNoLongerAllowed');
  if (!user || caller?.userId !== userId) return new HttpProblem('signInRequired');
  return { ...caller, qualifications: qualificationsOf(user.qualificationsJson) };
}

/** Whether a device is among those somebody makes checks of. */
export function isInScope({ group, customerId, siteIds }: SignedInPerformer, device: KnownDevice): boolean {
  const reach = reachOf(group, 'check.make');
  if (reach === 'all') return true;
  if (reach === undefined || device.customerId !== customerId) return false;
  return reach === 'own' || siteIds.length === 0 || siteIds.includes(device.siteId ?? '');
}

/** Nobody's word is taken for these without a sign-in. */
const neverByAnyone: readonly CheckKind[] = ['commissioning', 'electricalSafety', 'afterRepair', 'stk', 'mtk'];

type Asked = ScheduleRow['performer'];

/** Who may make a kind of check of a device, as its model says; where it says nothing, the kind does. */
export const performerAsked = (kind: CheckKind, byModel: Asked | undefined): Asked =>
  neverByAnyone.includes(kind) && (byModel ?? 'anyone') === 'anyone' ? 'qualifiedInspector' : (byModel ?? 'anyone');

type Check = { asked: Asked; modelId: string | undefined; day: string };

/** Whether somebody has the qualification that is asked for, for this model and on this day. */
export function isQualified({ qualifications }: SignedInPerformer, { asked, modelId, day }: Check): boolean {
  if (asked === 'anyone') return true;
  return qualifications.some(({ kind, modelIds, validUntil }) => {
    const isEnough = kind === asked || asked === 'instructedUser';
    const isForModel = modelIds.length === 0 || modelIds.includes(modelId ?? '');
    return isEnough && isForModel && (validUntil === null || validUntil >= day);
  });
}
