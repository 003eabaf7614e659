import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { CheckLine, checksQuerySchema } from '../../src/contract/check-details.ts';
import type { z } from '../../src/contract/zod.ts';
import { addDays } from '../../src/domain/plain-date.ts';
import { searchedParts } from '../../src/domain/search-text.ts';
import type { Database } from '../database/connect.ts';
import type { DatabaseKind } from '../database/database-kind.ts';
import { listOf, notByIndex } from '../database/list-page.ts';
import type { SubmissionRow, Tables } from '../database/tables.ts';
import { flagsOf, functionCheckOf } from '../database/json-columns.ts';

type Query = z.output<typeof checksQuerySchema>;
type Which = Omit<Query, 'size' | 'cursor' | 'sort'> & {
  /** Undefined: whosever they are. */
  customerId?: string;
  /** Only of devices at these, where somebody is limited to them. */
  siteIds?: string[];
  /** Only this one. */
  submissionId?: string;
  /** Only those of no known device. */
  isUnassigned?: boolean;
  sort: Query['sort'];
};

const columns = { performedAt: 'submission.effectiveAt', receivedAt: 'submission.receivedAt' } as const;

/** Function checks that fit, page by page. */
export function checkList({ reading: db, kind }: Database, which: Which) {
  const { customerId, isUnassigned, q = '', deviceId, sort } = which;
  const sortBy = columns[sort.replace('-', '') as keyof typeof columns];
  let matching = db.selectFrom('submission').where('submission.kindOfSubmission', '=', 'functionCheck');
  if (customerId !== undefined) matching = matching.where('submission.customerId', '=', customerId);
  if (which.submissionId !== undefined) matching = matching.where('submission.id', '=', which.submissionId);
  if (isUnassigned) matching = matching.where('submission.deviceId', 'is', null);
  if (deviceId !== undefined) matching = matching.where('submission.deviceId', '=', deviceId);
  const [results, states] = [[which.result ?? []].flat(), [which.state ?? []].flat()];
  // What an index of its own leads to, in the order wished for.
  const byState = states.length === 1 && states[0] === 'flagged' ? states : [];
  const byResult = byState.length === 0 && results.length === 1 && sortBy === columns.performedAt ? results : [];
  if (byState.length > 0) matching = matching.where(isWaiting);
  if (byResult.length > 0) matching = matching.where('submission.result', 'in', byResult);
  if (sortBy === columns.performedAt) matching = between(matching, { ...which, time: sortBy });
  const parts = searchedParts(q);
  if (parts.length > 0)
    matching = matching.where((eb) =>
      eb.or([
        eb('submission.protocolNo', '=', q.trim().toUpperCase()),
        eb(
          'submission.deviceId',
          'in',
          db
            .selectFrom('device')
            .select('device.id')
            .where(kind.holdsAll('device', parts))
            .$if(customerId !== undefined, (query) => query.where(sql`device.customer_id || ''`, '=', customerId!)),
        ),
      ]),
    );
  const narrow = narrowing(
    {
      ...which,
      result: byResult.length > 0 ? undefined : results,
      state: byState.length > 0 ? undefined : states,
    },
    kind,
  );
  return listOf({
    db,
    matching,
    narrowed: narrow && { columns: inEveryIndex, by: narrow },
    id: 'submission.id',
    sortBy,
    isDescending: sort.startsWith('-'),
    columns: (query) =>
      query
        .selectAll('submission')
        .select(`${sortBy} as sortKey`)
        .select((eb) => [
          eb.selectFrom('site').whereRef('site.id', '=', 'submission.siteId').select('site.name').as('siteName'),
          eb
            .selectFrom('device')
            .whereRef('device.id', '=', 'submission.deviceId')
            .select('device.serialNumber')
            .as('serialNumber'),
          eb
            .selectFrom('device')
            .whereRef('device.id', '=', 'submission.deviceId')
            .select('device.customerId')
            .as('deviceCustomerId'),
          eb
            .selectFrom('device')
            .innerJoin('deviceModel', 'deviceModel.id', 'device.modelId')
            .whereRef('device.id', '=', 'submission.deviceId')
            .select('deviceModel.designation')
            .as('designation'),
        ]),
  });
}

