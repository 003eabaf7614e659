import type { IdentifiedDevice } from '../../contract/draft.ts';

/** Where this device can be registered: named by its label, else by what was typed. */
export function registerHref({
  labelText,
  labelNo,
  deviceRef,
  modelNo,
  serialNumber,
  manualDevice,
}: IdentifiedDevice): string {
  const parameters = new URLSearchParams();
  if (labelText !== null) parameters.set('d', labelText.split('/').at(-1)!);
  // A label that could be read has a number, and then says everything itself.
  if (labelNo === undefined && deviceRef !== undefined) parameters.set('ref', deviceRef);
  if (labelNo === undefined && modelNo !== undefined) parameters.set('modelNo', String(modelNo));
  if (labelNo === undefined && serialNumber !== undefined) parameters.set('serial', serialNumber);
  if (manualDevice?.udiDi !== undefined) parameters.set('udiDi', manualDevice.udiDi);
  return `/qr/device-registration?${parameters.toString()}`;
}
