import type { PrintedLabel } from '../../../server/documents/printed-label.ts';
import { labelModules } from '../../../server/labels/printed-label.ts';
import { issueLabel } from '../../../server/labels/issue-label.ts';
import { formatDeviceReference } from '../../../src/domain/device-reference.ts';

/** Labels as they are printed, signed with a key of their own; each with a host and a serial number of so many characters. */
export async function someLabels(sizes: readonly { host: number; serial: number }[]): Promise<PrintedLabel[]> {
  const { privateKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign']);
  return Promise.all(
    sizes.map(async ({ host, serial }, at) => {
      const name = `${'portal-of-devices-in-the-clinic'.slice(0, host - 8)}.example`;
      const deviceRef = `${'0123456789ABCDE'}${at}`;
      const serialNumber = `WM-24/0${at}-XXXXXXXXXXXX`.slice(0, serial);
      const label = { deviceRef, serialNumber, modelNo: 210, labelDay: '2026-11-28', labelNo: at + 1 };
      const text = await issueLabel(label, { key: { keyId: 1, privateKey }, publicUrl: `https://${name}` });
      const words = {
        designation: 'Venaro 210 Infusionspumpe',
        host: name,
        reference: formatDeviceReference(deviceRef),
      };
      return { ...words, deviceId: deviceRef, text, modules: labelModules(text), serialNumber, labelNo: at + 1 };
    }),
  );
}
