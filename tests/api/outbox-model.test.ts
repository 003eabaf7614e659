import 'fake-indexeddb/auto';
import { setImmediate } from 'node:timers/promises';
import { Dexie } from 'dexie';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import { canGoWithoutAccount } from '../../src/offline/outbox/can-go-without-account.ts';
import { aDeviceRegistration } from '../support/builders/a-device-registration.ts';
import { aFunctionCheck, checkTime } from '../support/builders/a-function-check.ts';
import { aFaultyNetwork, faults } from '../support/servers/a-faulty-network.ts';
import {
  aPhoneName,
  aRunner,
  disk,
  fillableDisk,
  upgradeByANewerBuild,
  type Runner,
} from '../support/drivers/a-phone-under-stress.ts';
import { aPortal, type Portal } from '../support/servers/a-portal.ts';
import { aUser } from '../support/builders/a-user.ts';
import { sqliteCopy } from '../support/servers/each-database.ts';
import { limitOf } from '../tools/machine-speed.ts';

// A failure prints its seed and path; OUTBOX_SEED and OUTBOX_PATH play it again.
const { OUTBOX_SEED: seed, OUTBOX_PATH: path } = process.env;
const replayed = seed ? { seed: Number(seed), ...(path ? { path } : {}) } : {};
const sequences = 2_000;
const minute = 60_000;

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      what: fc.constantFrom('check', 'registration', 'refused', 'byFormerUser'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('addTwice' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('addAgain' as const) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('deliver' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('network' as const),
      faults: fc.array(fc.constantFrom(...faults), { maxLength: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('killWhileSending' as const), isAnswered: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('twoRunners' as const), isStolen: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('clock' as const),
      minutes: fc.constantFrom(-600_000, -90, 1, 20, 600_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('disk' as const), isFull: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('newerBuild' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('takeBack' as const), isSavedAgain: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('correct' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('withoutAccount' as const), killedAfter: fc.option(fc.nat(16)) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('discard' as const), isUndone: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('moveToAnotherPhone' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

beforeAll(fillableDisk);

test(
  `[OFF-2, OFF-3, OFF-4, OFF-9] whatever happens on the way, each check is received once or still in sight: ${sequences} days with everything that can fail`,
  async () => {
    const portal = await aPortal(await sqliteCopy());
    const former = await aUser(portal, { userGroup: 'technician', status: 'deactivated' });
    let days = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
        const address = `10.${(days += 1) >> 16}.${(days >> 8) & 255}.${days & 255}`;
        await aDay({ steps, portal, address, formerUserId: former.id });
      }),
      { numRuns: sequences, ...replayed },
    );
    const kept = await portal.database.db.selectFrom('submission').select('protocolNo').execute();
    expect(new Set(kept.map(({ protocolNo }) => protocolNo)).size).toBe(kept.length);
  },
  limitOf(400),
);

type Day = { steps: Step[]; portal: Portal; address: string; formerUserId: string };

/** The model is a set of ids: what was made. All else is asked from phone and server. */
async function aDay({ steps, portal, address, formerUserId }: Day): Promise<void> {
  const name = aPhoneName();
  const made = new Set<string>();
  const refused = new Set<string>();
  /** Once refused they are out of sight: their corrections are saved, or a draft again. */
  const corrected = new Set<string>();
  let latest: Parameters<Runner['add']>[0] | undefined;
  let now = checkTime;
  const network = aFaultyNetwork((body) =>
    portal.call('POST /api/public/qr/submissions', undefined, {
      payload: body,
      headers: { 'content-type': 'application/json' },
      remoteAddress: address,
    }),
  );
  // The account was closed while its page is still open.
  const start = () => aRunner({ name, post: network.post, now: () => now, whose: formerUserId });
  let runner = await start();
  disk.isFull = false;

  async function restart() {
    runner.kill();
    runner = await start();
  }
  async function add(what: string, times = 1) {
    const submissionId = uuidV7(now);
    const submission =
      what === 'registration'
        ? aDeviceRegistration({ submissionId })
        : aFunctionCheck({
            submissionId,
            ...(what === 'refused' && { labelText: 'x'.repeat(501) }),
            ...byFormerUser(what),
          });
    if (what === 'refused' || what === 'byFormerUser') refused.add(submissionId);
    const taps = await Promise.allSettled(Array.from({ length: times }, () => runner.add(submission)));
    // A save that failed was said to the person, and the form is still there.
    if (!taps.some(({ status }) => status === 'fulfilled')) return;
    made.add(submissionId);
    latest = submission;
  }
  const byFormerUser = (what: string) =>
    what === 'byFormerUser' && { performer: { name: 'Jonas Feldmann', userId: formerUserId } };
  async function addAgain() {
    if (!latest) return;
    const { submissionId } = latest;
    await runner.add(latest).then(
      () => void made.add(submissionId), // also one that was discarded meanwhile
      () => undefined,
    );
  }
  const settled = (...work: Promise<void>[]) => Promise.allSettled(work);

  const anyUnsent = async () => (runner.isNewer ? undefined : (await runner.see()).unsent[0]);

  /** Whatever is saved under the id afterwards must be what the server gets. */
  async function takeBack(isSavedAgain: boolean) {
    const item = await anyUnsent();
    const draft = item && (await runner.takeBack(item.id).catch(() => null));
    if (!draft) return;
    made.delete(draft.submissionId);
    refused.delete(draft.submissionId);
    if (latest?.submissionId === draft.submissionId) latest = undefined; // its form has no such content any more
    if (!isSavedAgain) return;
    const { submissionId } = draft;
    const again = aFunctionCheck({ submissionId, overallComment: 'looked at once more' });
    await runner.add(again).then(
      () => void made.add(submissionId),
      () => undefined,
    );
  }
  async function correct() {
    const item = await anyUnsent();
    const draft = item && (await runner.correct(item.id).catch(() => null));
    if (!draft) return;
    const { submissionId } = draft;
    const correction = aFunctionCheck({ submissionId, correctsSubmissionId: item.id });
    await runner.add(correction).then(
      () => {
        made.add(submissionId);
        corrected.add(item.id);
      },
      () => undefined,
    );
  }
  /** Killed between, the refused one is where it was; else it has given way to one that arrives. */
  async function withoutAccount(killedAfter: number | null) {
    if (runner.isNewer) return;
    await settled(runner.retryAll(), runner.deliver());
    const item = (await runner.see()).unsent.find(canGoWithoutAccount);
    if (!item) return;
    const going = settled(runner.sendWithoutAccount(item.id));
    if (killedAfter !== null) {
      for (let turn = 0; turn < killedAfter; turn += 1) await setImmediate();
      await restart();
    }
    await going;
    const after = (await runner.see()).unsent;
    const successor = after.find(({ submission }) => submission.correctsSubmissionId === item.id);
    expect(
      [item.id, successor?.id].filter((id) => after.some((each) => each.id === id)),
      'one of the two',
    ).toHaveLength(1);
    if (!successor) return;
    made.add(successor.id);
    corrected.add(item.id);
  }
  async function discard(isUndone: boolean) {
    const item = await anyUnsent();
    if (!item) return;
    await settled(runner.discard(item.id));
    if (isUndone) await settled(runner.undoDiscard(item.id));
    const { unsent, received } = await runner.see();
    if (![...unsent.map(({ id }) => id), ...received].includes(item.id)) made.delete(item.id);
  }
  /** Both phones have it then, and both send it. */
  async function moveToAnotherPhone() {
    if (runner.isNewer || disk.isFull) return;
    const { unsent } = await runner.see();
    const file = await runner.exportAll();
    const other = await aRunner({ name: `${name}-other`, post: network.post, now: () => now, whose: formerUserId });
    try {
      expect(await other.importAll(file)).toMatchObject({ kind: 'imported', different: 0, unreadable: 0 });
      await settled(other.deliver());
      const seen = await other.see();
      const inSight = new Set([...seen.unsent.map(({ id }) => id), ...seen.received]);
      expect(unsent.map(({ id }) => id).filter((id) => !inSight.has(id) && !corrected.has(id))).toEqual([]);
    } finally {
      other.kill();
      await Dexie.delete(`${name}-other`);
    }
  }

  async function take(it: Step): Promise<void> {
    switch (it.do) {
      case 'add':
        return add(it.what);
      case 'addTwice':
        return add('check', 2);
      case 'addAgain':
        return addAgain();
      case 'deliver':
        return void (await settled(runner.deliver()));
      case 'network':
        return network.plan(it.faults);
      case 'killWhileSending':
        network.atNextPost(() => runner.kill(), it.isAnswered);
        await settled(runner.deliver());
        network.undisturbed(); // there was nothing to send
        return restart();
      case 'twoRunners': {
        const other = await start();
        const both = [runner, other].map((each) => (it.isStolen ? each.deliverWithoutLock() : each.deliver()));
        await settled(...both);
        return other.kill();
      }
      case 'clock':
        return void (now += it.minutes * minute);
      case 'disk':
        return void (disk.isFull = it.isFull);
      case 'restart':
        return restart();
      case 'takeBack':
        return takeBack(it.isSavedAgain);
      case 'correct':
        return correct();
      case 'withoutAccount':
        return withoutAccount(it.killedAfter);
      case 'discard':
        return discard(it.isUndone);
      case 'moveToAnotherPhone':
        return moveToAnotherPhone();
      case 'newerBuild':
        if (disk.isFull) return;
        await upgradeByANewerBuild(name);
        return restart();
    }
  }

  try {
    for (const it of steps) {
      await take(it);
      await checkSight(runner);
    }
    network.heal();
    disk.isFull = false;
    await restart();
    if (!runner.isNewer) await checkEnd();
  } finally {
    runner.kill();
    await Dexie.delete(name);
  }

  async function checkSight(on: Runner) {
    const { unsent, received } = await on.see();
    const inSight = [...unsent.map(({ id }) => id), ...received];
    expect(new Set(inSight).size, 'nothing is unsent and received at once').toBe(inSight.length);
    expect(
      [...made].filter((id) => !inSight.includes(id) && !corrected.has(id)),
      'made and gone',
    ).toEqual([]);
    const kept = await keptOnServer(received);
    expect(kept.toSorted(), 'received only what the server has').toEqual(received.toSorted());
  }

  /** With a server that answers, everything that can arrive arrives, and only what it refused needs a person. */
  async function checkEnd() {
    await runner.retryAll();
    await settled(runner.deliver());
    await checkSight(runner);
    const { unsent } = await runner.see();
    expect(unsent.filter(({ id }) => !refused.has(id))).toEqual([]);
    expect(unsent.filter(({ status }) => status !== 'needsAttention')).toEqual([]);
  }

  async function keptOnServer(ids: string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await portal.database.db.selectFrom('submission').select('id').where('id', 'in', ids).execute();
    return rows.map(({ id }) => id);
  }
}
