import type { ImportField } from '../../src/contract/device-import.ts';
import type { ListedDevice } from '../devices/device-list.ts';

/** The columns of an export, which an import reads again. */
export const deviceColumns: Record<ImportField, (row: ListedDevice) => string | number | null> = {
  id: (row) => row.id,
  deviceRef: (row) => row.deviceRef,
  modelNo: (row) => row.modelNo,
  serialNumber: (row) => row.serialNumber,
  inventoryNumber: (row) => row.inventoryNumber,
  site: (row) => row.siteName,
  name: (row) => row.name,
  department: (row) => row.department,
  room: (row) => row.room,
  status: (row) => row.status,
  lotNumber: (row) => row.lotNumber,
  manufacturedOn: (row) => row.manufacturedOn,
  expiresOn: (row) => row.expiresOn,
  commissionedOn: (row) => row.commissionedOn,
  acquisitionYear: (row) => row.acquisitionYear,
  warrantyUntil: (row) => row.warrantyUntil,
  softwareVersion: (row) => row.softwareVersion,
  notes: (row) => row.notes,
};
