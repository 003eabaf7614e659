import type { Device } from '../../contract/device.ts';

/** Where a device is checked: the form of the field pages, with the session of this page. */
export function checkHref({
  deviceRef,
  model,
  serialNumber,
}: Pick<Device, 'deviceRef' | 'model' | 'serialNumber'>): string {
  const parameters = new URLSearchParams({ ref: deviceRef, modelNo: String(model.modelNo), serial: serialNumber });
  return `/qr/function-check?${parameters.toString()}`;
}
