import { hash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { FunctionCheck } from '../../src/contract/function-check.ts';
import type { CheckLine, CheckDetails, MeasuredValues } from '../../src/contract/check-details.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import { demoAnswers } from '../../server/demo/demo-answers.ts';
import { aFunctionCheck, checkTime, delivered, madeWith } from '../support/builders/a-function-check.ts';
import { batch, aPortal, type AnyResult, type Portal } from '../support/servers/a-portal.ts';
import { differingDueColumns } from '../support/readers/differing-due-columns.ts';
import { onOneDatabase } from '../support/servers/each-database.ts';
import { customerIds, signedIn } from '../support/drivers/signed-in.ts';

type Page = { items: CheckLine[]; total: number };
type Person = Awaited<ReturnType<typeof signedIn>>;

const deviceOf = ({ database: { db } }: Portal, { deviceRef }: Pick<FunctionCheck, 'deviceRef'>) =>
  db.selectFrom('device').selectAll().where('deviceRef', '=', deviceRef!).executeTakeFirstOrThrow();
const deliverAs = async (person: Person, check: FunctionCheck) =>
  (await person.ask(batch, { items: [delivered(check)] })).json<{ results: AnyResult[] }>().results[0]!;

onOneDatabase(({ place }) => {
  test('[DEV-1, HIST-1, PERF-1] a check is listed and read as it was made, its photo made anew, its values over time, voided with a reason, and what it decided is taken back', async () => {
    const portal = await aPortal(await place());
    const ids = await customerIds(portal);
    const admin = await signedIn(portal, { customerId: ids.hospital });
    const path = `/api/customers/${ids.hospital}/function-checks`;
    const checklist = await portal.checklistOf(210);
    const photo = await aCameraPhoto();
    const answers = demoAnswers(checklist, 'failed').map((answer, at) =>
      at === 1 ? { ...answer, photos: [photo.announced] } : answer,
    );
    const check = await portal.scannedCheck('inOrder', { answers });
    const before = await deviceOf(portal, check);
    await portal.deliver(delivered(check));
    const { uploadId, sha256, contentType } = photo.announced;
    const query = new URLSearchParams({ submissionId: check.submissionId, sha256, contentType });
    await portal.call(`PUT /api/public/qr/uploads/${uploadId}?${query}`, photo.bytes, {
      headers: { 'content-type': 'application/octet-stream' },
    });
    const failed = await deviceOf(portal, check);
    expect([failed.condition, failed.nextDueOn > before.nextDueOn]).toEqual(['failed', true]);

    const listed = (await admin.ask(`GET ${path}?result=failed&deviceId=${failed.id}`)).json<Page>().items;
    expect(listed.map(({ id }) => id)).toEqual([check.submissionId]);
    const byNumber = await admin.ask(`GET ${path}?q=${listed[0]!.protocolNo.toLowerCase()}`);
    expect(byNumber.json<Page>().items.map(({ id }) => id)).toEqual([check.submissionId]);
    const bySerial = (await admin.ask(`GET ${path}?q=${failed.serialNumber.slice(2, 9)}`)).json<Page>();
    expect(bySerial.items.map(({ device }) => device!.id)).toContain(failed.id);
    const read = (await admin.ask(`GET ${path}/${check.submissionId}`)).json<CheckDetails>();
    expect(read.checklist!.contentHash).toBe(check.checklistHash);
    expect(read.verdicts.some(({ verdict }) => verdict === 'fail')).toBe(true);
    expect([read.answers, read.arrivedPhotos, read.counts]).toEqual([check.answers, [uploadId], true]);

    const shown = await admin.ask(`GET /api/customers/${ids.hospital}/files/${uploadId}?size=thumb`);
    const made = await sharp(shown.rawPayload).metadata();
    expect([made.format, Math.max(made.width, made.height), made.exif]).toEqual(['webp', 320, undefined]);
    const neighbour = await signedIn(portal, { customerId: ids.town });
    expect((await neighbour.ask(`GET /api/customers/${ids.town}/files/${uploadId}`)).statusCode).toBe(404);
    expect(
      (await neighbour.ask(`GET /api/customers/${ids.town}/function-checks/${check.submissionId}`)).statusCode,
    ).toBe(404);

    const values = await admin.ask(`GET /api/customers/${ids.hospital}/devices/${failed.id}/measured-values`);
    const { items } = values.json<MeasuredValues>();
    expect(items.length).toBeGreaterThan(0);
    expect(items[0]!.values.at(-1)!.submissionId).toBe(check.submissionId);

    const technician = await signedIn(portal, { customerId: ids.hospital, userGroup: 'technician' });
    expect((await technician.ask(`POST ${path}/${check.submissionId}/void`, { reason: 'x' })).statusCode).toBe(403);
    expect((await admin.ask(`POST ${path}/${check.submissionId}/void`, {})).statusCode).toBe(422);
    const voided = await admin.ask(`POST ${path}/${check.submissionId}/void`, { reason: 'Wrong device' });
    expect(voided.json()).toMatchObject({ state: 'voided', counts: false, closedReason: 'Wrong device' });
    const after = await deviceOf(portal, check);
    expect([after.condition, after.nextDueOn]).toEqual([before.condition, before.nextDueOn]);
    expect((await admin.ask(`POST ${path}/${check.submissionId}/accept`, {})).json()).toMatchObject({
      code: 'checkClosed',
    });
    const events = await portal.database.db
      .selectFrom('event')
      .select(['action', 'reason'])
      .where('entityId', '=', check.submissionId)
      .where('actorKind', '=', 'user')
      .execute();
    expect(events).toEqual([{ action: 'functionCheck.voided', reason: 'Wrong device' }]);
    expect(await differingDueColumns(portal.database)).toEqual([]);
  });

  test('[QR-7, DUE-1] a check of no known device is seen by the maker, given to a device, and decides nothing until it is accepted', async () => {
    const portal = await aPortal(await place());
    const ids = await customerIds(portal);
    const known = await portal.scannedCheck('overdue');
    const check = aFunctionCheck({
      manualDevice: { modelNo: 210, serialNumber: 'NEVER-SEEN' },
      ...madeWith(await portal.checklistOf(210)),
      answers: known.answers,
    });
    await portal.deliver(delivered(check));
    const service = await signedIn(portal, { customerId: ids.maker, userGroup: 'providerService' });
    const unassigned = (await service.ask('GET /api/function-checks')).json<Page>().items;
    expect(unassigned.map(({ id, claimed }) => [id, claimed.serialNumber])).toEqual([
      [check.submissionId, 'NEVER-SEEN'],
    ]);
    const admin = await signedIn(portal, { customerId: ids.hospital });
    expect((await admin.ask('GET /api/function-checks')).statusCode).toBe(403);
    const device = await deviceOf(portal, known);
    const path = `/api/function-checks/${check.submissionId}`;
    const wrong = await service.ask(`POST ${path}/assign`, { deviceId: check.submissionId });
    expect(wrong.json()).toMatchObject({ errors: [{ pointer: '/deviceId', code: 'deviceUnknown' }] });
    const given = await service.ask(`POST ${path}/assign`, { deviceId: device.id });
    expect(given.json()).toMatchObject({ device: { id: device.id }, flags: [], state: 'flagged', counts: false });
    expect((await service.ask(`POST ${path}/assign`, { deviceId: device.id })).json()).toMatchObject({
      code: 'statusDiffers',
    });
    expect((await deviceOf(portal, known)).nextDueOn).toBe(device.nextDueOn);
    const reviewer = await signedIn(portal, { customerId: device.customerId });
    const accepted = await reviewer.ask(
      `POST /api/customers/${device.customerId}/function-checks/${check.submissionId}/accept`,
      {},
    );
    expect(accepted.json()).toMatchObject({ state: 'accepted', counts: true });
    expect((await deviceOf(portal, known)).nextDueOn > device.nextDueOn).toBe(true);
    expect(await differingDueColumns(portal.database)).toEqual([]);
  });

  test('[OFF-13] a check of a signed-in person arrives under their own session only, counts with their qualification, and is marked without it or out of their reach', async () => {
    const portal = await aPortal(await place());
    const ids = await customerIds(portal);
    const qualificationsJson = JSON.stringify([{ kind: 'qualifiedInspector', modelIds: [], validUntil: '2027-01-01' }]);
    const inspector = await signedIn(portal, { customerId: ids.hospital, userGroup: 'technician', qualificationsJson });
    const colleague = await signedIn(portal, { customerId: ids.hospital, userGroup: 'technician' });
    const by = async ({ user }: Person, wishes: Partial<FunctionCheck> = {}) =>
      portal.scannedCheck('inOrder', {
        submissionId: uuidV7(checkTime),
        performer: { userId: user.id, name: 'Marlene Öhrlein' },
        ...wishes,
      });
    const check = await by(inspector);
    const [strange] = await portal.deliver(delivered(check));
    expect(strange!.problem).toMatchObject({ status: 409, code: 'signInRequired' });
    expect((await deliverAs(colleague, check)).problem).toMatchObject({ code: 'signInRequired' });
    expect((await deliverAs(inspector, check)).receipt).toMatchObject({ result: 'passed', flags: [] });
    // Sent again without the session it is the same receipt: it is kept already.
    expect((await portal.deliver(delivered(check)))[0]!.receipt).toMatchObject({ submissionId: check.submissionId });
    const rowOf = ({ submissionId }: FunctionCheck) =>
      portal.database.db.selectFrom('submission').selectAll().where('id', '=', submissionId).executeTakeFirstOrThrow();
    expect(await rowOf(check)).toMatchObject({ counts: 1, performerUserId: inspector.user.id });

    await portal.database.db.updateTable('schedule').set({ performer: 'qualifiedInspector' }).execute();
    const without = await by(colleague);
    expect((await deliverAs(colleague, without)).receipt!.flags).toEqual(['performerNotQualified']);
    expect((await rowOf(without)).counts).toBe(0);
    const withIt = await by(inspector);
    expect((await deliverAs(inspector, withIt)).receipt!.flags).toEqual([]);
    const neighbour = await signedIn(portal, { customerId: ids.town, userGroup: 'technician', qualificationsJson });
    const outside = await by(neighbour);
    expect((await deliverAs(neighbour, outside)).receipt!.flags).toEqual(['outsideScope']);
    expect((await rowOf(outside)).counts).toBe(0);

    const later = await by(colleague);
    await portal.database.db
      .updateTable('appUser')
      .set({ status: 'deactivated' })
      .where('id', '=', colleague.user.id)
      .execute();
    const [gone] = await portal.deliver(delivered(later));
    expect(gone!.problem).toMatchObject({ status: 409, code: 'performerNoLongerAllowed' });
    // Whoever made a check corrects it without its receipt code.
    const better = await by(inspector, {
      correctsSubmissionId: withIt.submissionId,
      correctionReason: 'Typing mistake',
    });
    await deliverAs(inspector, better);
    expect(await rowOf(withIt)).toMatchObject({ state: 'corrected', correctedBySubmissionId: better.submissionId });
  });
});

async function aCameraPhoto() {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#446655' } })
    .withExif({ IFD0: { Model: 'Pocket 7' } })
    .jpeg()
    .toBuffer();
  const announced = {
    uploadId: uuidV7(checkTime),
    sha256: hash('sha256', bytes),
    size: bytes.length,
    contentType: 'image/jpeg' as const,
  };
  return { bytes, announced };
}
