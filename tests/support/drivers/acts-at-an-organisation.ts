import { demoAnswers } from '../../../server/demo/demo-answers.ts';
import { statusesInUse } from '../../../server/devices/device-store.ts';
import type { DeviceModel } from '../../../src/contract/device-model.ts';
import { uuidV7 } from '../../../src/domain/uuid-v7.ts';
import type { Portal } from '../servers/a-portal.ts';
import { delivered } from '../builders/a-function-check.ts';
import { customerIds, signedIn } from './signed-in.ts';

const day = 86_400_000; // milliseconds
export const actNames = [
  'create',
  'move',
  'moveMany',
  'status',
  'statusOfMany',
  'delete',
  'check',
  'void',
  'correct',
  'closeSite',
  'reopenSite',
  'schedule',
  'timeZone',
  'time',
  'twoAtOnce',
] as const;
type Act = (typeof actNames)[number];
type Clock = { now: number };

/**
 * What people do at an organisation that its figures tell of. Each act takes a number that chooses which device, site and
 * so on, and answers how many things it changed.
 */
export async function actsAtAnOrganisation(portal: Portal, clock: Clock) {
  const { db } = portal.database;
  const { hospital, maker } = await customerIds(portal);
  const admin = await signedIn(portal, { userGroup: 'providerAdministrator', customerId: maker });
  const path = `/api/customers/${hospital}`;
  const pick = <T>(from: readonly T[], chance: number) => from[chance % from.length]!;
  const devices = () => db.selectFrom('device').selectAll().where('customerId', '=', hospital).orderBy('id').execute();
  const sites = () => db.selectFrom('site').selectAll().where('customerId', '=', hospital).orderBy('id').execute();
  const models = () => db.selectFrom('deviceModel').selectAll().orderBy('id').execute();
  const checks = async () => {
    const all = db.selectFrom('submission').selectAll().where('customerId', '=', hospital);
    return all.where('kindOfSubmission', '=', 'functionCheck').orderBy('id').execute();
  };
  const openSite = async (chance: number) =>
    pick(
      (await sites()).filter(({ status }) => status === 'active'),
      chance,
    ).id;
  const done = async (what: string, body?: unknown, headers?: Record<string, string>) =>
    (await admin.ask(what, body, headers)).statusCode < 300 ? 1 : 0;
  let made = 0;

  const check = async (chance: number, wishes: { correctsSubmissionId?: string; receiptCode?: string } = {}) => {
    const { receiptCode, ...more } = wishes;
    const shows = pick(['inOrder', 'due', 'overdue'], chance);
    const checklist = await portal.checklistOf((await portal.label(shows)).modelNo);
    const performedAt = new Date(clock.now - (chance % 400) * day).toISOString();
    const answers = demoAnswers(checklist, pick(['passed', 'failed'], chance));
    const made = { submissionId: uuidV7(clock.now), startedAt: performedAt, performedAt, answers, ...more };
    const [result] = await portal.deliver(delivered(await portal.scannedCheck(shows, made), { receiptCode }));
    return result?.receipt ? 1 : 0;
  };
  const bulk = async (chance: number, change: object) => {
    const all = await devices();
    const deviceIds = all.slice(0, 1 + (chance % all.length)).map(({ id }) => id);
    const body = { ...change, reason: 'Umbau', deviceIds, expectedCount: deviceIds.length };
    return done(`POST ${path}/devices/bulk`, body);
  };
  const status = (chance: number) => pick([...statusesInUse.slice(1), 'lost', 'decommissioned'], chance);

  const acts: Record<Act, (chance: number) => Promise<number>> = {
    create: async (chance) =>
      done(`POST ${path}/devices`, {
        modelId: pick(await models(), chance).id,
        serialNumber: `VN26B${String((made += 1)).padStart(6, '0')}`,
        ...(chance % 3 !== 0 && { siteId: await openSite(chance) }),
      }),
    move: async (chance) => {
      const { id } = pick(await devices(), chance);
      return done(`POST ${path}/devices/${id}/move`, { siteId: await openSite(chance >> 4) });
    },
    moveMany: async (chance) => bulk(chance, { action: 'move', siteId: await openSite(chance) }),
    status: async (chance) => {
      const { id } = pick(await devices(), chance);
      return done(`POST ${path}/devices/${id}/status`, { status: status(chance >> 3), reason: 'Inventur' });
    },
    statusOfMany: (chance) => bulk(chance % 5, { action: 'status', status: status(chance) }),
    delete: async (chance) => {
      const never = (await devices()).filter(({ condition }) => condition === 'unknown');
      return never.length === 0 ? 0 : done(`DELETE ${path}/devices/${pick(never, chance).id}`);
    },
    check,
    void: async (chance) =>
      done(`POST ${path}/function-checks/${pick(await checks(), chance).id}/void`, { reason: 'Verwechselt' }),
    correct: async (chance) => {
      const { id, receiptCode } = pick(await checks(), chance);
      return check(chance, { correctsSubmissionId: id, receiptCode });
    },
    closeSite: async (chance) => {
      const site = await openSite(chance);
      const moveDevicesTo = await openSite(chance + 1);
      return done(`POST ${path}/sites/${site}/close`, { closedOn: '2026-11-30', moveDevicesTo });
    },
    reopenSite: async () => {
      const closed = (await sites()).filter((site) => site.status === 'closed');
      return closed.length === 0 ? 0 : done(`POST ${path}/sites/${closed[0]!.id}/reopen`);
    },
    schedule: async (chance) => {
      const { id } = pick(await models(), chance);
      const read = (await admin.ask(`GET /api/device-models/${id}`)).json<DeviceModel>();
      const { modelNo, designation, kind, manufacturer, mpbetreibvAnnex, version } = read;
      const same = { modelNo, designation, kind, manufacturer, mpbetreibvAnnex };
      const schedules = read.schedules.map((it) => ({ ...it, interval: { value: 1 + (chance % 20), unit: 'month' } }));
      return done(`PUT /api/device-models/${id}`, { ...same, schedules }, { 'if-match': `"${version}"` });
    },
    timeZone: async (chance) => {
      const timeZone = pick(['Pacific/Kiritimati', 'Europe/Berlin', 'Pacific/Pago_Pago'], chance);
      await db.updateTable('customer').set({ timeZone }).where('id', '=', hospital).execute();
      return 1;
    },
    // Also to the very instant at which something is due, and back to a day before.
    time: async (chance) => {
      const dates = (await devices()).map(({ overdueAt }) => Date.parse(overdueAt)).filter((at) => at > clock.now);
      const steps = [...dates.filter((at) => at < clock.now + 400 * day).map((at) => at - clock.now), -day, day];
      clock.now += pick(steps, chance);
      await admin.signIn(admin.user.email);
      return 1;
    },
    twoAtOnce: async (chance) => {
      const both = await Promise.all([acts.move(chance), acts.status(chance >> 2), check(chance)]);
      return both.reduce((sum, one) => sum + one, 0);
    },
  };
  return { acts, hospital };
}
