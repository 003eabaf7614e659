import { deviceChangeSchema, givenStatuses } from '../../src/contract/device.ts';
import type { ImportField } from '../../src/contract/device-import.ts';
import type { FieldError } from '../../src/contract/problem.ts';
import { bodyErrors } from '../../src/domain/field-errors.ts';
import { futureDates } from '../../src/domain/future-dates.ts';
import { foldSerial } from '../../src/domain/fold-serial.ts';
import { foldedText } from '../../src/domain/folded-text.ts';
import type { StoredDevice } from '../devices/managed-device.ts';
import type { ImportFacts } from './import-facts.ts';
import type { NumberedRow } from './read-table.ts';

type Fields = Partial<Record<ImportField, string>>;
export type TypedDevice = Partial<Omit<StoredDevice, 'id' | 'customerId'>>;

/** What a row would do. */
export type PlannedRow =
  | { row: number; kind: 'create'; serialNumber: string; typed: TypedDevice }
  | { row: number; kind: 'update'; serialNumber: string; before: StoredDevice; changes: TypedDevice }
  | { row: number; kind: 'unchanged' }
  | { row: number; kind: 'wrong'; errors: FieldError[] };

type Table = { mapping: readonly (ImportField | null)[]; rows: readonly NumberedRow[] };

/**
 * Says of each row what it would do, with everything that is wrong in it. Nothing is guessed: a row with another site,
 * of a file without a column for room or department, empties what the file does not know, as every move does.
 */
export function planImport({ mapping, rows }: Table, facts: ImportFacts, now: number): PlannedRow[] {
  const seen = new Map<string, number>();
  return rows.map(({ row, cells }) => {
    const fields = fieldsOf(mapping, cells);
    const planned = planRow({ row, fields, now }, facts);
    const errors = planned.kind === 'wrong' ? planned.errors : doubles(planned, fields, seen);
    return errors.length > 0 ? { row, kind: 'wrong', errors } : planned;
  });
}

/** The fields of a row by name; a column that is empty in this row is an empty text. */
export function fieldsOf(mapping: Table['mapping'], cells: readonly string[]): Fields {
  return Object.fromEntries(
    mapping.flatMap((field, at) => (field === null ? [] : [[field, cells[at] ?? '']])),
  ) as Fields;
}

function planRow({ row, fields, now }: { row: number; fields: Fields; now: number }, facts: ImportFacts): PlannedRow {
  const errors: FieldError[] = [];
  const wrong = (field: ImportField, code: string) => errors.push({ pointer: `/${row}/${field}`, code });
  const found = facts.deviceFor(fields);
  if (found === 'ambiguous') wrong(facts.key, 'severalDevices');
  if (found === 'ofOthers') wrong('serialNumber', 'serialNumberTaken');
  const before = typeof found === 'string' ? undefined : found;
  if (typeof found !== 'string' && facts.hasInventoryNumber(fields, before))
    wrong('inventoryNumber', 'inventoryNumberTaken');
  const model = fields.modelNo === undefined ? undefined : facts.modelByNo(fields.modelNo);
  const modelId = model?.id ?? (fields.modelNo === undefined ? before?.modelId : undefined);
  if (modelId === undefined) wrong('modelNo', fields.modelNo ? 'modelUnknown' : 'required');
  const serial = fields.serialNumber || before?.serialNumber;
  if (typeof found !== 'string' && modelId && serial && facts.hasSerialNumber(modelId, serial, before))
    wrong('serialNumber', 'serialNumberTaken');
  const siteId = fields.site ? facts.siteNamed(fields.site) : before?.siteId;
  if (siteId === undefined) wrong('site', fields.site ? 'siteUnknown' : 'required');
  const status = fields.status || before?.status;
  if (status !== before?.status && !givenStatuses.some((it) => it === status)) wrong('status', 'notAChoice');
  const typed = typedFields(fields);
  const parsed = deviceChangeSchema.safeParse({ serialNumber: before?.serialNumber, ...typed, modelId });
  if (!parsed.success)
    errors.push(
      ...bodyErrors(parsed.error, typed)
        .filter(({ pointer }) => pointer !== '/modelId')
        .map((error) => ({ ...error, pointer: `/${row}${error.pointer}` })),
    );
  else errors.push(...futureDates(parsed.data, now).map((it) => ({ ...it, pointer: `/${row}${it.pointer}` })));
  if (errors.length > 0 || !parsed.success) return { row, kind: 'wrong', errors };
  const place = before && siteId !== before.siteId ? { department: null, room: null } : {};
  const steps = { siteId, ...(status === undefined ? {} : { status }) };
  const change = { ...place, ...parsed.data, ...steps } as TypedDevice;
  const { serialNumber } = parsed.data;
  if (!before) return { row, kind: 'create', serialNumber, typed: change };
  const changes = Object.fromEntries(
    Object.entries(change).filter(
      ([field, value]) => value !== undefined && value !== before[field as keyof TypedDevice],
    ),
  ) as TypedDevice;
  if (Object.keys(changes).length === 0) return { row, kind: 'unchanged' };
  if ((changes.modelId ?? changes.serialNumber) !== undefined && facts.hasLabel(before.id))
    return { row, kind: 'wrong', errors: [{ pointer: `/${row}/serialNumber`, code: 'printedOnLabel' }] };
  // It gets its site and its status when somebody registers it.
  if (before.status === 'unregistered' && (changes.siteId ?? changes.status) !== undefined)
    return { row, kind: 'wrong', errors: [{ pointer: `/${row}/status`, code: 'deviceUnregistered' }] };
  if (before.status === 'decommissioned')
    return { row, kind: 'wrong', errors: [{ pointer: `/${row}/status`, code: 'deviceDecommissioned' }] };
  return { row, kind: 'update', serialNumber, before, changes };
}

const notTyped: ImportField[] = ['id', 'deviceRef', 'modelNo', 'site', 'status'];

/** Cells as values of the contract: empty is none, a year is a number. A new device has no empty values. */
function typedFields(fields: Fields) {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([field]) => !notTyped.includes(field as ImportField))
      .map(([field, text]) => [
        field,
        text === '' ? (field === 'serialNumber' ? undefined : null) : field === 'acquisitionYear' ? Number(text) : text,
      ]),
  );
}

/** The same device or the same inventory number twice in one file: whoever made it means one of them. */
function doubles(planned: PlannedRow, { inventoryNumber, modelNo, ...fields }: Fields, seen: Map<string, number>) {
  const keys = [
    planned.kind === 'update' ? `id ${planned.before.id}` : '',
    fields.serialNumber ? `serial ${modelNo ?? ''} ${foldSerial(fields.serialNumber)}` : '',
    inventoryNumber ? `inventory ${foldedText(inventoryNumber)}` : '',
  ].filter((key) => key !== '');
  const other = keys.map((key) => seen.get(key)).find((it) => it !== undefined);
  const row = planned.row;
  for (const key of keys) if (!seen.has(key)) seen.set(key, row);
  if (other === undefined) return [];
  return [{ pointer: `/${row}/serialNumber`, code: 'doubleInFile', params: { row: other } }];
}
