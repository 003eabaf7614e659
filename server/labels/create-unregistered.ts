import { foldSerial } from '../../src/domain/fold-serial.ts';
import type { Database } from '../database/connect.ts';
import { writeDevices } from '../devices/write-device.ts';
import type { NewEvent } from '../history/event-store.ts';
import { HttpProblem } from '../http/problems.ts';

type New = { customerId: string; modelId: string; serialNumbers: string[]; actor: NewEvent['actor']; now: number };

/** Devices that leave the maker with a label and without an owner. All or none are made. */
export async function createUnregistered({ db, kind }: Database, asked: New) {
  const { customerId, modelId, serialNumbers, actor, now } = asked;
  const maker = await db.selectFrom('customer').select('type').where('id', '=', customerId).executeTakeFirst();
  if (maker?.type !== 'maker') return new HttpProblem('notFound');
  const model = await db.selectFrom('deviceModel').select('status').where('id', '=', modelId).executeTakeFirst();
  if (!model || model.status === 'draft') return refused([{ pointer: '/modelId', code: 'modelUnknown' }]);
  const folded = serialNumbers.map(foldSerial);
  const taken = await db
    .selectFrom('device')
    .select('serialFolded')
    .where('modelId', '=', modelId)
    .where('serialFolded', 'in', folded)
    .execute();
  const known = new Set(taken.map(({ serialFolded }) => serialFolded));
  const errors = folded.flatMap((serial, at) =>
    known.has(serial) || folded.indexOf(serial) < at
      ? [{ pointer: `/serialNumbers/${at}`, code: 'serialNumberTaken' }]
      : [],
  );
  if (errors.length > 0) return refused(errors);
  try {
    const devices = serialNumbers.map((serialNumber) => ({
      customerId,
      device: { modelId, serialNumber, siteId: null, status: 'unregistered' } as const,
    }));
    const ids = await db.transaction().execute((transaction) => writeDevices(transaction, { devices, actor, now }));
    return { items: ids.map((deviceId, at) => ({ deviceId, serialNumber: serialNumbers[at]! })) };
  } catch (error) {
    if (kind.isDouble(error)) return refused([{ pointer: '/serialNumbers', code: 'serialNumberTaken' }]);
    throw error;
  }
}

const refused = (errors: { pointer: string; code: string }[]) => new HttpProblem('validationFailed', { errors });
