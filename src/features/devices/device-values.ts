import { deviceChangeSchema, type Device, type DeviceChange } from '../../contract/device.ts';
import { bodyErrors } from '../../domain/field-errors.ts';
import { normalLine, normalLines } from '../../domain/normal-text.ts';
import { lineOrNull } from '../../domain/typed-contact.ts';

const lines = ['lotNumber', 'inventoryNumber', 'name', 'department', 'room', 'softwareVersion'] as const;
const days = ['manufacturedOn', 'expiresOn', 'commissionedOn', 'warrantyUntil'] as const;

/** What the form of a device holds: everything as it is typed. */
export type DeviceValues = Record<(typeof lines)[number] | 'serialNumber' | 'acquisitionYear' | 'notes', string> &
  Record<(typeof days)[number], string | null>;

export const valuesOf = (device: Device): DeviceValues => ({
  ...(Object.fromEntries(lines.map((name) => [name, device[name] ?? ''])) as Record<(typeof lines)[number], string>),
  ...(Object.fromEntries(days.map((name) => [name, device[name]])) as Record<(typeof days)[number], string | null>),
  serialNumber: device.serialNumber,
  acquisitionYear: device.acquisitionYear === null ? '' : String(device.acquisitionYear),
  notes: device.notes ?? '',
});

/** What is sent of it; the model stays. */
export function changeOf(values: DeviceValues, { model }: Pick<Device, 'model'>): DeviceChange {
  const year = values.acquisitionYear.trim();
  return {
    modelId: model.id,
    serialNumber: normalLine(values.serialNumber),
    ...Object.fromEntries(lines.map((name) => [name, lineOrNull(values[name])])),
    ...Object.fromEntries(days.map((name) => [name, values[name] || null])),
    // What is no number stays as it is: the contract says what is wrong with it.
    acquisitionYear: year === '' ? null : Number(year),
    notes: normalLines(values.notes) || null,
  };
}

/** What the contract finds wrong with it. */
export function faultsOf(change: DeviceChange) {
  const checked = deviceChangeSchema.safeParse(change);
  return checked.success ? [] : bodyErrors(checked.error, change);
}
