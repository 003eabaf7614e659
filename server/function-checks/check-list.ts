import { sql } from 'kysely';
import type { CheckLine, checksQuerySchema } from '../../src/contract/kept-check.ts';
import type { CheckFlag } from '../../src/contract/receipt.ts';
import type { FunctionCheck } from '../../src/contract/function-check.ts';
import type { z } from '../../src/contract/zod.ts';
import { addDays } from '../../src/domain/plain-date.ts';
import { searchedParts } from '../../src/domain/search-text.ts';
import type { Database } from '../database/connect.ts';
import { listOf } from '../database/list-page.ts';
import type { SubmissionRow } from '../database/tables.ts';

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
export function checkList({ db, kind }: Database, which: Which) {
  const { customerId, siteIds, isUnassigned, q = '', deviceId, siteId, sort } = which;
  let matching = db.selectFrom('submission').where('submission.kindOfSubmission', '=', 'functionCheck');
  if (customerId !== undefined) matching = matching.where('submission.customerId', '=', customerId);
  if (which.submissionId !== undefined) matching = matching.where('submission.id', '=', which.submissionId);
  if (isUnassigned) matching = matching.where('submission.deviceId', 'is', null);
  if (siteIds) matching = matching.where('submission.siteId', 'in', siteIds);
  if (deviceId !== undefined) matching = matching.where('submission.deviceId', '=', deviceId);
  if (siteId) matching = matching.where('submission.siteId', 'in', [siteId].flat());
  if (which.kind) matching = matching.where('submission.checkKind', 'in', [which.kind].flat());
  if (which.result) matching = matching.where('submission.result', 'in', [which.result].flat());
  if (which.state) matching = matching.where(inState([which.state].flat()));
  if (which.from) matching = matching.where('submission.effectiveAt', '>=', which.from);
  if (which.to) matching = matching.where('submission.effectiveAt', '<', addDays(which.to, 1));
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
  const sortBy = columns[sort.replace('-', '') as keyof typeof columns];
  return listOf({
    db,
    matching,
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

/** Written out where an index holds just these: a database that is handed the word later cannot know that it fits. */
const inState = (states: readonly SubmissionRow['state'][]) =>
  states.length === 1 && states[0] === 'flagged'
    ? sql<boolean>`submission.kind_of_submission = 'functionCheck' and submission.state = 'flagged'`
    : sql<boolean>`submission.state in (${sql.join(states)})`;

/** A check as it is listed, before it is made a line. */
export type ListedCheck = SubmissionRow & {
  siteName: string | null;
  serialNumber: string | null;
  deviceCustomerId: string | null;
  designation: string | null;
};

/** A check as a row of the list. */
export function checkLine(row: ListedCheck): CheckLine {
  const check = JSON.parse(row.contentJson) as FunctionCheck;
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
    flags: JSON.parse(row.flagsJson) as CheckFlag[],
    performedAt: row.effectiveAt,
    receivedAt: row.receivedAt,
    performerName: check.performer.name,
    isSignedIn: row.performerUserId !== null,
    counts: row.counts === 1,
  };
}
