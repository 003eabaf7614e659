import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Device, DeviceLine } from '../../src/contract/device.ts';
import type { Overview } from '../../src/contract/overview.ts';
import type { PublicDevice } from '../../src/contract/public-device.ts';
import type { Site } from '../../src/contract/site.ts';
import { dueGroup } from '../../src/domain/due-words.ts';
import { addDays, dateInZone } from '../../src/domain/plain-date.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import type { ScheduleRow } from '../../server/database/tables.ts';
import { refreshDueColumnsOf } from '../../server/devices/due-columns.ts';
import { dueSentence, wordsIn } from '../../server/texts/words-in.ts';
import { deliverMails } from '../../server/mails/deliver-mails.ts';
import { remindOfDue } from '../../server/reminders/remind-of-due.ts';
import { checkTime } from '../support/builders/a-function-check.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { aSetting, type Place } from '../support/servers/a-setting.ts';
import { onEachDatabase } from '../support/servers/each-database.ts';
import { readPdf } from '../support/readers/read-pdf.ts';
import { customerIds, signedIn } from '../support/drivers/signed-in.ts';

const day = 86_400_000; // milliseconds
const noon = Date.parse('2026-11-27T12:00:00Z');
const mailbox = 'technik@klinik.example';
const { DUE_SEED: seed = '4' } = process.env; // another one draws other devices

const kinds = ['visual', 'periodic', 'stk', 'mtk'] as const;
const schedule = fc.record({
  intervalValue: fc.integer({ min: 1, max: 14 }),
  intervalUnit: fc.constantFrom('week', 'month'),
  anchor: fc.constantFrom('completed', 'scheduled', 'commissioned'),
  dueRule: fc.constantFrom('exactDay', 'endOfMonth', 'endOfYear'),
  leadDays: fc.constantFrom(0, 6, 30, 90),
  /** When it was done, in days before today. */
  done: fc.oneof(
    fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 4 }),
    fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 2 }),
  ),
});
const device = fc.record({
  schedules: fc.array(schedule, { minLength: 1, maxLength: 4 }),
  commissionedDaysAgo: fc.oneof(fc.integer({ min: 0, max: 2400 }), fc.integer({ min: 0, max: 30 })),
  timeZone: fc.constantFrom('Europe/Berlin', 'America/New_York', 'Pacific/Auckland'),
  condition: fc.constantFrom('ok', 'failed'),
  /** Days on which it is looked at, each after the one before. */
  later: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 2 }),
});
type Drawn = typeof device extends fc.Arbitrary<infer T> ? T : never;

const monthly = { intervalValue: 1, intervalUnit: 'month', anchor: 'completed', dueRule: 'exactDay' } as const;
/** The nearest date is told of on its day, the later one three months before: it speaks until then, done or not. */
const turning = ([[10], []] as const).map((done): Drawn => ({
  schedules: [
    { ...monthly, leadDays: 0, done: [10] },
    { ...monthly, intervalValue: 2, leadDays: 90, done: [...done] },
  ],
  commissionedDaysAgo: 10,
  timeZone: 'Europe/Berlin',
  condition: 'ok',
  later: [20, 5],
}));

onEachDatabase(({ place }) => {
  test(
    '[DUE-3, DUE-4] list, filter, figure, PDF, mail, feed and public answer tell the same state, kind and date of a device',
    { timeout: 240_000 },
    async () => {
      const only = await oneDevice(await place());
      const told = new Map<string, number>();
      const devices = fc.asyncProperty(device, async (drawn) => {
        await only.becomes(drawn);
        for (const days of [0, ...drawn.later]) {
          const { expected, places } = await only.lookedAt(days);
          told.set(expected.state, (told.get(expected.state) ?? 0) + 1);
          told.set(`never ${expected.neverDone}`, 1);
          for (const [name, said] of Object.entries(places)) expect({ name, said }).toEqual({ name, said: expected });
        }
      });
      await fc.assert(devices, {
        seed: Number(seed),
        numRuns: 12,
        endOnFailure: true,
        examples: turning.map((it) => [it]),
      });
      expect([...told.keys()].toSorted()).toEqual(['never false', 'never true', 'ok', 'overdue', 'soon']);
    },
  );
});

