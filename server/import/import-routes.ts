import type { FastifyInstance } from 'fastify';
import { largestImport } from '../../src/contract/device-import.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Permission } from '../../src/contract/group.ts';
import { normalForm } from '../../src/domain/normal-text.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import { readCustomerRow } from '../database/customer-row.ts';
import type { Database } from '../database/connect.ts';
import { everyRow } from '../database/list-page.ts';
import { deviceList } from '../devices/device-list.ts';
import { csvOf } from '../exports/csv.ts';
import { refusedWorkbook, workbookOf } from '../exports/workbook.ts';
import { alreadySent, route } from '../http/endpoint-route.ts';
import { HttpProblem } from '../http/problems.ts';
import type { Caller } from '../http/caller.ts';
import { reachesCustomer, siteLimit } from '../access/scope.ts';
import { actorOf } from '../history/actor-of.ts';
import { commitImport } from './commit-import.ts';
import { deviceColumns } from './device-columns.ts';
import { previewImport, readImported } from './preview-import.ts';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Devices out of and into spreadsheets. */
export function importRoutes(app: FastifyInstance, database: Database, now: () => number): void {
  const { db } = database;

  route(app, { endpoint: endpoints.exportDevices }, async ({ caller, parameters: { customerId }, query, reply }) => {
    if (!(await reachesInto(caller, 'export', customerId))) return new HttpProblem('notFound');
    const { language, format, ...filters } = query;
    const siteIds = siteLimit(caller, 'export');
    const list = deviceList(database, { ...filters, customerId, siteIds, sort: 'serialNumber', now: now() });
    const refusal = format === 'xlsx' ? await refusedWorkbook(list) : undefined;
    if (refusal) return refusal;
    const rows = everyRow(list);
    const name = `attachment; filename="devices.${format}"`;
    reply.header('content-disposition', name).header('cache-control', 'no-store');
    if (format === 'csv') reply.type('text/csv; charset=utf-8').send(csvOf(rows, deviceColumns, language));
    else reply.type(xlsxType).send(await workbookOf(rows, deviceColumns));
    return alreadySent;
  });

  const upload = { endpoint: endpoints.beginImport, bodyLimit: largestImport.bytes };
  route(app, upload, async ({ caller, parameters: { customerId }, query: { fileName }, received, reply }) => {
    if (!(await reachesInto(caller, 'import', customerId))) return new HttpProblem('notFound');
    if (!Buffer.isBuffer(received)) return new HttpProblem('fileUnreadable');
    const row = {
      id: uuidV7(now()),
      customerId,
      createdBy: caller.userId,
      fileName:
        normalForm(fileName)
          .replaceAll(/\p{Cc}/gu, '')
          .trim() || 'import',
      contentBase64: received.toString('base64'),
      settingsJson: '{}',
      createdAt: new Date(now()).toISOString(),
      committedAt: null,
    };
    const table = await readImported(row);
    if (table instanceof HttpProblem) return table;
    const read = await previewImport(db, { row, table, now: now() });
    if (read instanceof HttpProblem) return read;
    await db.transaction().execute(async (transaction) => {
      // One at a time for each person: an earlier one that was not committed goes.
      const own = transaction.deleteFrom('deviceImport').where('createdBy', '=', caller.userId);
      await own.where('committedAt', 'is', null).execute();
      await transaction.insertInto('deviceImport').values(row).execute();
    });
    reply.code(201);
    return read.preview;
  });

  route(app, { endpoint: endpoints.previewImport }, async ({ caller, parameters, body }) => {
    const row = await reached(caller, parameters);
    if (!row) return new HttpProblem('notFound');
    if (row.committedAt !== null) return new HttpProblem('alreadyCommitted');
    const settingsJson = JSON.stringify(body);
    const wished = { ...row, settingsJson };
    const table = await readImported(wished);
    if (table instanceof HttpProblem) return table;
    const read = await previewImport(db, { row: wished, table, now: now() });
    if (read instanceof HttpProblem) return read;
    await db.updateTable('deviceImport').set({ settingsJson }).where('id', '=', row.id).execute();
    return read.preview;
  });

  route(app, { endpoint: endpoints.commitImport }, async ({ caller, parameters, body }) => {
    const row = await reached(caller, parameters);
    if (!row) return new HttpProblem('notFound');
    return commitImport(database, { row, ...body, actor: actorOf(caller), now: now() });
  });

  async function reachesInto(caller: Caller, permission: Permission, customerId: string): Promise<boolean> {
    return reachesCustomer(caller, permission, customerId) && (await readCustomerRow(db, customerId)) !== undefined;
  }

  /** An import is its maker's alone. */
  async function reached(caller: Caller, { customerId, importId }: { customerId: string; importId: string }) {
    if (!reachesCustomer(caller, 'import', customerId)) return undefined;
    return db
      .selectFrom('deviceImport')
      .selectAll()
      .where('id', '=', importId)
      .where('customerId', '=', customerId)
      .where('createdBy', '=', caller.userId)
      .executeTakeFirst();
  }
}
