import type { DeviceRegistration } from '../../src/contract/device-registration.ts';
import { readLabelText } from '../../src/domain/label-text.ts';
import { readUdiMark } from '../../src/domain/udi-mark.ts';

/** What a registration says about which device it is: by its label, by hand, or by a UDI mark that says it in one way. */
export type RegisteredIdentity = { modelNo?: number; udiDi?: string; serialNumber?: string };

/** Reads it from what was sent; a label is read as it stands, whether it was verified is said elsewhere. */
export function registeredIdentity(registration: DeviceRegistration, receivedAt: string): RegisteredIdentity {
  const { manualDevice, udiRaw, labelText } = registration;
  if (manualDevice) return manualDevice;
  if (udiRaw !== undefined) {
    const read = readUdiMark(udiRaw, new Date(receivedAt).getUTCFullYear());
    if (read?.kind !== 'udi') return {};
    const [{ udiDi, serialNumber }] = read.readings;
    return read.readings.length === 1 ? { udiDi, serialNumber } : { udiDi };
  }
  const host = /^https?:\/\/([^/]+)/i.exec(labelText?.trim() ?? '')?.[1] ?? '';
  const label = labelText === null ? null : readLabelText(labelText, [host]);
  return label && 'label' in label ? { modelNo: label.label.modelNo, serialNumber: label.label.serialNumber } : {};
}
