import type { IdentifiedDevice } from '../../contract/draft.ts';
import { readLabelToken, type ReadLabel } from '../../domain/device-label.ts';
import { labelAddress } from '../../domain/label-text.ts';
import type { NamedDevice } from './field-address.ts';

export type IdentifiedByAddress =
  /** From a label; what its signature is worth is told once the keys are here. */
  | { kind: 'label'; device: IdentifiedDevice; read: ReadLabel }
  /** Typed in; `invalid` when a code that could not be read was scanned before. */
  | { kind: 'typed'; device: IdentifiedDevice }
  /** A code that cannot be read, and nothing typed yet. */
  | { kind: 'unreadable'; token: string };

/** The device an address names, as far as the address alone tells. */
export function identifyDevice(
  { token, deviceRef, modelNo, serialNumber, udiDi, udiRaw }: NamedDevice,
  origin: string,
): IdentifiedByAddress {
  const labelText = token === null ? null : labelAddress(origin, token);
  const read = token === null ? null : readLabelToken(token);
  if (read) return { kind: 'label', read, device: deviceOnLabel(read, labelText) };
  const labelVerification = labelText === null ? 'manual' : 'invalid';
  const model = modelNo === null ? {} : { modelNo };
  const serial = serialNumber === null ? {} : { serialNumber };
  const device = { labelText, labelVerification, ...model, ...serial } as const;
  if (deviceRef !== null) return { kind: 'typed', device: { ...device, deviceRef } };
  if ((modelNo ?? udiDi) === null || serialNumber === null) return { kind: 'unreadable', token: token ?? '' };
  const manualDevice = { ...model, ...(udiDi !== null && { udiDi }), serialNumber };
  return { kind: 'typed', device: { ...device, manualDevice, ...(udiRaw !== null && { udiRaw }) } };
}

function deviceOnLabel({ label }: ReadLabel, labelText: string | null): IdentifiedDevice {
  const { deviceRef, modelNo, serialNumber, labelNo } = label;
  return { labelText, labelVerification: 'unverifiable', deviceRef, modelNo, serialNumber, labelNo };
}
