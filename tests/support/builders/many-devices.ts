import { insertRows } from '../../../server/demo/insert-rows.ts';
import type { DeviceRow } from '../../../server/database/tables.ts';
import { uuidV7 } from '../../../src/domain/uuid-v7.ts';
import type { ServedPortal } from '../servers/served-portal.ts';

/** Puts so many more devices like one of the demo beside it, the serial numbers from ROW0001 on. */
export async function manyDevices(portal: ServedPortal, { like, count }: { like: DeviceRow; count: number }) {
  const copies = Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(4, '0');
    const serialNumber = `ROW${number}`;
    const own = { id: uuidV7(Date.now()), deviceRef: `R0W000000000${number}`, serialNumber };
    return { ...like, ...own, serialFolded: serialNumber };
  });
  await insertRows(portal.database(), 'device', copies);
}
