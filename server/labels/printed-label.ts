import encodeQR from 'qr';
import type { Kysely } from 'kysely';
import { formatDeviceReference } from '../../src/domain/device-reference.ts';
import type { Tables } from '../database/tables.ts';
import type { PrintedLabel } from '../documents/printed-label.ts';
import { issueLabel } from './issue-label.ts';
import { readSigningKey } from '../label-keys/label-key-store.ts';

/** The current labels of devices; those that have none are not among them. Nothing of a code is kept: it is made anew each time. */
export async function printedLabels(
  db: Kysely<Tables>,
  { deviceIds, publicUrl }: { deviceIds: readonly string[]; publicUrl: string },
): Promise<PrintedLabel[]> {
  const key = await readSigningKey(db);
  const host = publicUrl.replace(/^https?:\/\//, '');
  const rows = await readRows(db, deviceIds);
  return Promise.all(
    rows.map(async ({ deviceId, designation, ...label }) => {
      const text = await issueLabel(label, { key, publicUrl });
      const modules = labelModules(text);
      const { deviceRef, serialNumber, labelNo } = label;
      const reference = formatDeviceReference(deviceRef);
      return { deviceId, text, modules, designation, serialNumber, reference, host, labelNo };
    }),
  );
}

/** The modules of a label's code without its quiet zone, row by row; `1` is a dark one. */
export function labelModules(text: string): string[] {
  const border = 1; // it makes none without
  const rows = encodeQR(text, 'raw', { ecc: 'medium', encoding: 'alphanumeric', border });
  return rows.slice(border, -border).map((row) =>
    row
      .slice(border, -border)
      .map((isDark) => (isDark ? '1' : '0'))
      .join(''),
  );
}

function readRows(db: Kysely<Tables>, deviceIds: readonly string[]) {
  if (deviceIds.length === 0) return [];
  return db
    .selectFrom('label')
    .innerJoin('device', 'device.id', 'label.deviceId')
    .innerJoin('deviceModel', 'deviceModel.id', 'device.modelId')
    .select(['label.deviceId', 'label.labelNo', 'label.labelDay', 'device.deviceRef', 'device.serialNumber'])
    .select(['deviceModel.modelNo', 'deviceModel.designation'])
    .where('label.deviceId', 'in', deviceIds)
    .where('label.state', '=', 'current')
    .execute();
}
