import type { UserLine, usersQuerySchema } from '../../src/contract/user.ts';
import type { z } from '../../src/contract/zod.ts';
import { searchedParts } from '../../src/domain/search-text.ts';
import type { Database } from '../database/connect.ts';
import { listOf, notByIndex } from '../database/list-page.ts';
import type { AppUserRow } from '../database/tables.ts';
import type { Invitation } from './invitation.ts';
import { siteIdsOf } from '../database/json-columns.ts';

type Which = Omit<z.output<typeof usersQuerySchema>, 'size' | 'cursor'> & {
  customerId: string;
  /** Only this one, where somebody sees nobody but themselves. */
  userId?: string;
};

/** Users of a customer that fit, in the order of their names. */
export function userList(
  { reading: db, kind }: Database,
  { customerId, userId, q = '', group, status, siteId, sort }: Which,
) {
  const parts = searchedParts(q);
  let matching = db
    .selectFrom('appUser')
    .where(parts.length > 0 ? notByIndex('appUser.customerId') : 'appUser.customerId', '=', customerId)
    .where('appUser.deletedAt', 'is', null);
  if (userId !== undefined) matching = matching.where('appUser.id', '=', userId);
  if (parts.length > 0) matching = matching.where(kind.holdsAll('app_user', parts));
  if (group) matching = matching.where('appUser.userGroup', 'in', [group].flat());
  if (status) matching = matching.where('appUser.status', 'in', [status].flat());
  if (siteId !== undefined)
    matching = matching.where((eb) =>
      eb.or([eb('appUser.siteIdsJson', '=', '[]'), eb('appUser.siteIdsJson', 'like', `%"${siteId}"%`)]),
    );
  return listOf({
    db,
    matching,
    id: 'appUser.id',
    sortBy: 'appUser.nameFolded',
    isDescending: sort.startsWith('-'),
    columns: (query) => query.selectAll('appUser').select('appUser.nameFolded as sortKey'),
  });
}

/** A user as a row of the list. */
export function userLine(row: AppUserRow, { invitation, self }: { invitation: Invitation; self: string }): UserLine {
  const { id, customerId, firstName, lastName, email, jobTitle, userGroup: group, status } = row;
  const sites = siteIdsOf(row.siteIdsJson).length;
  const shown = { id, customerId, firstName, lastName, email, jobTitle, group, status, sites };
  return { ...shown, invitation: status === 'invited' ? invitation : null, isSelf: id === self };
}
