import { hash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { LogEntry } from '../../src/contract/device-actions.ts';
import type { Device } from '../../src/contract/device.ts';
import type { DeviceRegistration } from '../../src/contract/device-registration.ts';
import type { RegistrationDetails, RegistrationLine } from '../../src/contract/registration-details.ts';
import type { Problem } from '../../src/contract/problem.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import { deliverMails } from '../../server/mails/deliver-mails.ts';
import { aDeviceRegistration } from '../support/builders/a-device-registration.ts';
import { checkTime, delivered } from '../support/builders/a-function-check.ts';
import { aPortal, type Portal } from '../support/servers/a-portal.ts';
import { aSetting } from '../support/servers/a-setting.ts';
import { differingDueColumns } from '../support/readers/differing-due-columns.ts';
import { onEachDatabase, onOneDatabase, type EachDatabase } from '../support/servers/each-database.ts';
import { plantTrigger, pullTrigger } from '../support/builders/plant-trigger.ts';
import { customerIds, signedIn } from '../support/drivers/signed-in.ts';

type Page = { items: RegistrationLine[]; total: number };
const path = '/api/device-registrations';
const newCustomer = {
  customerNr: 'CT-77',
  name: 'Clinique des Tilleuls',
  type: 'hospital',
  address: { city: 'Sérignac-sur-Louet', countryCode: 'FR' },
  defaultLanguage: 'fr',
  timeZone: 'Europe/Paris',
};
const newSite = { name: 'Bloc opératoire', type: 'ward', timeZone: 'Europe/Paris' };

const opening = (place: EachDatabase['place']) => async () => {
  const portal = await aPortal(await place());
  const ids = await customerIds(portal);
  const service = await signedIn(portal, { customerId: ids.maker, userGroup: 'providerService' });
  const model = await portal.database.db
    .selectFrom('deviceModel')
    .select('id')
    .where('modelNo', '=', 210)
    .executeTakeFirstOrThrow();
  const register = async (wishes: Partial<DeviceRegistration> = {}) => {
    const registration = aDeviceRegistration({ submissionId: uuidV7(checkTime), ...wishes });
    await portal.deliver(delivered(registration));
    return registration;
  };
  const approval = {
    customer: { create: newCustomer },
    site: { create: newSite },
    device: { create: { modelId: model.id, serialNumber: 'NEW-1' } },
  };
  return { portal, ids, service, model, register, approval };
};

onOneDatabase(({ place }) => {
  const opened = opening(place);

  test('[DEV-5, P29] a registration is seen with what it may belong to, and approving it carries photos, words and place over to the device', async () => {
    const { portal, ids, service, register } = await opened();
    const label = await portal.label('unregistered');
    const photos = await Promise.all(['#aa3322', '#2233aa'].map(aCameraPhoto));
    const registration = await register({
      deviceRef: label.deviceRef,
      labelText: label.url,
      labelVerification: 'verified',
      organisation: {
        name: 'klinikum',
        customerNr: 'ka-1204',
        address: { postalCode: '1', city: 'Ort', countryCode: 'DE' },
      },
      placement: { siteName: 'neu', department: 'Innere', room: 'R 12' },
      inventoryNumber: 'INV-9',
      remarks: 'Came with two batteries.\nOne is old.',
      photos: photos.map(({ announced }) => announced),
    });
    for (const { announced, bytes } of photos) {
      const { uploadId, sha256, contentType } = announced;
      const query = new URLSearchParams({ submissionId: registration.submissionId, sha256, contentType });
      const headers = { 'content-type': 'application/octet-stream' };
      await portal.call(`PUT /api/public/qr/uploads/${uploadId}?${query}`, bytes, { headers });
    }
    const check = await portal.scannedCheck('unregistered');
    await portal.deliver(delivered(check));
    const admin = await signedIn(portal, { customerId: ids.hospital });
    expect((await admin.ask(`GET ${path}`)).statusCode).toBe(403);
    const queue = (await service.ask(`GET ${path}?state=submitted&state=inReview`)).json<Page>();
    expect(queue.items.map(({ id, serialNumber }) => [id, serialNumber])).toEqual([
      [registration.submissionId, label.serialNumber],
    ]);
    const one = `${path}/${registration.submissionId}`;
    const read = (await service.ask(`GET ${one}`)).json<RegistrationDetails>();
    expect(read.matches.customers).toMatchObject([{ id: ids.hospital, by: ['customerNr'] }]);
    expect(read.matches.devices[0]!.by).toEqual(['reference', 'serialNumber']);
    const picture = await service.ask(
      `GET /api/function-checks/${registration.submissionId}/files/${read.arrivedPhotos[0]}?size=thumb`,
    );
    expect((await sharp(picture.rawPayload).metadata()).format).toBe('webp');
    const deviceId = read.matches.devices[0]!.id;
    const wrong = await service.ask(`POST ${one}/approve`, {
      customer: { id: deviceId },
      site: { id: deviceId },
      device: { id: registration.submissionId },
    });
    expect(wrong.json<Problem>().errors).toEqual([
      { pointer: '/customer/id', code: 'customerUnknown' },
      { pointer: '/site/id', code: 'siteUnknown' },
      { pointer: '/device/id', code: 'deviceUnknown' },
    ]);
    const approval = {
      customer: { id: ids.hospital },
      site: { create: { ...newSite, name: 'Neu' } },
      device: { id: deviceId },
    };
    const approved = (await service.ask(`POST ${one}/approve`, approval)).json<RegistrationDetails>();
    expect(approved).toMatchObject({ state: 'approved', customerId: ids.hospital, deviceId });
    const devices = `/api/customers/${ids.hospital}/devices/${deviceId}`;
    const device = (await admin.ask(`GET ${devices}`)).json<Device>();
    expect(device).toMatchObject({
      status: 'registered',
      site: { name: 'Neu' },
      inventoryNumber: 'INV-9',
      room: 'R 12',
    });
    expect(device.photos.map(({ uploadId }) => uploadId).toSorted()).toEqual(
      photos.map(({ announced }) => announced.uploadId).toSorted(),
    );
    const file = `/api/customers/${ids.hospital}/files/${photos[0]!.announced.uploadId}`;
    expect((await admin.ask(`GET ${file}`)).statusCode).toBe(200);
    const log = (await admin.ask(`GET ${devices}/log`)).json<{ items: LogEntry[] }>().items;
    expect(log.map(({ text }) => text)).toEqual([registration.remarks]);
    // What was checked before belongs to whoever has the device.
    const checks = await admin.ask(`GET /api/customers/${ids.hospital}/function-checks?deviceId=${deviceId}`);
    expect(checks.json<{ items: { id: string }[] }>().items.map(({ id }) => id)).toEqual([check.submissionId]);
    for (const [what, body] of [
      ['approve', approval],
      ['reject', { reason: 'x' }],
      ['request-info', { question: 'x' }],
    ] as const)
      expect((await service.ask(`POST ${one}/${what}`, body)).json()).toMatchObject({ code: 'alreadyDecided' });
    expect(await differingDueColumns(portal.database)).toEqual([]);
  });

  test('[DEV-5, P60] a check made before its device was given to a customer, and received after, is at the device for its owner to see', async () => {
    const { portal, ids, service, register } = await opened();
    const label = await portal.label('unregistered');
    const check = await portal.scannedCheck('unregistered', { submissionId: uuidV7(checkTime) });
    const registration = await register({
      deviceRef: label.deviceRef,
      labelText: label.url,
      labelVerification: 'verified',
    });
    const device = await portal.database.db
      .selectFrom('device')
      .select('id')
      .where('deviceRef', '=', label.deviceRef)
      .executeTakeFirstOrThrow();
    const approved = await service.ask(`POST ${path}/${registration.submissionId}/approve`, {
      customer: { id: ids.hospital },
      site: { create: newSite },
      device: { id: device.id },
    });
    expect(approved.statusCode).toBe(200);

    await portal.deliver(delivered(check));
    const owner = await signedIn(portal, { customerId: ids.hospital });
    const checks = `GET /api/customers/${ids.hospital}/function-checks?deviceId=${device.id}`;
    expect((await owner.ask(checks)).json()).toMatchObject({
      total: 1,
      items: [{ id: check.submissionId, device: { id: device.id, customerId: ids.hospital } }],
    });
    const devices = await portal.database.db
      .selectFrom('device')
      .select('id')
      .where('serialNumber', '=', label.serialNumber)
      .execute();
    expect(devices).toEqual([device]);
  });

  test('[DEV-5] a customer is proposed by its number before all that are only called alike, and who wrote another number is still found by name', async () => {
    const { portal, ids, service, register } = await opened();
    const admin = await signedIn(portal, { customerId: ids.maker, userGroup: 'providerAdministrator' });
    for (const number of Array.from({ length: 11 }, (_, at) => 10 + at)) {
      const customer = { ...newCustomer, customerNr: `AA-${number}`, name: `Aar-Klinikum ${number}` };
      expect((await admin.ask('POST /api/customers', customer)).statusCode).toBe(201);
    }
    const { organisation } = aDeviceRegistration();
    const matchesOf = async (customerNr: string) => {
      const named = { organisation: { ...organisation, name: 'Klinikum', customerNr } };
      const { submissionId } = await register({ ...named, submissionId: uuidV7(checkTime) });
      const read = (await service.ask(`GET ${path}/${submissionId}`)).json<RegistrationDetails>();
      return read.matches.customers.map(({ id, by }) => (id === ids.hospital ? `hospital ${by.join()}` : by.join()));
    };
    const alike = Array<string>(10).fill('name');
    expect(await matchesOf('ka-1204')).toEqual(['hospital customerNr', ...alike]);
    expect(await matchesOf('KA-9999')).toEqual(alike);
  });

  test('[DEV-5] an inventory number that is taken is told at its field, and approved with another or with none', async () => {
    const { portal, ids, service, register, approval } = await opened();
    const label = await portal.label('unregistered');
    const shipped = await deviceOf(portal, label.deviceRef);
    const approve = async (wishes: Partial<DeviceRegistration>, bodies: readonly object[]) => {
      const registration = await register({ ...wishes, inventoryNumber: 'INV-1' });
      const answers = [];
      for (const body of bodies) {
        const all = { ...approval, customer: { id: ids.hospital }, ...body };
        answers.push(await service.ask(`POST ${path}/${registration.submissionId}/approve`, all));
      }
      return answers;
    };
    const taken = [{ pointer: '/inventoryNumber', code: 'inventoryNumberTaken' }];
    const [made] = await approve({}, [{}]);
    const { siteId } = made!.json<RegistrationDetails>();
    const site = { id: siteId };
    const device = { create: { ...approval.device.create, serialNumber: 'NEW-2' } };
    const [first, none] = await approve({}, [
      { site, device },
      { site, device, inventoryNumber: null },
    ]);
    expect(first!.json<Problem>().errors).toEqual(taken);
    const { deviceId } = none!.json<RegistrationDetails>();
    expect(await deviceOf(portal, deviceId!)).toMatchObject({ serialNumber: 'NEW-2', inventoryNumber: null });
    const linked = { site, device: { id: shipped.id } };
    const scanned = { deviceRef: label.deviceRef, labelText: label.url, labelVerification: 'verified' } as const;
    const [second, other] = await approve(scanned, [linked, { ...linked, inventoryNumber: 'INV-2' }]);
    expect([second!.json<Problem>().errors, other!.statusCode]).toEqual([taken, 200]);
    expect(await deviceOf(portal, shipped.id)).toMatchObject({ inventoryNumber: 'INV-2', customerId: ids.hospital });
  });

  test('[DEV-5, DEV-2] a device approved to another site is moved there with an entry in its log, and one out of use stays where it is', async () => {
    const { portal, service, register } = await opened();
    const { deviceRef } = await portal.label('inOrder');
    const device = await deviceOf(portal, deviceRef);
    const customer = { id: device.customerId };
    const approve = async (site: object, placement: DeviceRegistration['placement']) => {
      const { submissionId } = await register({ placement });
      return service.ask(`POST ${path}/${submissionId}/approve`, { customer, site, device: { id: device.id } });
    };
    const kinds = async () => {
      const rows = await portal.database.db
        .selectFrom('deviceLog')
        .select(['kind', 'toValue'])
        .where('deviceId', '=', device.id)
        .execute();
      return rows.filter(({ kind }) => kind === 'move').map(({ toValue }) => toValue);
    };
    const placement = { siteName: 'Elsewhere', room: 'R 12' };
    const before = await kinds();
    const { siteId } = (await approve({ create: newSite }, placement)).json<RegistrationDetails>();
    const moved = await deviceOf(portal, device.id);
    expect(moved).toMatchObject({ siteId, department: null, room: 'R 12', status: device.status });
    expect(await kinds()).toEqual([...before, `${newSite.name}, R 12`]);
    const again = await approve({ id: siteId }, { siteName: 'Elsewhere', department: 'B', room: 'R 13' });
    expect(again.statusCode).toBe(200);
    expect(await deviceOf(portal, device.id)).toMatchObject({ siteId, department: 'B', room: 'R 12' });
    expect(await kinds()).toHaveLength(before.length + 1);
    expect(await differingDueColumns(portal.database)).toEqual([]);

    const owner = await signedIn(portal, { customerId: device.customerId });
    const devicePath = `/api/customers/${device.customerId}/devices/${device.id}`;
    const out = { status: 'decommissioned', reason: 'Scrapped' };
    const scrapped = await owner.ask(`POST ${devicePath}/status`, out);
    expect(scrapped.statusCode).toBe(200);
    const { submissionId } = await register({ deviceRef, labelVerification: 'unverifiable' });
    const read = (await service.ask(`GET ${path}/${submissionId}`)).json<RegistrationDetails>();
    expect(read.matches.devices).toMatchObject([{ id: device.id, status: 'decommissioned' }]);
    const refused = await approve({ create: { ...newSite, name: 'A third' } }, placement);
    expect(refused.json<Problem>().errors).toEqual([{ pointer: '/device/id', code: 'deviceDecommissioned' }]);
    expect(await deviceOf(portal, device.id)).toMatchObject({ siteId, status: 'decommissioned' });
  });

  test('[DEV-5] a question goes to the contact by mail and is answered once by its link; what is rejected or double says so', async () => {
    const { portal, service, register } = await opened();
    const { submissionId } = await register();
    const one = `${path}/${submissionId}`;
    const asked = await service.ask(`POST ${one}/request-info`, { question: 'Which <room>?' });
    expect(asked.json()).toMatchObject({
      state: 'needsInfo',
      questions: [{ question: 'Which <room>?', answer: null }],
    });
    const mails: { to: string; text: string; html: string }[] = [];
    const send = async (mail: (typeof mails)[number]) => void mails.push(mail);
    await deliverMails({ database: portal.database, send, settings: aSetting(), now: () => checkTime });
    const mail = mails.find(({ text }) => text.includes('Which'))!;
    expect([mail.to, mail.html.includes('Which &lt;room&gt;?')]).toEqual(['claire.besson@tilleuls.example', true]);
    const token = /registration-question\/([\w-]{43})/.exec(mail.text)![1]!;
    const link = `/api/public/qr/registration-questions/${token}`;
    const shown = (await portal.call(`GET ${link}`)).json<{ question: string }>();
    expect(shown).toMatchObject({ question: 'Which <room>?', language: 'fr' });
    expect((await portal.call(`GET ${link.slice(0, -3)}AAA`)).json()).toMatchObject({ code: 'linkUnknown' });
    expect((await portal.call(`POST ${link}`, { answer: 'Salle 2' })).statusCode).toBe(204);
    expect((await portal.call(`POST ${link}`, { answer: 'Salle 3' })).json()).toMatchObject({ code: 'tokenExpired' });
    const answered = (await service.ask(`GET ${one}`)).json<RegistrationDetails>();
    expect([answered.state, answered.questions.map(({ answer }) => answer)]).toEqual(['inReview', ['Salle 2']]);
    expect((await service.ask(`POST ${one}/reject`, {})).statusCode).toBe(422);
    const rejected = await service.ask(`POST ${one}/reject`, { reason: 'Not our device' });
    expect(rejected.json()).toMatchObject({ state: 'rejected', decidedReason: 'Not our device' });
    const double = await register();
    const marked = await service.ask(`POST ${path}/${double.submissionId}/duplicate`, { ofSubmissionId: submissionId });
    expect(marked.json()).toMatchObject({ state: 'duplicate', decidedReason: answered.protocolNo });
    const events = await portal.database.db
      .selectFrom('event')
      .select('action')
      .where('entityId', '=', submissionId)
      .execute();
    expect(events.map(({ action }) => action.replace('deviceRegistration.', '')).toSorted()).toEqual([
      'answered',
      'needsInfo',
      'received',
      'rejected',
    ]);
  });
});

onEachDatabase(({ place }) => {
  const opened = opening(place);

  test('[DEV-5] approved twice at once it makes one device; broken between customer and device it leaves nothing', async () => {
    const { portal, service, register, approval } = await opened();
    const { submissionId } = await register({ manualDevice: { modelNo: 210, serialNumber: 'NEW-1' } });
    const before = await countsOf(portal);
    const when = `new.entity_type = 'site' and new.action = 'created'`;
    await plantTrigger(portal.database, { table: 'event', when, doing: { fail: 'planted' } });
    expect((await service.ask(`POST ${path}/${submissionId}/approve`, approval)).statusCode).toBe(500);
    await pullTrigger(portal.database, 'event');
    expect(await countsOf(portal)).toEqual(before);
    const taken = { ...approval, customer: { create: { ...newCustomer, customerNr: 'KA-1204' } } };
    expect((await service.ask(`POST ${path}/${submissionId}/approve`, taken)).json<Problem>().errors).toEqual([
      { pointer: '/customer/create/customerNr', code: 'customerNrTaken' },
    ]);
    const answers = await Promise.all([1, 2].map(() => service.ask(`POST ${path}/${submissionId}/approve`, approval)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await countsOf(portal)).toEqual(before.map((count) => count + 1));
  });
});

const deviceOf = ({ database: { db } }: Portal, name: string) =>
  db
    .selectFrom('device')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', name), eb('deviceRef', '=', name)]))
    .executeTakeFirstOrThrow();

const countsOf = async ({ database: { db } }: Portal) =>
  Promise.all(
    (['customer', 'site', 'device'] as const).map(
      async (table) => (await db.selectFrom(table).select('id').execute()).length,
    ),
  );

async function aCameraPhoto(background: string) {
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const contentType = 'image/jpeg' as const;
  return {
    bytes,
    announced: { uploadId: uuidV7(checkTime), sha256: hash('sha256', bytes), size: bytes.length, contentType },
  };
}