type Checks = SelectQueryBuilder<Tables, 'submission', object>;

/** Written out, because an index holds just these: a database that is handed the word later cannot know that it fits. */
const isWaiting = sql<boolean>`submission.kind_of_submission = 'functionCheck' and submission.state = 'flagged'`;

type Span = Pick<Which, 'from' | 'to'> & { time: 'submission.effectiveAt' | RawBuilder<string> };

function between(checks: Checks, { from, to, time }: Span): Checks {
  let matching = checks;
  if (from) matching = matching.where(time, '>=', from);
  if (to) matching = matching.where(time, '<', addDays(to, 1));
  return matching;
}

/** What each index of the checks of a customer holds besides its order: combinations of them have none of their own. */
const inEveryIndex = [
  'submission.siteId',
  'submission.checkKind',
  'submission.result',
  'submission.state',
  'submission.effectiveAt',
] as const;

/** Undefined where nothing more is asked. */
function narrowing({ siteIds, siteId, kind, result, state, from, to, sort }: Which, database: DatabaseKind) {
  // A limit without a site reaches none; a filter without one asks for all.
  const asked = [siteId ?? []].flat();
  const sites = [siteIds, asked.length > 0 ? asked : undefined].filter((it) => it !== undefined);
  const [kinds, results, states] = [[kind ?? []].flat(), [result ?? []].flat(), [state ?? []].flat()];
  const isOverTime = (from ?? to) !== undefined && sort.endsWith('receivedAt');
  if (!isOverTime && [sites, kinds, results, states].every((each) => each.length === 0)) return undefined;
  return (checks: Checks): Checks => {
    // By the order they were received in: SQLite would rather go by the time and sort all of them.
    const time = database.name === 'sqlite' ? notByIndex('submission.effectiveAt') : 'submission.effectiveAt';
    let matching = isOverTime ? between(checks, { from, to, time }) : checks;
    for (const ids of sites) matching = matching.where('submission.siteId', 'in', ids);
    if (kinds.length > 0) matching = matching.where('submission.checkKind', 'in', kinds);
    if (results.length > 0) matching = matching.where('submission.result', 'in', results);
    if (states.length > 0) matching = matching.where('submission.state', 'in', states);
    return matching;
  };
}

/** A check as it is listed, before it is made a line. */
export type ListedCheck = SubmissionRow & {
  siteName: string | null;
  serialNumber: string | null;
  deviceCustomerId: string | null;
  designation: string | null;
};

/** A check as a row of the list. */
export function checkLine(row: ListedCheck): CheckLine {
  const check = functionCheckOf(row.contentJson);
  return {
    id: row.id,
    protocolNo: row.protocolNo,
    customerId: row.customerId,
    site: row.siteId === null ? null : { id: row.siteId, name: row.siteName ?? '' },
    device:
      row.deviceId === null
        ? null
        : {
            id: row.deviceId,
            customerId: row.deviceCustomerId!,
            serialNumber: row.serialNumber!,
            designation: row.designation ?? '',
          },
    claimed: {
      deviceRef: check.deviceRef ?? null,
      modelNo: check.manualDevice?.modelNo ?? null,
      serialNumber: check.manualDevice?.serialNumber ?? null,
    },
    kind: check.kind,
    result: row.result,
    state: row.state as CheckLine['state'],
    flags: flagsOf(row.flagsJson),
    performedAt: row.effectiveAt,
    receivedAt: row.receivedAt,
    performerName: check.performer.name,
    isSignedIn: row.performerUserId !== null,
    counts: row.counts === 1,
  };
}
