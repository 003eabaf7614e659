import type { Transaction } from 'kysely';
import type { NewDevice } from '../../src/contract/device.ts';
import type { Database } from '../database/connect.ts';
import type { DeviceImportRow, Tables } from '../database/tables.ts';
import { changeStatus } from '../devices/change-status.ts';
import { moveDevices } from '../devices/move-devices.ts';
import { updateDevices, writeDevices } from '../devices/write-device.ts';
import type { NewEvent } from '../history/event-store.ts';
import { HttpProblem } from '../http/problems.ts';
import type { PlannedRow, TypedDevice } from './plan-import.ts';
import { previewImport, readImported } from './preview-import.ts';
import type { ReadTable } from './read-table.ts';

type Commit = {
  row: DeviceImportRow;
  previewHash: string;
  leaveOutWrongRows: boolean;
  actor: NewEvent['actor'];
  now: number;
};

/** Thrown, so that everything is taken back: somebody changed a device in the same moment. */
class Stale extends Error {}

/** Does what the preview said, in one transaction, once: a second click finds it done. */
export async function commitImport({ db, kind }: Database, commit: Commit) {
  if (commit.row.committedAt !== null) return new HttpProblem('alreadyCommitted');
  // Before the transaction: a long file must not hold the database.
  const table = await readImported(commit.row);
  if (table instanceof HttpProblem) return table;
  try {
    return await db.transaction().execute((transaction) => commitAll(transaction, { ...commit, table }));
  } catch (error) {
    if (error instanceof Stale || kind.isDouble(error)) return new HttpProblem('previewStale');
    throw error;
  }
}

async function commitAll(transaction: Transaction<Tables>, commit: Commit & { table: ReadTable }) {
  const { row, table, previewHash, leaveOutWrongRows, actor, now } = commit;
  const { numUpdatedRows } = await transaction
    .updateTable('deviceImport')
    .set({ committedAt: new Date(now).toISOString() })
    .where('id', '=', row.id)
    .where('committedAt', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return new HttpProblem('alreadyCommitted');
  const read = await previewImport(transaction, { row, table, now });
  if (read instanceof HttpProblem) return undo(transaction, row, read);
  const { counts } = read.preview;
  if (read.preview.previewHash !== previewHash) return undo(transaction, row, new HttpProblem('previewStale'));
  if (counts.wrong > 0 && !leaveOutWrongRows)
    return undo(transaction, row, new HttpProblem('importHasErrors', { params: { wrong: counts.wrong } }));
  await writePlan(transaction, read.plan, { row, actor, now });
  // What was done stays on record with its devices; its file would only fill the disk, ten mebibytes at a time.
  await transaction.updateTable('deviceImport').set({ contentBase64: '' }).where('id', '=', row.id).execute();
  return { created: counts.create, updated: counts.update, unchanged: counts.unchanged, leftOut: counts.wrong };
}

/** Refused: the import may still be committed another time. */
async function undo(
  transaction: Transaction<Tables>,
  { id }: DeviceImportRow,
  refusal: HttpProblem,
): Promise<HttpProblem> {
  await transaction.updateTable('deviceImport').set({ committedAt: null }).where('id', '=', id).execute();
  return refusal;
}

type By = Pick<Commit, 'row' | 'actor' | 'now'>;

/** New devices, then what changed of others, then their moves and their status: each step for all rows at once. */
async function writePlan(transaction: Transaction<Tables>, plan: readonly PlannedRow[], { row, actor, now }: By) {
  const { customerId, fileName: reason } = row;
  const devices = plan.flatMap((planned) =>
    planned.kind === 'create'
      ? [{ customerId, device: { status: 'inOperation', ...withoutEmpty(planned.typed) } as NewDevice }]
      : [],
  );
  await writeDevices(transaction, { devices, actor, now });
  const updates = plan.filter((planned) => planned.kind === 'update');
  const edits = updates.map(({ before, changes }) => ({ before, change: withoutSteps(changes) }));
  if (!(await updateDevices(transaction, { edits, actor, now }))) throw new Stale();
  for (const [siteId, moved] of Map.groupBy(updates, ({ changes }) => changes.siteId)) {
    if (!siteId) continue;
    const site = transaction.selectFrom('site').select(['id', 'customerId', 'name']).where('id', '=', siteId);
    const target = await site.executeTakeFirstOrThrow();
    await moveDevices(transaction, {
      devices: moved.map(({ before, changes }) => ({ ...before, changes })),
      target,
      placeOf({ changes, ...before }) {
        const { department = before.department, room = before.room } = changes;
        return { department, room };
      },
      reason,
      actor,
      now,
    });
  }
  for (const [status, changed] of Map.groupBy(updates, ({ changes }) => changes.status))
    if (status)
      await changeStatus(transaction, { devices: changed.map(({ before }) => before), status, reason, actor, now });
}

/** Status and site are steps of their own, and who moves takes its place along. */
function withoutSteps({ siteId, status: _status, department, room, ...change }: TypedDevice): TypedDevice {
  return siteId ? change : { ...change, department, room };
}

const withoutEmpty = (typed: object) => Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null));
