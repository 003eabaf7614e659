import type { Kysely } from 'kysely';
import type { LabelPrint } from '../../src/contract/label.ts';
import type { FieldError } from '../../src/contract/problem.ts';
import { codeSize } from '../../src/domain/label-code-size.ts';
import { labelLayouts, labelsOnPage, type LabelLayout } from '../../src/domain/label-layouts.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import type { Database } from '../database/connect.ts';
import type { DeviceRow, Tables } from '../database/tables.ts';
import type { NewEvent } from '../history/event-store.ts';
import { HttpProblem } from '../http/problems.ts';
import { issueLabel } from './issue-label.ts';
import { readSigningKey } from '../label-keys/label-key-store.ts';
import { labelModules } from './printed-label.ts';
import { writeLabels } from './write-label.ts';

const keptFor = 24 * 60 * 60 * 1000; // milliseconds

type Order = {
  print: LabelPrint;
  customerId: string;
  /** Only devices at these, where somebody is limited to them. */
  siteIds?: string[];
  userId: string;
  publicUrl: string;
  actor: NewEvent['actor'];
  now: number;
};
type Chosen = Pick<DeviceRow, 'id' | 'status' | 'deviceRef' | 'serialNumber'>;

/** Makes labels ready to be printed, all or none; a device without a current label gets its next one. */
export async function orderLabels({ db, kind }: Database, order: Order) {
  const { print, customerId, siteIds, actor, now } = order;
  const layout = labelLayouts.find(({ id }) => id === print.layout);
  if (!layout) return refused([{ pointer: '/layout', code: 'notAChoice' }]);
  const perPage = labelsOnPage(layout);
  if (print.startPosition > perPage)
    return refused([{ pointer: '/startPosition', code: 'positionUnknown', params: { max: perPage } }]);
  const deviceIds = [...new Set(print.deviceIds)];
  return db.transaction().execute(async (transaction) => {
    const named = transaction
      .selectFrom('device')
      .select(['id', 'status', 'deviceRef', 'serialNumber'])
      .where('customerId', '=', customerId)
      .where('id', 'in', deviceIds)
      .$if(siteIds !== undefined, (query) => query.where('siteId', 'in', siteIds!))
      .orderBy('id');
    const devices = await kind.lockDevices(named).execute();
    const errors = deviceErrors(print.deviceIds, devices);
    if (errors.length > 0) return refused(errors);
    const tooSmall = await refuseTooSmall(transaction, layout, { devices, publicUrl: order.publicUrl });
    if (tooSmall) return tooSmall;
    const unlabelled = await withoutLabel(transaction, deviceIds);
    const issue = { deviceIds: unlabelled, reason: null, revokePrevious: false, actor, now };
    if (!(await writeLabels(transaction, issue))) return new HttpProblem('labelNumbersUsedUp');
    const path = await keepOrder(transaction, { ...order, print: { ...print, deviceIds } });
    const pages = Math.ceil((print.startPosition - 1 + deviceIds.length) / perPage);
    return { path, labels: deviceIds.length, pages, issued: unlabelled.length };
  });
}

function deviceErrors(deviceIds: readonly string[], devices: readonly Chosen[]): FieldError[] {
  const statuses = new Map(devices.map(({ id, status }) => [id, status]));
  return deviceIds.flatMap((id, at) => {
    const status = statuses.get(id);
    if (status === undefined) return [{ pointer: `/deviceIds/${at}`, code: 'deviceUnknown' }];
    return status === 'decommissioned' ? [{ pointer: `/deviceIds/${at}`, code: 'deviceDecommissioned' }] : [];
  });
}

/** The longest serial number makes the largest code; it is made as it would be printed, and measured. */
async function refuseTooSmall(
  db: Kysely<Tables>,
  layout: LabelLayout,
  { devices, publicUrl }: { devices: readonly Chosen[]; publicUrl: string },
): Promise<HttpProblem | undefined> {
  const [longest] = devices.toSorted((a, b) => b.serialNumber.length - a.serialNumber.length);
  const { deviceRef, serialNumber } = longest!;
  const label = { deviceRef, serialNumber, modelNo: 1, labelDay: '2020-01-01', labelNo: 1 };
  const text = await issueLabel(label, { key: await readSigningKey(db), publicUrl });
  const size = codeSize(layout, labelModules(text).length);
  if (size.kind === 'fits') return undefined;
  const { module, smallest } = size;
  const params = { layout: layout.id, module: Number(module.toFixed(2)), smallest };
  return new HttpProblem('moduleTooSmall', {
    params,
    errors: [{ pointer: '/layout', code: 'moduleTooSmall', params }],
  });
}

async function withoutLabel(db: Kysely<Tables>, deviceIds: string[]): Promise<string[]> {
  const labelled = await db
    .selectFrom('label')
    .select('deviceId')
    .where('deviceId', 'in', deviceIds)
    .where('state', '=', 'current')
    .execute();
  const has = new Set(labelled.map(({ deviceId }) => deviceId));
  return deviceIds.filter((id) => !has.has(id));
}

/** Keeps what is to be printed until the file is fetched; what nobody fetched for a day goes. Answers the path of the file. */
async function keepOrder(db: Kysely<Tables>, { print, customerId, userId, now }: Order): Promise<string> {
  const yesterday = new Date(now - keptFor).toISOString();
  await db.deleteFrom('labelPrint').where('createdAt', '<', yesterday).execute();
  const id = uuidV7(now);
  const row = { id, customerId, userId, orderJson: JSON.stringify(print), createdAt: new Date(now).toISOString() };
  await db.insertInto('labelPrint').values(row).execute();
  return `/api/customers/${customerId}/label-prints/${id}/labels.pdf`;
}

const refused = (errors: FieldError[]) => new HttpProblem('validationFailed', { errors });
