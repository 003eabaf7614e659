import type { FastifyInstance, FastifyReply } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Language } from '../../src/contract/language.ts';
import type { Permission } from '../../src/contract/group.ts';
import { readCustomerRow } from '../database/customer-row.ts';
import type { Database } from '../database/connect.ts';
import { everyRow } from '../database/list-page.ts';
import { deviceList } from '../devices/device-list.ts';
import { readDeviceRow } from '../devices/managed-device.ts';
import { csvOf } from '../exports/csv.ts';
import { refusedWorkbook, workbookOf } from '../exports/workbook.ts';
import { checkList, type ListedCheck } from '../checks/check-list.ts';
import { checkDetailsOf, readCheckRow } from '../checks/check-details.ts';
import { callerAddress } from '../http/caller-address.ts';
import { alreadySent, route } from '../http/endpoint-route.ts';
import type { Limits } from '../http/limits.ts';
import { HttpProblem } from '../http/problems.ts';
import type { Caller } from '../http/caller.ts';
import { reachesCustomer, siteLimit } from '../access/scope.ts';
import type { Submissions } from '../submissions/submissions.ts';
import { knowsDevice, toldState } from '../submissions/told-of-device.ts';
import { checkColumns } from './check-columns.ts';
import type { DocumentPart, Paper } from './document-part.ts';
import { wordsIn, type Words } from '../texts/words-in.ts';
import { whenBusy, type Documents } from './documents.ts';
import { dueParts } from './due-document.ts';
import { inventoryRows } from './inventory-rows.ts';
import { inventoryColumns, inventoryParts } from './inventory.ts';
import { logbookParts } from './logbook.ts';
import { protocolParts } from './protocol.ts';
import { functionCheckOf } from '../database/json-columns.ts';

