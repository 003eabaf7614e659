import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '../../server/database/connect.ts';
import { migrate } from '../../server/database/migrate.ts';
import { wordsIn } from '../../server/texts/words-in.ts';
import { createDocuments } from '../../server/documents/documents.ts';
import { inventoryRows } from '../../server/documents/inventory-rows.ts';
import { inventoryColumns, inventoryParts } from '../../server/documents/inventory.ts';
import { workbookOf } from '../../server/exports/workbook.ts';
import { checkTime } from '../support/builders/a-function-check.ts';
import { manyThings } from '../support/builders/many-things.ts';

const devices = 10_000;
const megabyte = 1024 * 1024;

/** What the inventory list of 10,000 devices takes of time and memory, as PDF and as XLSX. */
export async function bench(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'device-portal-bench-'));
  const database = connect({ dataDir });
  await migrate(database);
  const customerId = await manyThings(database, { customers: 2, sites: 20, users: 1, devices });
  await measured('XLSX', async () => {
    const words = wordsIn('de');
    return (await workbookOf(oneByOne(listed(database, customerId)), inventoryColumns(words))).length;
  });
  await measured('PDF', () => pdf(database, customerId));
  await database.db.destroy();
  rmSync(dataDir, { recursive: true, force: true });
}

const listed = (database: Database, customerId: string) =>
  inventoryRows(database, { customerId, sort: 'serialNumber', now: checkTime }, wordsIn('de'));

async function pdf(database: Database, customerId: string): Promise<number> {
  const documents = createDocuments();
  const words = wordsIn('de');
  const paper = { title: 'Bestand', language: 'de', orientation: 'landscape', foot: 'Bestand', madeAt: 0 } as const;
  const content = inventoryParts(listed(database, customerId), { words, customerName: 'Klinik' });
  let size = 0;
  for await (const bytes of documents.paper(paper, content)) size += (bytes as Buffer).length;
  await documents.close();
  return size;
}

async function measured(what: string, make: () => Promise<number>): Promise<void> {
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50);
  const start = performance.now();
  const size = await make();
  clearInterval(watch);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const grown = Math.round((most - before) / megabyte);
  console.log(
    `${what}: ${Math.round(size / 1024)} kB in ${seconds} s, ${grown} MB more memory (${Math.round(most / megabyte)} in all)`,
  );
}

async function* oneByOne<Row>(some: AsyncIterable<Row[]>): AsyncGenerator<Row> {
  for await (const rows of some) yield* rows;
}
