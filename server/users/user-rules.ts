import type { Kysely } from 'kysely';
import type { FieldError } from '../../src/contract/problem.ts';
import type { UserChange } from '../../src/contract/user.ts';
import { assignableGroups, hasSiteLimit, isAbove } from '../../src/domain/rights.ts';
import type { CustomerRow, Tables } from '../database/tables.ts';
import { HttpProblem } from '../http/problems.ts';
import type { Caller } from '../http/caller.ts';
import type { StoredUser } from './managed-user.ts';
import { siteIdsOf } from '../database/json-columns.ts';

type Wish = { caller: Caller; customer: Pick<CustomerRow, 'id' | 'type'>; before?: StoredUser; change: UserChange };

/** Whether somebody may make a user what they wish: group, sites and models have to be theirs to give. */
export async function refuseUserChange(db: Kysely<Tables>, wish: Wish): Promise<HttpProblem | undefined> {
  const { caller, customer, before, change } = wish;
  const above = before && refuseAbove(caller, before);
  if (above) return above;
  if (before?.id === caller.userId && changesReach(before, change)) return new HttpProblem('notOneself');
  const errors: FieldError[] = [];
  const assignable = assignableGroups(caller.group, customer.type === 'maker');
  if (change.group !== before?.userGroup && !assignable.includes(change.group))
    errors.push({ pointer: '/group', code: 'groupNotAssignable' });
  const siteIds = change.siteIds ?? (before ? siteIdsOf(before.siteIdsJson) : []);
  if (siteIds.length > 0 && !hasSiteLimit(change.group)) errors.push({ pointer: '/siteIds', code: 'groupHasAllSites' });
  else if (change.siteIds && (await countSites(db, customer.id, change.siteIds)) < new Set(change.siteIds).size)
    errors.push({ pointer: '/siteIds', code: 'siteUnknown' });
  const modelIds = [...new Set(change.qualifications?.flatMap((it) => it.modelIds))];
  if (modelIds.length > 0 && (await countModels(db, modelIds)) < modelIds.length)
    errors.push({ pointer: '/qualifications', code: 'modelUnknown' });
  return errors.length > 0 ? new HttpProblem('validationFailed', { errors }) : undefined;
}

/** Nobody changes somebody of a group above their own. */
export const refuseAbove = ({ group }: Caller, { userGroup }: StoredUser): HttpProblem | undefined =>
  isAbove(userGroup, group) ? new HttpProblem('groupAbove') : undefined;

function changesReach({ userGroup, siteIdsJson }: StoredUser, { group, siteIds }: UserChange): boolean {
  return group !== userGroup || (siteIds !== undefined && JSON.stringify(siteIds) !== siteIdsJson);
}

async function countSites(db: Kysely<Tables>, customerId: string, siteIds: readonly string[]): Promise<number> {
  if (siteIds.length === 0) return 0;
  const rows = await db
    .selectFrom('site')
    .select('id')
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .where('id', 'in', siteIds)
    .execute();
  return rows.length;
}

async function countModels(db: Kysely<Tables>, modelIds: readonly string[]): Promise<number> {
  return (await db.selectFrom('deviceModel').select('id').where('id', 'in', modelIds).execute()).length;
}
