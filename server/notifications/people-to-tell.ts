import type { Kysely } from 'kysely';
import type { Permission } from '../../src/contract/group.ts';
import { notificationsSchema } from '../../src/contract/user-profile.ts';
import { reachOf } from '../../src/domain/rights.ts';
import type { AppUserRow, Tables } from '../database/tables.ts';
import { siteIdsOf } from '../database/json-columns.ts';

export type News = 'failedChecks' | 'registrations';
export type PersonToTell = Pick<AppUserRow, 'id' | 'email' | 'language' | 'timeZone' | 'customerId'> & {
  /** Undefined where the person sees all sites of their customer. */
  siteIds?: string[];
};

type Wanted = { news: News; rhythm: 'immediate' | 'daily'; customerId?: string };

/** What somebody must be allowed to read to be told of it. */
const rightFor: Record<News, Permission> = { failedChecks: 'check.read', registrations: 'registration.review' };

/** Everybody who may sign in and wishes to hear of something in this rhythm, as far as they may see it. */
export async function peopleToTell(db: Kysely<Tables>, { news, rhythm, customerId }: Wanted): Promise<PersonToTell[]> {
  const users = await db
    .selectFrom('appUser')
    .innerJoin('customer', 'customer.id', 'appUser.customerId')
    .selectAll('appUser')
    .where('appUser.status', '=', 'active')
    .where('appUser.deletedAt', 'is', null)
    .where('customer.status', '=', 'active')
    .where('appUser.notificationsJson', 'like', `%"${news}":"${rhythm}"%`)
    .$if(customerId !== undefined, (query) => query.where('appUser.customerId', '=', customerId!))
    .execute();
  return users.flatMap(({ id, email, language, timeZone, customerId: own, userGroup, ...user }) => {
    const wished = notificationsSchema.safeParse(JSON.parse(user.notificationsJson)).data?.[news];
    const reach = reachOf(userGroup, rightFor[news]);
    if (wished !== rhythm || reach === undefined) return [];
    const siteIds = siteIdsOf(user.siteIdsJson);
    const isLimited = reach === 'ownSites' && siteIds.length > 0;
    return [{ id, email, language, timeZone, customerId: own, ...(isLimited && { siteIds }) }];
  });
}
