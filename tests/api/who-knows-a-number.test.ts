import { expect, test } from 'vitest';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import type { DeviceRegistration } from '../../src/contract/device-registration.ts';
import type { FunctionCheck } from '../../src/contract/function-check.ts';
import { demoAnswers } from '../../server/demo/demo-answers.ts';
import { aDeviceRegistration } from '../support/builders/a-device-registration.ts';
import { aFunctionCheck, checkTime, delivered, madeWith } from '../support/builders/a-function-check.ts';
import { aPortal, type Portal } from '../support/servers/a-portal.ts';
import { onOneDatabase } from '../support/servers/each-database.ts';
import { readPdf } from '../support/readers/read-pdf.ts';
import { customerIds, signedIn } from '../support/drivers/signed-in.ts';

const nobodys = 'VN24A009999'; // as long as those there are

/** Everything the public calls say of a submission, without what differs between any two: ids, numbers, codes. */
async function toldOf(portal: Portal, submission: FunctionCheck | DeviceRegistration, receiptCode?: string) {
  const [result] = await portal.deliver(delivered(submission, receiptCode === undefined ? {} : { receiptCode }));
  const receipt = result!.receipt!;
  const asked = `submissions/${receipt.submissionId}`;
  const of = (text: string, serial: string) =>
    text
      .replaceAll(receipt.submissionId, 'ID')
      .replaceAll(receipt.contentHash, 'HASH')
      .replaceAll(receipt.protocolNo, 'NUMBER')
      .replaceAll(receipt.receiptCode, 'CODE')
      .replaceAll(serial, 'SERIAL');
  const serial = submission.manualDevice?.serialNumber ?? nobodys;
  const later = async () => {
    const state = await portal.call(`GET /api/public/qr/${asked}?receiptCode=${receipt.receiptCode}`);
    const file = await portal.call(
      `GET /api/public/qr/${asked}/protocol.pdf?receiptCode=${receipt.receiptCode}&language=en`,
    );
    const pdf = file.statusCode === 200 ? await readPdf(file.rawPayload) : undefined;
    const texts =
      pdf?.texts
        .flat()
        .map(({ text }) => text)
        .join(' ') ?? String(file.statusCode);
    await pdf?.close();
    return of(`${state.body} ${texts}`, serial);
  };
  return { receipt, told: of(JSON.stringify(receipt), serial), later };
}

onOneDatabase(({ place }) => {
  test('[SEC-6, SEC-2] whoever knows model and serial number only is told the same of a device there is, one taken out of use, and one there is not', async () => {
    const portal = await aPortal(await place());
    const { db } = portal.database;
    const checklist = await portal.checklistOf(210);
    const known = await db
      .selectFrom('device')
      .selectAll()
      .where('serialNumber', '=', 'VN24A003117')
      .executeTakeFirstOrThrow();
    const retired = await db
      .selectFrom('device')
      .selectAll()
      .where('modelId', '=', known.modelId)
      .where('id', '!=', known.id)
      .executeTakeFirstOrThrow();
    await db.updateTable('device').set({ status: 'decommissioned' }).where('id', '=', retired.id).execute();
    const kinds = ['periodic', 'stk', 'commissioning'] as const;
    const serials = [nobodys, known.serialNumber, retired.serialNumber];
    const ids = await customerIds(portal);
    const service = await signedIn(portal, { customerId: ids.maker, userGroup: 'providerService' });
    for (const kind of kinds)
      for (const more of [{}, { labelText: 'HTTPS://X/Q/0', labelVerification: 'invalid' as const }]) {
        const told = await Promise.all(
          serials.map((serialNumber) =>
            toldOf(
              portal,
              aFunctionCheck({
                manualDevice: { modelNo: 210, serialNumber },
                ...madeWith(checklist),
                kind,
                answers: demoAnswers(checklist, 'failed'),
                ...more,
              }),
            ),
          ),
        );
        expect(told[1]!.told).toBe(told[0]!.told);
        expect(told[2]!.told).toBe(told[0]!.told);
        const before = await told[0]!.later();
        expect(await told[1]!.later()).toBe(before);
        // Also when the desk has accepted what is of a device there is.
        const { submissionId } = told[1]!.receipt;
        const accepted = await service.ask(
          `POST /api/customers/${known.customerId}/function-checks/${submissionId}/accept`,
          {},
        );
        expect(accepted.statusCode).toBe(200);
        const after = await told[1]!.later();
        expect(after).toBe(before);
        expect(after).not.toMatch(/Halden|Venaro|manufacturer/i);
        expect(after).not.toContain(known.deviceRef.slice(0, 4));
      }
  });

  test('[SEC-6] a correction by numbers alone goes by the numbers, whether we know the device or not', async () => {
    const portal = await aPortal(await place());
    const flagsOf = async (serialNumber: string, next: { modelNo?: number; udiDi?: string }) => {
      const old = aFunctionCheck({ manualDevice: { modelNo: 210, serialNumber } });
      const { receipt } = await toldOf(portal, old);
      const correction = aFunctionCheck({
        submissionId: uuidV7(checkTime),
        correctsSubmissionId: old.submissionId,
        manualDevice: { ...next, serialNumber },
      });
      const answer = await toldOf(portal, correction, receipt.receiptCode);
      return answer.receipt.flags;
    };
    for (const next of [{ modelNo: 210 }, { modelNo: 305 }, { udiDi: '04099213002105' }])
      expect(await flagsOf('VN24A003117', next)).toEqual(await flagsOf(nobodys, next));
    expect(await flagsOf(nobodys, { modelNo: 210 })).not.toContain('duplicateSuspect');
  });

  test('[SEC-6] a registration by numbers or by a mark tells nothing of the device either', async () => {
    const portal = await aPortal(await place());
    const mark = (serial: string) => ({ udiRaw: `(01)04099213002105(21)${serial}` });
    const typed = (serialNumber: string) => ({ manualDevice: { modelNo: 210, serialNumber } });
    for (const named of [mark, typed]) {
      const [known, unknown] = [
        await toldOf(portal, aDeviceRegistration(named('VN24A003117'))),
        await toldOf(portal, aDeviceRegistration(named(nobodys))),
      ];
      expect(known.told).toBe(unknown.told);
      expect(await known.later()).toBe(await unknown.later());
    }
  });

  test('[SEC-6, QR-8] whoever had the label is told of its device as before', async () => {
    const portal = await aPortal(await place());
    const check = await portal.scannedCheck('decommissioned');
    const { receipt, later } = await toldOf(portal, check);
    expect(receipt).toMatchObject({ deviceStatus: 'decommissioned', flags: ['decommissionedDevice'] });
    expect(await later()).toMatch(/Halden/);
  });
});
