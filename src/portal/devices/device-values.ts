import {
  deviceChangeSchema,
  newDeviceSchema,
  type Device,
  type DeviceChange,
  type NewDevice,
} from '../../contract/device.ts';
import { bodyErrors } from '../../domain/field-errors.ts';
import { normalLine, normalLines } from '../../domain/normal-text.ts';
import { lineOrNull } from '../../domain/typed-contact.ts';

const lines = ['lotNumber', 'inventoryNumber', 'name', 'department', 'room', 'softwareVersion'] as const;
const days = ['manufacturedOn', 'expiresOn', 'commissionedOn', 'warrantyUntil'] as const;

/** What the form of a device holds: everything as it is typed. */
export type DeviceValues = Record<(typeof lines)[number] | 'serialNumber' | 'acquisitionYear' | 'notes', string> &
  Record<(typeof days)[number], string | null> & {
    /** Asked of a new one only: model, site and status have ways of their own later. */
    modelId?: string | null;
    siteId?: string | null;
    status?: string;
  };

/** What the form of a new device begins with. */
export const newDevice = (siteId: string): DeviceValues => ({
  ...(Object.fromEntries(lines.map((name) => [name, ''])) as Record<(typeof lines)[number], string>),
  ...(Object.fromEntries(days.map((name) => [name, null])) as Record<(typeof days)[number], null>),
  modelId: '',
  siteId,
  status: 'inOperation',
  serialNumber: '',
  acquisitionYear: '',
  notes: '',
});

export const valuesOf = (device: Device): DeviceValues => ({
  ...(Object.fromEntries(lines.map((name) => [name, device[name] ?? ''])) as Record<(typeof lines)[number], string>),
  ...(Object.fromEntries(days.map((name) => [name, device[name]])) as Record<(typeof days)[number], string | null>),
  serialNumber: device.serialNumber,
  acquisitionYear: device.acquisitionYear === null ? '' : String(device.acquisitionYear),
  notes: device.notes ?? '',
});

/** What is sent of it; the model stays. */
export function changeOf(values: DeviceValues, modelId: string): DeviceChange {
  const year = values.acquisitionYear.trim();
  return {
    modelId,
    serialNumber: normalLine(values.serialNumber),
    ...Object.fromEntries(lines.map((name) => [name, lineOrNull(values[name])])),
    ...Object.fromEntries(days.map((name) => [name, values[name] || null])),
    // What is no number stays as it is: the contract says what is wrong with it.
    acquisitionYear: year === '' ? null : Number(year),
    notes: normalLines(values.notes) || null,
  };
}

/** What the contract finds wrong with it. */
export function errorsOf(change: DeviceChange) {
  const checked = deviceChangeSchema.safeParse(change);
  return checked.success ? [] : bodyErrors(checked.error, change);
}

/** What is sent to create one. */
export const creationOf = (values: DeviceValues): NewDevice => ({
  ...changeOf(values, values.modelId ?? ''),
  siteId: values.siteId ?? '',
  status: values.status as NewDevice['status'],
});

/** What the contract finds wrong with a new one. */
export function errorsOfNew(device: NewDevice) {
  const checked = newDeviceSchema.safeParse(device);
  return checked.success ? [] : bodyErrors(checked.error, device);
}
