import type { Database } from '../database/connect.ts';
import { everyRow } from '../database/list-page.ts';
import type { DeviceLogRow } from '../database/tables.ts';
import { logList } from '../devices/log-list.ts';
import type { StoredDevice } from '../devices/managed-device.ts';
import { checkLine, checkList, type ListedCheck } from '../checks/check-list.ts';
import { formatDeviceReference } from '../../src/domain/device-reference.ts';
import type { DocumentPart } from './document-part.ts';
import type { Words } from '../texts/words-in.ts';

type Logbook = { device: StoredDevice; customerName: string; words: Words };
const atOnce = 200; // rows

/** The log book of a device (MPBetreibV § 13): what it is, then its entries and checks, the latest first. */
export async function* logbookParts(database: Database, logbook: Logbook): AsyncGenerator<DocumentPart[]> {
  const { device, words } = logbook;
  const { say } = words;
  yield await headParts(database, logbook);
  yield [
    {
      kind: 'table',
      columns: [
        { title: say('documents:logbook.date'), share: 12 },
        { title: say('documents:logbook.kind'), share: 18 },
        { title: say('documents:logbook.what'), share: 50 },
        { title: say('documents:logbook.by'), share: 20 },
      ],
    },
  ];
  const entries = everyRow(logList(database.reading, { deviceId: device.id }));
  const checks = everyRow(checkList(database, { deviceId: device.id, sort: '-performedAt' }));
  let rows: string[][] = [];
  for await (const row of latestFirst(entries, checks, words)) {
    rows.push(row);
    if (rows.length < atOnce) continue;
    yield [{ kind: 'rows', rows }];
    rows = [];
  }
  yield [{ kind: 'rows', rows }];
}

async function headParts({ db }: Database, { device, customerName, words }: Logbook): Promise<DocumentPart[]> {
  const { say, day } = words;
  const model = await db
    .selectFrom('deviceModel')
    .selectAll()
    .where('id', '=', device.modelId)
    .executeTakeFirstOrThrow();
  const site = device.siteId
    ? await db.selectFrom('site').select('name').where('id', '=', device.siteId).executeTakeFirst()
    : undefined;
  const facts: [string, string | null | undefined][] = [
    [say('devices:fields.model'), model.designation],
    [say('documents:inventory.type'), model.typeCode],
    [say('devices:fields.manufacturer'), model.manufacturerName],
    [say('devices:fields.serialNumber'), device.serialNumber],
    [say('devices:fields.lotNumber'), device.lotNumber],
    [say('devices:fields.udiDi'), model.udiDi],
    [say('devices:fields.deviceRef'), formatDeviceReference(device.deviceRef)],
    [say('devices:fields.inventoryNumber'), device.inventoryNumber],
    [say('documents:protocol.customer'), customerName],
    [say('devices:fields.site'), [site?.name, device.department, device.room].filter(Boolean).join(', ')],
    [say('devices:fields.commissionedOn'), device.commissionedOn && day(device.commissionedOn)],
    [say('devices:fields.softwareVersion'), device.softwareVersion],
    [say('devices:fields.status'), say(`devices:status.${device.status}`)],
  ];
  return [
    { kind: 'heading', level: 1, text: say('documents:logbook.title') },
    { kind: 'facts', facts: facts.flatMap(([name, value]) => (value ? [[name, value] as const] : [])) },
    { kind: 'heading', level: 2, text: say('documents:logbook.entries') },
  ];
}

/** Two lists, each with the latest first, as one. */
async function* latestFirst(
  entries: AsyncIterator<DeviceLogRow>,
  checks: AsyncIterator<ListedCheck>,
  words: Words,
): AsyncGenerator<string[]> {
  let [entry, check] = [await entries.next(), await checks.next()];
  while (!entry.done || !check.done) {
    if (!check.done && (entry.done || check.value.effectiveAt.slice(0, 10) >= entry.value.occurredOn)) {
      yield checkRow(check.value, words);
      check = await checks.next();
    } else if (!entry.done) {
      yield entryRow(entry.value, words);
      entry = await entries.next();
    }
  }
}

function entryRow({ kind, occurredOn, text, fromValue, toValue, authorName }: DeviceLogRow, words: Words): string[] {
  const { say, day } = words;
  const name = (value: string | null) =>
    kind === 'statusChange' && value !== null ? say(`devices:status.${value}`) : value;
  const change = toValue === null ? [] : [[name(fromValue), name(toValue)].filter((it) => it !== null).join(' → ')];
  const what =
    kind === 'labelIssued' ? [say('documents:labels.issued', { labelNo: toValue ?? '' }), text] : [...change, text];
  return [
    day(occurredOn),
    say(`devices:log.kinds.${kind}`),
    what.filter((it) => it !== '').join('\n'),
    authorName ?? '',
  ];
}

function checkRow(row: ListedCheck, { say, day }: Words): string[] {
  const { kind, result, protocolNo, state, performerName } = checkLine(row);
  const outcome = result === null ? '' : say(`work:result.${result}`);
  const what = [outcome, `${say('checks:protocolNo')} ${protocolNo}`, say(`work:submissionState.${state}`)];
  return [
    day(row.effectiveAt.slice(0, 10)),
    say(`field:kind.${kind}`),
    what.filter((it) => it !== '').join('\n'),
    performerName,
  ];
}
