import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { importFields, type ImportPreview, type ImportSettings } from '../../src/contract/device-import.ts';
import type { DeviceImportRow, Tables } from '../database/tables.ts';
import { HttpProblem } from '../http/problems.ts';
import { readImportFacts } from './import-facts.ts';
import { guessMapping } from './import-mapping.ts';
import { fieldsOf, planImport, type PlannedRow } from './plan-import.ts';
import { readTableApart } from './read-table-apart.ts';
import type { NumberedRow, ReadTable } from './read-table.ts';

const mostSamples = 200;
const mostErrors = 5000;
const mostExamples = 3;

/** The cells of an import's file, or why there are none. */
export async function readImported(row: Pick<DeviceImportRow, 'contentBase64' | 'settingsJson'>) {
  const table = await readTableApart(Buffer.from(row.contentBase64, 'base64'), settingsOf(row));
  if (!('unreadable' in table)) return table;
  const { unreadable, ...params } = table;
  return new HttpProblem(unreadable, { params });
}

const settingsOf = ({ settingsJson }: Pick<DeviceImportRow, 'settingsJson'>) =>
  JSON.parse(settingsJson) as ImportSettings;

/** What an import would do now, in detail for whoever does it and in short for whoever is asked. */
export async function previewImport(
  db: Kysely<Tables>,
  { row, table, now }: { row: DeviceImportRow; table: ReadTable; now: number },
): Promise<{ plan: PlannedRow[]; preview: ImportPreview } | HttpProblem> {
  const settings = settingsOf(row);
  const { header, rows, format, delimiter, encoding } = table;
  const guessed = guessMapping(header);
  const mapping = header.map((_, at) => (settings.mapping ? (settings.mapping[at] ?? null) : guessed[at]!));
  const double = importFields.find((field) => mapping.filter((it) => it === field).length > 1);
  if (double)
    return new HttpProblem('validationFailed', {
      errors: [{ pointer: `/mapping/${mapping.lastIndexOf(double)}`, code: 'fieldDouble' }],
    });
  const key = settings.key ?? 'serialNumber';
  const fields = rows.map(({ cells }) => fieldsOf(mapping, cells));
  const facts = await readImportFacts(db, { customerId: row.customerId, key, rows: fields });
  const plan = planImport({ mapping, rows }, facts, now);
  const count = (kind: PlannedRow['kind']) => plan.filter((it) => it.kind === kind).length;
  return {
    plan,
    preview: {
      importId: row.id,
      fileName: row.fileName,
      format,
      delimiter,
      encoding,
      key,
      columns: header.map((name, at) => ({
        header: name,
        field: mapping[at]!,
        examples: examplesOf(rows, at),
      })),
      rows: rows.length,
      counts: {
        create: count('create'),
        update: count('update'),
        unchanged: count('unchanged'),
        wrong: count('wrong'),
      },
      samples: plan.flatMap(sampleOf).slice(0, mostSamples),
      errors: plan.flatMap((it) => (it.kind === 'wrong' ? it.errors : [])).slice(0, mostErrors),
      previewHash: hash('sha256', JSON.stringify(plan.map(inShort))),
    },
  };
}

function examplesOf(rows: readonly NumberedRow[], at: number): string[] {
  const examples: string[] = [];
  for (const { cells } of rows) {
    if (cells[at]) examples.push(cells[at]);
    if (examples.length === mostExamples) break;
  }
  return examples;
}

function sampleOf(it: PlannedRow): ImportPreview['samples'] {
  if (it.kind !== 'create' && it.kind !== 'update') return [];
  const changes = Object.keys(it.kind === 'create' ? it.typed : it.changes);
  return [{ row: it.row, action: it.kind, serialNumber: it.serialNumber, changes }];
}

/** Whoever commits means these rows, done to these versions of these devices. */
const inShort = (it: PlannedRow) =>
  it.kind === 'update' ? { ...it, before: { id: it.before.id, version: it.before.version } } : it;