/** A customer with one device in use, whose rules, checks, place and day can be set. */
async function oneDevice(place: Place) {
  let now = noon;
  let lookedAtDay = 0;
  const portal = await aPortal(place, { now: () => now });
  const { database } = portal;
  const { db } = database;
  const { hospital: customerId } = await customerIds(portal);
  const { deviceRef } = await portal.label('inOrder');
  const { id, modelId, siteId } = await db
    .selectFrom('device')
    .selectAll()
    .where('deviceRef', '=', deviceRef)
    .executeTakeFirstOrThrow();
  await db.updateTable('device').set({ status: 'lost' }).where('id', '!=', id).execute();
  const aCheck = await db.selectFrom('submission').selectAll().where('deviceId', '=', id).executeTakeFirstOrThrow();
  const policy = { leadDays: [], digest: 'daily', extraRecipients: [mailbox] };
  const reminderPolicyJson = JSON.stringify(policy);
  await db.updateTable('customer').set({ reminderPolicyJson }).where('id', '=', customerId).execute();
  let zone = '';
  let made = 0;

  async function becomes({ schedules, commissionedDaysAgo, timeZone, condition }: Drawn) {
    // A day each, so that the digests of one run are not those of another.
    lookedAtDay += 200;
    now = noon + lookedAtDay * day;
    zone = timeZone;
    const today = dateInZone(now, timeZone);
    await db.deleteFrom('schedule').where('modelId', '=', modelId).execute();
    await db.deleteFrom('submission').where('deviceId', '=', id).execute();
    await db.updateTable('site').set({ timeZone }).where('id', '=', siteId!).execute();
    await db
      .updateTable('device')
      .set({ commissionedOn: addDays(today, -commissionedDaysAgo), condition })
      .where('id', '=', id)
      .execute();
    for (const [at, { done, ...rule }] of schedules.entries()) {
      const kind = kinds[at]!;
      const row: ScheduleRow = {
        id: uuidV7(checkTime),
        modelId,
        kind,
        checklistId: null,
        performer: 'anyone',
        ...rule,
      };
      await db.insertInto('schedule').values(row).execute();
      for (const days of done) {
        made += 1;
        const effectiveAt = new Date(now - days * day).toISOString();
        const protocolNo = `FC-2026-${String(9_000_000 + made)}`;
        const check = { id: uuidV7(checkTime), protocolNo, checkKind: kind, effectiveAt, counts: 1 } as const;
        await db
          .insertInto('submission')
          .values({ ...aCheck, ...check, result: 'passed' })
          .execute();
      }
    }
    await refreshDueColumnsOf(db, {});
  }

  /** What each place tells of it, so many days later. */
  async function lookedAt(daysLater: number) {
    now += daysLater * day;
    const words = wordsIn('de');
    const today = dateInZone(now, zone);
    const admin = await signedIn(portal, { customerId, notificationsJson: '{"dueChecks":"off"}' });
    const path = `/api/customers/${customerId}`;
    const { due } = (await portal.call(`GET /api/public/qr/devices/${deviceRef}`)).json<PublicDevice>();
    const expected = due[0]!;
    const { kind, dueOn, state, neverDone } = expected;
    const whole = `${dueSentence(words, expected, today)}, ${words.day(dueOn)}`;

    const found = async (query: string) =>
      (await admin.ask(`GET ${path}/devices?${query}`)).json<{ items: DeviceLine[]; total: number }>();
    const isFound = async (query: string) => (await found(query)).total === 1;
    const only = async <T extends string>(options: readonly T[], query: (option: T) => string) => {
      const hits: T[] = [];
      for (const option of options) if (await isFound(query(option))) hits.push(option);
      return hits.join();
    };
    const row = (await found('sort=dueOn')).items.find((line) => line.nextDue)?.nextDue;
    const { dueList } = (await admin.ask(`GET ${path}/devices/${id}`)).json<Device>();
    const [first] = dueList;
    const filtered = {
      kind,
      dueOn:
        (await isFound(`dueBefore=${addDays(dueOn, 1)}`)) && !(await isFound(`dueBefore=${dueOn}`)) ? dueOn : 'other',
      state: await only(['ok', 'soon', 'overdue'], (it) => `dueState=${it}`),
      neverDone: (await only(['true', 'false'], (it) => `neverDone=${it}&fleetState=total`)) === 'true',
    };
    const counted = (figures: Overview['devices']) => ({
      kind,
      dueOn,
      state: (['ok', 'dueSoon', 'overdue'] as const)
        .filter((figure) => figures[figure] === 1)
        .join()
        .replace('dueSoon', 'soon'),
      neverDone: figures.neverDone === 1,
    });
    const overview = (await admin.ask(`GET ${path}/overview`)).json<Overview>();
    const site = (await admin.ask(`GET ${path}/sites/${siteId}`)).json<Site>();
    const told = (isSo: boolean) => (isSo ? expected : 'something else');

    const file = await admin.ask(`GET ${path}/exports/due.pdf?language=de`);
    const pdf = await readPdf(file.rawPayload);
    const texts = pdf.texts.flat().map(({ text }) => text);
    const paper = texts.join('').replaceAll(/\s/g, '');
    await pdf.close();
    const heading = words.say(`devices:due.group.${dueGroup(expected, today)}`);
    const inPaper = due.map((each) =>
      `${dueSentence(words, each, today)}, ${words.day(each.dueOn)}`.replaceAll(/\s/g, ''),
    );
    const inOrder = inPaper.map((text) => paper.indexOf(text));

    const mails: string[] = [];
    const send = async ({ to, text }: { to: string; text: string }) => void (to === mailbox && mails.push(text));
    await remindOfDue(database, now);
    await deliverMails({ database, send, settings: aSetting(), now: () => now });
    const [mail = ''] = mails;
    const counts = state === 'overdue' ? 'Überfällig: 1' : 'Bald fällig: 1';
    const never = mail.includes('Davon noch nie geprüft: 1');
    const inMail = mail.includes(counts) && mail.includes(`${whole}: ${words.say(`field:kind.${kind}`)}, `);

    const feed = (await admin.ask(`POST ${path}/calendar-feed`)).json<{ url: string }>();
    const { pathname, search } = new URL(feed.url);
    const calendar = (await portal.call(`GET ${pathname}${search}&language=de`)).body.replaceAll('\r\n ', '');
    const entry = calendar.split('BEGIN:VEVENT').find((it) => it.includes(`UID:${id}-${kind}@`)) ?? '';
    const isNear = dueOn < addDays(new Date(now).toISOString().slice(0, 10), 400);
    const inFeed =
      entry.includes(`DTSTART;VALUE=DATE:${dueOn.replaceAll('-', '')}\r\n`) &&
      entry.includes(`DESCRIPTION:${dueSentence(words, expected, today).replaceAll(',', String.raw`\,`)}\r\n`) &&
      entry.includes(`SUMMARY:${words.say(`field:kind.${kind}`)}`);

    return {
      expected,
      places: {
        row,
        page: first && { kind: first.kind, dueOn: first.dueOn, state: first.state, neverDone: first.neverDone },
        filter: filtered,
        figure: counted(overview.devices),
        site: counted(site.devices),
        pdf: told(
          texts.includes(heading) &&
            inOrder.every((at) => at >= Math.max(0, inOrder[0]!)) &&
            paper.includes(`${words.say(`field:kind.${kind}`)}`.replaceAll(/\s/g, '')),
        ),
        mail: told(state === 'ok' ? mail === '' : inMail && never === neverDone),
        feed: told(isNear ? inFeed : entry === ''),
      },
    };
  }
  return { becomes, lookedAt };
}
