import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Device, DeviceLine } from '../../src/contract/device.ts';
import type { DeviceModel, DeviceModelLine } from '../../src/contract/device-model.ts';
import type { ChecklistLine, ChecklistDetails } from '../../src/contract/checklist-details.ts';
import type { Pack } from '../../src/contract/pack.ts';
import type { Problem } from '../../src/contract/problem.ts';
import { publishErrors } from '../../src/domain/publish-errors.ts';
import { delivered } from '../support/builders/a-function-check.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { differingDueColumns } from '../support/readers/differing-due-columns.ts';
import { onOneDatabase } from '../support/servers/each-database.ts';
import { customerIds, signedIn } from '../support/drivers/signed-in.ts';

const aModel = {
  modelNo: 990,
  designation: 'Äther 3',
  kind: { en: 'Vaporiser', de: 'Verdampfer' },
  manufacturer: { name: 'Rohde Medizintechnik' },
  mpbetreibvAnnex: 'annex1',
};
const stk = {
  kind: 'stk',
  checklistId: null,
  interval: { value: 24, unit: 'month' },
  anchor: 'completed',
  dueRule: 'endOfMonth',
  leadDays: 30,
  performer: 'qualifiedInspector',
};
const asFile = { 'content-type': 'application/octet-stream' };

