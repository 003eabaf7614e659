import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Checklist } from '../../src/contract/checklist.ts';
import { deviceRegistrationSchema } from '../../src/contract/device-registration.ts';
import { functionCheckSchema } from '../../src/contract/function-check.ts';
import { dueStates } from '../../src/contract/public-device.ts';
import { deviceStatuses, submissionStates } from '../../src/contract/receipt.ts';
import { serialNumberSchema } from '../../src/contract/values.ts';
import { verdict } from '../../src/domain/verdict.ts';
import { backupLines } from '../../server/database/backup.ts';
import { migrate } from '../../server/database/migrate.ts';
import type { Tables } from '../../server/database/tables.ts';
import { seedDemoData } from '../../server/demo/seed-demo-data.ts';
import { isInUse } from '../../server/devices/device-store.ts';
import { dueList } from '../../server/devices/due-list.ts';
import { daysBetween } from '../../src/domain/plain-date.ts';
import { checkTime } from '../support/builders/a-function-check.ts';
import type { Place } from '../support/servers/a-setting.ts';
import { onEachDatabase, openedDatabase } from '../support/servers/each-database.ts';
import { limitOf } from '../tools/machine-speed.ts';

/** All rows of the demo world in an empty place. Its label key is given, because a key is made anew for each portal. */
async function dumpOfWorld(place: Place): Promise<string[]> {
  const database = openedDatabase(place);
  await migrate(database);
  const createdAt = new Date(checkTime).toISOString();
  const publicKey = `${keyPair.x}${keyPair.y}`;
  await database.db
    .insertInto('labelKey')
    .values({ keyId: 1, privateJwkJson: JSON.stringify(keyPair), publicKey, state: 'signing', createdAt })
    .execute();
  await seedDemoData(database, { size: 'world', now: checkTime });
  const lines: string[] = [];
  for await (const line of backupLines(database.db, checkTime)) lines.push(line);
  return lines;
}

const keyPair = await crypto.subtle
  .generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  .then(({ privateKey }) => crypto.subtle.exportKey('jwk', privateKey));

let known: Promise<string[]> | undefined;
/** The world on SQLite, made once for this file. */
const knownDump = () => (known ??= dumpOfWorld({ dataDir: mkdtempSync(join(tmpdir(), 'device-portal-test-')) }));

const slow = { timeout: limitOf(240) };

onEachDatabase(({ emptyPlace }) => {
  test('[OPS-1] the same seed gives the same rows again, on this database as on SQLite', slow, async () => {
    const lines = await dumpOfWorld(await emptyPlace());
    const expected = await knownDump();
    expect(lines.filter((line, at) => line !== expected[at]).slice(0, 3)).toEqual([]);
    expect(lines).toHaveLength(expected.length);
  });
});

/** The rows of a table of the demo world. */
async function rowsOf<T extends keyof Tables>(table: T): Promise<Tables[T][]> {
  const lines = (await knownDump()).map((line) => JSON.parse(line) as { table?: string; row: Tables[T] });
  return lines.filter((line) => line.table === table).map(({ row }) => row);
}

test(
  '[OPS-1] the demo world has customers, sites, models and devices in every status and condition',
  slow,
  async () => {
    const devices = await rowsOf('device');
    expect(devices).toHaveLength(2500);
    expect(await rowsOf('customer')).toHaveLength(12);
    expect(await rowsOf('site')).toHaveLength(60);
    expect(await rowsOf('deviceModel')).toHaveLength(8);
    expect(new Set((await rowsOf('appUser')).map(({ userGroup }) => userGroup)).size).toBe(5);
    expect(new Set(devices.map(({ status }) => status))).toEqual(new Set(deviceStatuses));
    expect(new Set(devices.map(({ condition }) => condition))).toEqual(new Set(['unknown', 'ok', 'remarks', 'failed']));
    expect(new Set((await rowsOf('label')).map(({ state }) => state))).toEqual(
      new Set(['current', 'superseded', 'revoked']),
    );
    for (const { serialNumber } of devices) expect(serialNumberSchema.safeParse(serialNumber).success).toBe(true);
  },
);

test(
  '[OPS-1] every earlier check says what the one rule says, and every state a submission can have is there',
  slow,
  async () => {
    const submissions = await rowsOf('submission');
    expect(new Set(submissions.map(({ state }) => state))).toEqual(new Set(submissionStates));
    const checklists = new Map(
      (await rowsOf('checklistVersion')).map((row) => [row.contentHash, JSON.parse(row.contentJson) as Checklist]),
    );
    const [registrations, checks] = (['deviceRegistration', 'functionCheck'] as const).map((kind) =>
      submissions.filter(({ kindOfSubmission }) => kindOfSubmission === kind),
    );
    for (const { contentJson } of registrations!) deviceRegistrationSchema.parse(JSON.parse(contentJson));
    for (const { contentJson, result } of checks!.filter((_, at) => at % 10 === 0)) {
      const check = functionCheckSchema.parse(JSON.parse(contentJson));
      expect(result).toBe(verdict(checklists.get(check.checklistHash)!, check.answers));
    }
    expect(submissions.some(({ result }) => result === 'incomplete')).toBe(false);
  },
);

test(
  '[DUE-1, DUE-3] the devices of the demo world are in every due state, few of them were never checked, and none is late by years',
  slow,
  async () => {
    const schedules = (await rowsOf('schedule')).map(({ intervalValue: value, intervalUnit: unit, ...schedule }) => ({
      ...schedule,
      interval: { value, unit },
    }));
    const counting = Map.groupBy(
      (await rowsOf('submission')).filter(({ counts }) => counts === 1),
      ({ deviceId }) => deviceId,
    );
    const dues = (await rowsOf('device'))
      .filter(({ status }) => isInUse(status))
      .map((device) => {
        const done = [...Map.groupBy(counting.get(device.id) ?? [], ({ checkKind }) => checkKind!)].map(
          ([kind, checks]) => {
            return { kind, doneAt: checks.map(({ effectiveAt }) => effectiveAt).toSorted() };
          },
        );
        const ofModel = schedules.filter(({ modelId }) => modelId === device.modelId);
        return dueList({ ...device, timeZone: 'Europe/Berlin' }, ofModel, { done, now: checkTime });
      });
    const found = new Set(dues.flat().map(({ kind, state }) => `${kind} ${state}`));
    const kinds = ['periodic', 'visual', 'electricalSafety'];
    expect([...found]).toEqual(
      expect.arrayContaining(kinds.flatMap((kind) => dueStates.map((state) => `${kind} ${state}`))),
    );
    expect([...found]).toEqual(expect.arrayContaining(['stk ok', 'stk overdue', 'mtk ok', 'mtk soon']));
    const late = dues.flatMap(([urgent]) => (urgent?.state === 'overdue' ? [urgent] : []));
    const today = new Date(checkTime).toISOString().slice(0, 10);
    const years = late.filter(({ dueOn }) => daysBetween(dueOn, today) > 2 * 365);
    const never = late.filter(({ neverDone }) => neverDone);
    expect(late.length).toBeGreaterThan(100);
    expect(late.length).toBeLessThan(400);
    expect(never.length).toBeGreaterThan(5);
    expect(never.length).toBeLessThan(60);
    expect(years).toEqual([]);
  },
);
