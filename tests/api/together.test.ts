import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Receipt } from '../../src/contract/receipt.ts';
import type { FunctionCheck } from '../../src/contract/function-check.ts';
import { aFunctionCheck, delivered } from '../support/builders/a-function-check.ts';
import { aPortal, type Portal } from '../support/servers/a-portal.ts';
import { aServerProcess } from '../support/servers/a-server-process.ts';
import { onEachDatabase, openedDatabase } from '../support/servers/each-database.ts';
import { plantTrigger, pullTrigger } from '../support/builders/plant-trigger.ts';

const path = ({ submissionId }: FunctionCheck) => `/api/public/qr/function-checks/${submissionId}`;
const put = (address: string, check: FunctionCheck) =>
  fetch(address + path(check), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(delivered(check)),
  });

async function idsKept({ database }: Portal, checks: FunctionCheck[]): Promise<string[]> {
  const ids = checks.map(({ submissionId }) => submissionId);
  const rows = await database.db.selectFrom('submission').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id).toSorted();
}

onEachDatabase(({ place, name }) => {
  test('[OFF-3, F20, P6] one id from two sides at once: one row, one of them is told it was first, both get the same receipt', async () => {
    const portal = await aPortal(await place());
    const checks = await Promise.all(Array.from({ length: 10 }, () => portal.scannedCheck('inOrder')));
    const pairs = await Promise.all(
      checks.map((check) => Promise.all([1, 2].map(() => portal.call(`PUT ${path(check)}`, delivered(check))))),
    );
    for (const pair of pairs) {
      expect(new Set(pair.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 201]));
      expect(pair[0]!.json()).toEqual(pair[1]!.json());
    }
    expect(await idsKept(portal, checks)).toHaveLength(10);
  });

  test('[OFF-3, OPS-1] two servers on one database keep each submission once and give no number twice', async () => {
    const shared = await place();
    const [one, two] = [await aServerProcess(shared), await aServerProcess(shared)];
    const checks = Array.from({ length: 25 }, () => aFunctionCheck());
    const answers = await Promise.all(
      checks.map((check) => Promise.all([put(one.address, check), put(two.address, check)])),
    );
    const numbers = new Set<string>();
    for (const pair of answers) {
      expect(new Set(pair.map(({ status }) => status))).toEqual(new Set([200, 201]));
      const [first, second] = (await Promise.all(pair.map((answer) => answer.json()))) as [Receipt, Receipt];
      expect(second).toEqual(first);
      numbers.add(first.protocolNo);
    }
    expect(numbers.size).toBe(25);
  });

  test('[OFF-4] a submission that breaks the database fails alone, with its neighbours in the same commit', async () => {
    const portal = await aPortal(await place());
    const checks = await Promise.all(Array.from({ length: 5 }, () => portal.scannedCheck('inOrder')));
    const broken = checks[2]!;
    // The last thing that is written for it, so that everything before has to be taken back.
    const when = `new.entity_id = '${broken.submissionId}'`;
    await plantTrigger(portal.database, { table: 'event', when, doing: { fail: 'planted' } });
    const results = await portal.deliver(...checks.map((check) => delivered(check)));
    expect(results.map(({ problem }) => problem?.code)).toEqual([
      undefined,
      undefined,
      'internalError',
      undefined,
      undefined,
    ]);
    const good = checks.filter((check) => check !== broken).map(({ submissionId }) => submissionId);
    expect(await idsKept(portal, checks)).toEqual(good.toSorted());
    const events = await portal.database.db
      .selectFrom('event')
      .select('id')
      .where('entityId', '=', broken.submissionId)
      .execute();
    expect(events).toEqual([]);
    expect((await portal.call(`PUT ${path(broken)}`, delivered(broken))).json()).toMatchObject({
      status: 500,
      code: 'internalError',
    });
  });

  test('[OPS-2] when the commit itself fails nobody gets a receipt, and the next try is kept', async () => {
    const portal = await aPortal(await place());
    const check = await portal.scannedCheck('inOrder');
    const { db } = portal.database;
    // Noticed only at the commit: the row refers to a device that is not there.
    await sql`create table planted_rows (device_id text references device (id) deferrable initially deferred)`.execute(
      db,
    );
    onTestFinished(async () => {
      await sql`drop table planted_rows`.execute(db);
    });
    await plantTrigger(portal.database, {
      table: 'submission',
      doing: { run: `insert into planted_rows values ('nobody')` },
    });
    const [lost] = await portal.deliver(delivered(check));
    expect(lost).toMatchObject({ submissionId: check.submissionId, problem: { status: 500, code: 'internalError' } });
    expect(await idsKept(portal, [check])).toEqual([]);
    await pullTrigger(portal.database, 'submission');
    const [kept] = await portal.deliver(delivered(check));
    expect(kept!.receipt).toBeDefined();
  });

  test('[OPS-1] a group that lost against another instance is tried again, and nobody notices', async () => {
    const portal = await aPortal(await place());
    const { kind } = portal.database;
    const conflict = Object.assign(new Error('conflict'), name === 'SQLite' ? { errcode: 5 } : { code: '40P01' });
    let tries = 0;
    portal.database.kind = {
      ...kind,
      numbersFrom: (...from) => {
        tries += 1;
        if (tries <= 2) throw conflict;
        return kind.numbersFrom(...from);
      },
    };
    const [result] = await portal.deliver(delivered(await portal.scannedCheck('inOrder')));
    expect(result!.receipt).toBeDefined();
    expect(tries).toBe(3);
  });

  test('[OPS-2] a server that is killed while it receives has every check it acknowledged', async () => {
    const home = await place();
    const server = await aServerProcess(home);
    const acknowledged: string[] = [];
    let isAlive = true;
    const sendUntilItDies = async () => {
      while (isAlive) {
        const check = aFunctionCheck();
        const answer = await put(server.address, check).catch(() => null);
        if (answer === null) return;
        acknowledged.push(((await answer.json()) as Receipt).submissionId);
        if (acknowledged.length === 60) {
          isAlive = false;
          void server.kill();
        }
      }
    };
    await Promise.all(Array.from({ length: 8 }, sendUntilItDies));
    await server.kill();
    const { db } = openedDatabase(home);
    const rows = await db.selectFrom('submission').select('id').where('id', 'in', acknowledged).execute();
    expect(acknowledged.length).toBeGreaterThanOrEqual(60);
    expect(rows).toHaveLength(acknowledged.length);
    const again = await aServerProcess(home);
    const health = await fetch(`${again.address}/readyz`);
    expect(health.status).toBe(200);
  });

  test('[OPS-2] a server that is asked to end answers what it has begun, and ends well', async () => {
    const home = await place();
    const server = await aServerProcess(home);
    const checks = Array.from({ length: 40 }, () => aFunctionCheck());
    const answers = checks.map((check) =>
      put(server.address, check).then((answer) => answer.json() as Promise<Receipt>),
    );
    const settling = Promise.allSettled(answers);
    await answers[0]; // some have been answered, the others are on their way
    expect(await server.ask()).toBe(0);
    const settled = await settling;
    const receipts = settled.flatMap((each) =>
      each.status === 'fulfilled' && each.value.receiptCode ? [each.value] : [],
    );
    const { db } = openedDatabase(home);
    const rows = await db
      .selectFrom('submission')
      .select('id')
      .where(
        'id',
        'in',
        checks.map(({ submissionId }) => submissionId),
      )
      .execute();
    // Neither a receipt without a row nor a row that was begun and never answered.
    expect(receipts.map(({ submissionId }) => submissionId).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    await expect(fetch(`${server.address}/healthz`)).rejects.toThrow('fetch failed');
  });
});