onOneDatabase(({ place }) => {
  const opened = async () => {
    const portal = await aPortal(await place());
    const ids = await customerIds(portal);
    const maker = await signedIn(portal, { customerId: ids.maker, userGroup: 'providerAdministrator' });
    const admin = await signedIn(portal, { customerId: ids.hospital });
    const pack = async () => (await portal.call('GET /api/public/qr/pack')).json<Pack>();
    return { portal, ids, maker, admin, pack };
  };

  test('[DUE-4, MOD-1] a lead time as long as its interval is refused at its field, with the longest there may be', async () => {
    const { maker } = await opened();
    const leading = async (leadDays: number, interval: typeof stk.interval) =>
      maker.ask('POST /api/device-models', {
        ...aModel,
        schedules: [{ ...stk, kind: 'visual', dueRule: 'exactDay', performer: 'anyone', interval, leadDays }],
      });
    for (const [leadDays, unit, max] of [
      [7, 'week', 6],
      [31, 'month', 30],
      [1, 'day', 0],
    ] as const) {
      const { errors } = (await leading(leadDays, { value: 1, unit })).json<Problem>();
      expect(errors).toEqual([{ pointer: '/schedules/0/leadDays', code: 'leadTooLong', params: { max } }]);
    }
    expect((await leading(30, { value: 1, unit: 'month' })).statusCode).toBe(201);
  });

  test('[MOD-1, MERGE-1, P20] a model is made, released to every phone, and its schedules change all due dates at once, as the law allows', async () => {
    const { portal, ids, maker, admin, pack } = await opened();
    const created = await maker.ask('POST /api/device-models', { ...aModel, schedules: [stk] });
    expect([created.statusCode, created.json<Problem>().errors]).toEqual([201, undefined]);
    const model = created.json<DeviceModel>();
    expect(model).toMatchObject({ status: 'draft', schedules: [stk], version: 1, devices: 0 });
    const one = `/api/device-models/${model.id}`;
    expect((await admin.ask(`GET ${one}`)).statusCode).toBe(404);
    expect((await admin.ask(`PUT ${one}`, aModel)).statusCode).toBe(403);
    const wrong = await maker.ask(`PUT ${one}`, {
      ...aModel,
      modelNo: 991,
      udiDi: '04099213002106',
      serialPattern: '^(A+)+$',
      kind: { de: 'Verdampfer' },
      schedules: [
        { ...stk, dueRule: 'exactDay', interval: { value: 3, unit: 'year' } },
        { ...stk, checklistId: model.id },
      ],
    });
    expect(wrong.json<Problem>().errors!.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
      '/kind/en textMissing',
      '/udiDi checkDigitWrong',
      '/serialPattern notASafePattern',
      '/schedules/0/dueRule scheduleNotAllowed',
      '/schedules/0/interval scheduleNotAllowed',
      '/schedules/1/checklistId checklistUnknown',
      '/schedules/1/kind kindDouble',
      '/modelNo modelNoFixed',
    ]);
    expect((await maker.ask('POST /api/device-models', aModel)).json<Problem>().errors).toEqual([
      { pointer: '/modelNo', code: 'modelNoTaken' },
    ]);
    await maker.ask(`POST ${one}/status`, { status: 'released' });
    expect((await pack()).models.some(({ modelNo }) => modelNo === 990)).toBe(true);
    expect((await maker.ask(`POST ${one}/status`, { status: 'draft' })).json()).toMatchObject({
      code: 'statusDiffers',
    });
    const listed = (await admin.ask('GET /api/device-models?q=ather')).json<{ items: DeviceModelLine[] }>().items;
    expect(listed.map(({ id }) => id)).toEqual([model.id]);
    const byNumber = await admin.ask('GET /api/device-models?sort=modelNo&size=2');
    const { next } = byNumber.json<{ next: string }>();
    const second = (await admin.ask(`GET /api/device-models?sort=modelNo&size=2&cursor=${next}`)).json<{
      items: DeviceModelLine[];
    }>();
    expect(second.items[0]!.modelNo).toBeGreaterThan(byNumber.json<{ items: DeviceModelLine[] }>().items[1]!.modelNo);

    // A shorter interval of a model in use shows on its devices in the same moment.
    const pump = (await maker.ask('GET /api/device-models?q=210')).json<{ items: DeviceModelLine[] }>().items[0]!;
    const before = (await maker.ask(`GET /api/device-models/${pump.id}`)).json<DeviceModel>();
    const devices = `/api/customers/${ids.hospital}/devices?size=200&modelId=${pump.id}`;
    const dates = async () =>
      (await admin.ask(`GET ${devices}`)).json<{ items: DeviceLine[] }>().items.filter(({ nextDue }) => nextDue);
    const old = await dates();
    const { modelNo, designation, kind, manufacturer, mpbetreibvAnnex } = before;
    const same = { modelNo, designation, kind, manufacturer, mpbetreibvAnnex };
    const schedules = before.schedules.map((it) => ({ ...it, interval: { value: 1, unit: 'month' } }));
    const changed = await maker.ask(
      `PUT /api/device-models/${pump.id}`,
      { ...same, schedules },
      { 'if-match': `"${before.version}"` },
    );
    expect(changed.json()).toMatchObject({ serialPattern: before.serialPattern, schedules });
    const late = await maker.ask(`PUT /api/device-models/${pump.id}`, same, { 'if-match': `"${before.version}"` });
    expect([late.statusCode, late.json<Problem>().current]).toMatchObject([412, { schedules }]);
    const shorter = await dates();
    expect(shorter.every((line) => line.nextDue!.dueOn < old.find(({ id }) => id === line.id)!.nextDue!.dueOn)).toBe(
      true,
    );
    const read = (await admin.ask(`GET /api/customers/${ids.hospital}/devices/${shorter[0]!.id}`)).json<Device>();
    expect([read.dueList[0]!.dueOn, read.dueList[0]!.interval]).toEqual([
      shorter[0]!.nextDue!.dueOn,
      { value: 1, unit: 'month' },
    ]);
    expect(await differingDueColumns(portal.database)).toEqual([]);

    const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const pictured = (await maker.ask(`PUT ${one}/picture`, picture, asFile)).json<DeviceModel>();
    const shown = await portal.call(`GET /api/public/pictures/${pictured.picture}`);
    expect((await sharp(shown.rawPayload).metadata()).format).toBe('webp');
    expect((await maker.ask(`PUT ${one}/picture`, Buffer.from('<svg/>'), asFile)).statusCode).toBe(415);
    expect((await maker.ask(`DELETE ${one}/picture`)).json()).toMatchObject({ picture: null });
    expect((await portal.call(`GET /api/public/pictures/${pictured.picture}`)).statusCode).toBe(404);
  });

  test('[MOD-2, P11, P26] a checklist is drafted, published when nothing is missing, and every version stays as checks were made with it', async () => {
    const { portal, maker, admin, pack } = await opened();
    const lists = (await maker.ask('GET /api/checklists?kind=periodic')).json<{ items: ChecklistLine[] }>().items;
    const line = lists.find(({ modelNos }) => modelNos.includes(210))!;
    const one = `/api/checklists/${line.id}`;
    const check = await portal.scannedCheck('inOrder');
    await portal.deliver(delivered(check));
    const { content, version } = (await maker.ask(`GET ${one}`)).json<ChecklistDetails>();
    expect(publishErrors(content)).toEqual([]);
    expect((await maker.ask(`POST ${one}/publish`)).json()).toMatchObject({ code: 'nothingToPublish' });
    expect((await admin.ask(`PUT ${one}`, content)).statusCode).toBe(403);
    // Order is part of the version.
    const turned = { ...content, items: content.items.toReversed(), name: { ...content.name, en: 'Turned' } };
    const draft = (
      await maker.ask(`PUT ${one}`, { ...turned, name: { en: 'Turned' } }, { 'if-match': `"${version}"` })
    ).json<ChecklistDetails>();
    expect(draft.versions.map(({ state }) => state)).toEqual(['draft', 'published']);
    expect((await maker.ask(`PUT ${one}`, content, { 'if-match': `"${version}"` })).statusCode).toBe(412);
    expect((await admin.ask(`GET ${one}`)).json<ChecklistDetails>().content).toEqual(content);
    expect((await pack()).checklists.find(({ checklistId }) => checklistId === line.id)!.version).toBe(1);
    const refused = (await maker.ask(`POST ${one}/publish`)).json<Problem>();
    expect(refused.errors!.some(({ pointer, code }) => pointer === '/name/de' && code === 'textMissing')).toBe(true);
    const items = turned.items.map((item) => ({ ...item, visibleIf: undefined }));
    await maker.ask(`PUT ${one}`, { ...turned, items });
    const published = await maker.ask(`POST ${one}/publish`);
    expect([published.json<Problem>().errors, published.json<ChecklistDetails>().versions]).toMatchObject([
      undefined,
      [
        { version: 2, state: 'published' },
        { version: 1, state: 'published' },
      ],
    ]);
    const now = (await pack()).checklists.find(({ checklistId }) => checklistId === line.id)!;
    expect([now.version, now.name.en, now.items[0]!.itemId]).toEqual([2, 'Turned', content.items.at(-1)!.itemId]);
    const first = await portal.call(`GET /api/public/qr/checklists/${line.id}/versions/1`);
    expect(first.json()).toMatchObject({ contentHash: check.checklistHash, name: content.name });
    expect((await maker.ask(`DELETE ${one}/draft`)).json()).toMatchObject({ code: 'statusDiffers' });
    await maker.ask(`PUT ${one}`, content);
    expect((await maker.ask(`DELETE ${one}/draft`)).json<ChecklistDetails>().versions).toHaveLength(2);

    const made = await maker.ask('POST /api/checklists', { kind: 'visual', content });
    expect(made.json()).toMatchObject({ kind: 'visual', versions: [{ version: 1, state: 'draft' }] });
    const { id } = made.json<ChecklistDetails>();
    expect((await admin.ask(`GET /api/checklists/${id}`)).statusCode).toBe(404);
    expect((await admin.ask('GET /api/checklists')).body).not.toContain(id);
    expect((await maker.ask(`POST ${one}/retire`)).json()).toMatchObject({ status: 'retired' });
    expect((await pack()).checklists.some(({ checklistId }) => checklistId === line.id)).toBe(false);
    expect((await portal.call(`GET /api/public/qr/checklists/${line.id}/versions/2`)).statusCode).toBe(200);
    expect((await maker.ask(`POST ${one}/publish`)).json()).toMatchObject({ code: 'statusDiffers' });
    const events = await portal.database.db
      .selectFrom('event')
      .select('action')
      .where('entityId', '=', line.id)
      .execute();
    expect(events.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['published', 'retired', 'draftDiscarded']),
    );
  });
});