type Parts = {
  database: Database;
  documents: Documents;
  submissions: Submissions;
  limits: Limits;
  mostWorkbookRows?: number;
  now: () => number;
};
type File = { name: string; title: string; orientation: Paper['orientation']; foot: string };

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Documents that leave the screen, within what somebody may see. */
export function documentRoutes(app: FastifyInstance, parts: Parts): void {
  const { database, documents, submissions, limits, mostWorkbookRows: mostRows, now } = parts;
  const { db } = database;

  route(app, { endpoint: endpoints.readProtocol }, async ({ caller, parameters, query, reply }) => {
    if (!reachesCustomer(caller, 'check.read', parameters.customerId)) return new HttpProblem('notFound');
    const row = await readCheckRow(database, { ...parameters, siteIds: siteLimit(caller, 'check.read') });
    return row ? protocol(reply, { row, isOwn: true, ...query }) : new HttpProblem('notFound');
  });

  route(app, { endpoint: endpoints.readAnyProtocol }, async ({ parameters, query, reply }) => {
    const row = await readCheckRow(database, parameters);
    return row ? protocol(reply, { row, isOwn: true, ...query }) : new HttpProblem('notFound');
  });

  route(app, { endpoint: endpoints.readPublicProtocol }, async ({ parameters, query, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const address = callerAddress(request.ip);
    const seconds = await limits.waitAfterWrongCodes(address);
    if (seconds !== null) return tooMany(seconds);
    const { language, receiptCode } = query;
    const { submissionId } = parameters;
    const known = await submissions.find(submissionId, receiptCode);
    if (!known) await limits.noteWrongCode(address);
    const wait = known ? await limits.takeProtocol(address) : null;
    if (wait !== null) return tooMany(wait);
    const row = known && (await readCheckRow(database, { submissionId }));
    return row
      ? protocol(reply, { row: asToldPublicly(row), isOwn: false, language })
      : new HttpProblem('submissionUnknown');
  });

  route(app, { endpoint: endpoints.exportInventory }, async ({ caller, parameters, query, reply }) => {
    const { format, language, ...filters } = query;
    const customer = await reached(caller, parameters.customerId);
    if (!customer) return new HttpProblem('notFound');
    const words = wordsIn(language);
    const which = { ...filters, ...limitedTo(caller, parameters), sort: 'serialNumber' as const };
    const refusal = format === 'xlsx' ? await refusedWorkbook(deviceList(database, which), mostRows) : undefined;
    if (refusal) return refusal;
    const rows = inventoryRows(database, which, words);
    if (format !== 'pdf')
      return sheet(reply, {
        rows: oneByOne(rows),
        columns: inventoryColumns(words),
        name: 'inventory',
        format,
        language,
      });
    const title = words.say('documents:inventory.title');
    const file = { name: 'inventory', title, orientation: 'landscape', foot: `${title} · ${customer.name}` } as const;
    return pdf(reply, { file, words, content: inventoryParts(rows, { words, customerName: customer.name }) });
  });

  route(app, { endpoint: endpoints.exportDue }, async ({ caller, parameters, query, reply }) => {
    const { language, ...filters } = query;
    const customer = await reached(caller, parameters.customerId);
    if (!customer) return new HttpProblem('notFound');
    const words = wordsIn(language);
    const which = { ...filters, ...limitedTo(caller, parameters), sort: 'dueOn' as const };
    const rows = inventoryRows(database, which, words);
    const title = words.say('documents:due.title');
    const file = { name: 'due', title, orientation: 'landscape', foot: `${title} · ${customer.name}` } as const;
    return pdf(reply, { file, words, content: dueParts(rows, { words, customerName: customer.name }) });
  });

  route(app, { endpoint: endpoints.exportChecks }, async ({ caller, parameters, query, reply }) => {
    const { format, language, ...filters } = query;
    if (!(await reached(caller, parameters.customerId))) return new HttpProblem('notFound');
    const { customerId, siteIds } = limitedTo(caller, parameters);
    const list = checkList(database, { ...filters, customerId, siteIds, sort: '-performedAt' });
    const refusal = format === 'xlsx' ? await refusedWorkbook(list, mostRows) : undefined;
    if (refusal) return refusal;
    return sheet(reply, { rows: everyRow(list), columns: checkColumns, name: 'function-checks', format, language });
  });

  route(app, { endpoint: endpoints.readLogbook }, async ({ caller, parameters, query, reply }) => {
    const customer = await reached(caller, parameters.customerId);
    const device = customer && (await readDeviceRow(db, parameters));
    const limit = siteLimit(caller, 'export');
    if (!device || (limit && !limit.includes(device.siteId ?? ''))) return new HttpProblem('notFound');
    const words = wordsIn(query.language);
    const title = words.say('documents:logbook.title');
    const foot = `${title} · ${device.serialNumber}`;
    const file = { name: 'logbook', title, orientation: 'portrait', foot } as const;
    const content = logbookParts(database, { device, customerName: customer.name, words });
    return pdf(reply, { file, words, content });
  });

  async function reached(caller: Caller, customerId: string, permission: Permission = 'export') {
    return reachesCustomer(caller, permission, customerId) ? readCustomerRow(db, customerId) : undefined;
  }

  const limitedTo = (caller: Caller, { customerId }: { customerId: string }) => ({
    customerId,
    siteIds: siteLimit(caller, 'export'),
    now: now(),
  });

  async function protocol(
    reply: FastifyReply,
    { row, isOwn, language }: { row: ListedCheck; isOwn: boolean; language: Language },
  ): Promise<typeof alreadySent | HttpProblem> {
    const words = wordsIn(language);
    const check = await checkDetailsOf(db, row);
    const title = words.say('documents:protocol.titleOf', { protocolNo: row.protocolNo });
    const file = { name: row.protocolNo, title, orientation: 'portrait', foot: title } as const;
    return pdf(reply, { file, words, content: protocolParts({ db, check, words, isOwn }) });
  }

  function pdf(
    reply: FastifyReply,
    { file, words, content }: { file: File; words: Words; content: AsyncIterable<DocumentPart[]> },
  ): typeof alreadySent | HttpProblem {
    if (documents.isBusy()) return new HttpProblem('unavailable', { retryAfterSeconds: whenBusy });
    const { name, title, orientation } = file;
    const madeAt = now();
    const made = words.say('documents:made', { date: words.instant(new Date(madeAt).toISOString()) });
    const paper = { title, language: words.language, orientation, foot: `${file.foot} · ${made}`, madeAt };
    reply.header('content-disposition', `inline; filename="${name}.pdf"`).header('cache-control', 'no-store');
    reply.type('application/pdf').send(documents.paper(paper, content));
    return alreadySent;
  }
}

/** A check as whoever has only its receipt may read of it. */
function asToldPublicly(row: ListedCheck): ListedCheck {
  const told = { ...row, flagsJson: row.toldFlagsJson };
  if (knowsDevice(functionCheckOf(row.contentJson))) return told;
  const nothing = { deviceId: null, siteId: null, customerId: null, counts: 0, closedReason: null } as const;
  return { ...told, ...nothing, state: toldState(row.state, false) };
}

const tooMany = (seconds: number) =>
  new HttpProblem('tooManyRequests', { retryAfterSeconds: seconds, params: { seconds } });

type Sheet<Row> = {
  rows: AsyncIterable<Row>;
  columns: Record<string, (row: Row) => string | number | null>;
  name: string;
  format: 'csv' | 'xlsx';
  language: Language;
};

async function sheet<Row>(
  reply: FastifyReply,
  { rows, columns, name, format, language }: Sheet<Row>,
): Promise<typeof alreadySent> {
  reply.header('content-disposition', `attachment; filename="${name}.${format}"`).header('cache-control', 'no-store');
  reply.type(types[format]);
  reply.send(format === 'csv' ? csvOf(rows, columns, language) : await workbookOf(rows, columns));
  return alreadySent;
}

async function* oneByOne<Row>(some: AsyncIterable<Row[]>): AsyncGenerator<Row> {
  for await (const rows of some) yield* rows;
}
