import type { FastifyInstance } from 'fastify';
import type { DemoLabels } from '../../src/contract/demo-label.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { labelBytes, labelToken, type DeviceLabel } from '../../src/domain/device-label.ts';
import { signLabel } from '../../src/domain/label-signature.ts';
import { labelAddress } from '../../src/domain/label-text.ts';
import type { Database } from '../database/connect.ts';
import { route } from '../http/endpoint-route.ts';
import { issueLabel } from '../labels/issue-label.ts';
import { readSigningKey, type SigningKey } from '../label-keys/label-key-store.ts';
import type { Settings } from '../settings.ts';
import { demoDevices, type DemoDevice } from './demo-devices.ts';
import { demoDeviceRef } from './demo-id.ts';
import { demoModels } from './demo-models.ts';
import { demoOtherCodes } from './demo-other-codes.ts';

type Printed = { key: SigningKey; publicUrl: string };
type SheetLabel = DemoLabels['labels'][number];

/** The labels of the printable demo sheet: one for each state of the product that somebody may want to see. */
export function demoLabelRoutes(app: FastifyInstance, { db }: Database, { publicUrl }: Settings): void {
  route(app, { endpoint: endpoints.readDemoLabels }, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    const labels = await sheetLabels({ key: await readSigningKey(db), publicUrl });
    return { labels, otherCodes: await demoOtherCodes() };
  });
}

async function sheetLabels(printed: Printed): Promise<SheetLabel[]> {
  const shown = demoDevices.filter(({ shows }) => shows !== undefined);
  const ofDevices = await Promise.all(shown.map((device) => sheetLabel(device.shows!, labelOf(device), printed)));
  const first = labelOf(demoDevices[0]!);
  const unknownModel = {
    ...first,
    deviceRef: demoDeviceRef('of another maker'),
    modelNo: 4711,
    serialNumber: 'XK-90210',
  };
  const unknownDevice = { ...first, deviceRef: demoDeviceRef('nobody knows'), serialNumber: 'VN24A009999' };
  return [
    ...ofDevices,
    await sheetLabel('unknownModel', unknownModel, printed),
    await sheetLabel('unknownDevice', unknownDevice, printed),
    await tamperedLabel(first, printed),
  ];
}

async function sheetLabel(shows: string, label: Omit<DeviceLabel, 'keyId'>, printed: Printed): Promise<SheetLabel> {
  return { ...described(shows, label), url: await issueLabel(label, printed) };
}

/** A label whose serial number somebody changed after it was signed. */
async function tamperedLabel(label: Omit<DeviceLabel, 'keyId'>, { key, publicUrl }: Printed): Promise<SheetLabel> {
  const signature = await signLabel(labelBytes({ ...label, keyId: key.keyId }), key.privateKey);
  const changed = { ...label, serialNumber: 'VN24A003177' };
  const token = labelToken(labelBytes({ ...changed, keyId: key.keyId }), signature);
  return { ...described('tampered', changed), url: labelAddress(publicUrl, token) };
}

function described(shows: string, { deviceRef, modelNo, serialNumber, labelNo }: Omit<DeviceLabel, 'keyId'>) {
  const designation = demoModels.find((model) => model.modelNo === modelNo)?.designation ?? 'Kardon X2';
  return { case: shows, designation, modelNo, serialNumber, deviceRef, labelNo };
}

/** The first label ever printed for a device, so that a replaced one can be scanned. */
const labelOf = ({ model, serialNumber }: DemoDevice): Omit<DeviceLabel, 'keyId'> => ({
  deviceRef: demoDeviceRef(serialNumber),
  modelNo: demoModels.find(({ name }) => name === model)!.modelNo,
  serialNumber,
  labelDay: '2025-06-02',
  labelNo: 1,
});
