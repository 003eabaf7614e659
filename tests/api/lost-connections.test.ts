import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { troubleOf } from '../../server/database/database-trouble.ts';
import { aFunctionCheck, delivered } from '../support/builders/a-function-check.ts';
import { aPortal, type Portal } from '../support/servers/a-portal.ts';
import { openedDatabase, postgresCopy, sqliteCopy } from '../support/servers/each-database.ts';
import { plantTrigger, pullTrigger } from '../support/builders/plant-trigger.ts';
import { signedIn } from '../support/drivers/signed-in.ts';

const changed = {
  salutation: null,
  title: null,
  firstName: 'Marlène',
  lastName: 'Öhrlein',
  phone: null,
  jobTitle: null,
  language: 'fr',
  timeZone: 'Europe/Paris',
  notifications: { dueChecks: 'daily', failedChecks: 'off', registrations: 'off' },
};

/** PostgreSQL ends the connection that writes an event, in the middle of its transaction, so many times. */
async function endConnections({ database }: Portal, times: number): Promise<void> {
  await sql`create sequence if not exists planted_times`.execute(database.db); // not taken back with a transaction
  await sql`alter sequence planted_times restart`.execute(database.db);
  const run = `if nextval('planted_times') <= ${times} then perform pg_terminate_backend(pg_backend_pid()); end if`;
  await plantTrigger(database, { table: 'event', doing: { run } });
}

test('[OPS-2, SEC-5] while another process holds the file of the database, the answer is to come again, and then it goes on', async () => {
  const portal = await aPortal(await sqliteCopy());
  const browser = await signedIn(portal);
  await sql`pragma busy_timeout = 0`.execute(portal.database.db);
  const other = new DatabaseSync(join(portal.place.dataDir, 'portal.sqlite'));
  other.exec('begin immediate');
  const check = delivered(aFunctionCheck());
  for (const answer of [
    await portal.call('POST /api/public/qr/submissions', { items: [check] }),
    await browser.ask('PUT /api/users/user-profile', changed),
  ]) {
    expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
    expect(answer.headers['retry-after']).toBe('2');
  }
  other.exec('rollback');
  other.close();
  expect((await portal.deliver(check))[0]!.receipt).toBeDefined();
  expect((await browser.ask('PUT /api/users/user-profile', changed)).statusCode).toBe(200);
});

test('[OPS-2, SEC-5, OFF-3] a connection that ends while a check is being kept costs nobody the check: it is kept once', async () => {
  const portal = await aPortal(await postgresCopy());
  await endConnections(portal, 1);
  const checks = [aFunctionCheck(), aFunctionCheck(), aFunctionCheck()];
  const results = await portal.deliver(...checks.map((check) => delivered(check)));
  expect(results.map(({ receipt }) => receipt?.submissionId)).toEqual(checks.map(({ submissionId }) => submissionId));
  await pullTrigger(portal.database, 'event');
});

test('[OPS-2, SEC-5] while connections end one after the other, the answer is to come again, and the server lives', async () => {
  const portal = await aPortal(await postgresCopy());
  const browser = await signedIn(portal);
  await endConnections(portal, 1000);
  const check = delivered(aFunctionCheck());
  for (const answer of [
    await portal.call('POST /api/public/qr/submissions', { items: [check] }),
    await portal.call(`PUT /api/public/qr/function-checks/${check.submission.submissionId}`, check),
    await browser.ask('PUT /api/users/user-profile', changed),
  ]) {
    expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
    expect(answer.headers['retry-after']).toBe('2');
  }
  expect(portal.log.join()).toContain('the connection to the database ended');
  await pullTrigger(portal.database, 'event');
  const [kept] = await portal.deliver(check);
  expect(kept!.receipt).toBeDefined();
  expect((await browser.ask('PUT /api/users/user-profile', changed)).statusCode).toBe(200);
  expect((await portal.call('GET /readyz')).statusCode).toBe(200);
});

test('[OPS-2, SEC-5] a connection that is ended between two statements, or while it waits, ends nothing else', async () => {
  const database = openedDatabase(await postgresCopy());
  const { db } = database;
  const pidOf = async (connection: typeof db) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection)).rows[0]!.pid;
  const waiting = db.transaction().execute(async (transaction) => {
    await sql`select pg_terminate_backend(${await pidOf(transaction)}::int)`.execute(db);
    await new Promise((resolve) => setImmediate(resolve));
    await transaction.selectFrom('installation').selectAll().execute();
  });
  expect(troubleOf(await waiting.catch((error: unknown) => error))).toBe('lost');
  const limited = db.transaction().execute(async (transaction) => {
    await sql`set local idle_in_transaction_session_timeout = 1`.execute(transaction);
    await sql`select pg_sleep(0.05)`.execute(db);
    await transaction.selectFrom('installation').selectAll().execute();
  });
  expect(troubleOf(await limited.catch((error: unknown) => error))).toBe('lost');
  expect(await db.selectFrom('installation').selectAll().execute()).not.toEqual([]);
});

test('[OPS-2] connections that end while nobody uses them stand in the log, each once with why, and the next call is answered', async () => {
  const portal = await aPortal(await postgresCopy());
  const { db, reading } = portal.database;
  const ask = sql<{ pid: number }>`select pg_backend_pid() as pid`;
  const idle = (await ask.execute(reading)).rows[0]!.pid;
  const others = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  const pids = others.rows.map(({ pid }) => pid);
  expect(pids).toContain(idle);
  for (const pid of pids) await sql`select pg_terminate_backend(${pid})`.execute(db);
  const told = () => portal.log.filter((line) => line.includes('an idle connection to the database ended'));
  await expect.poll(() => told().length).toBeGreaterThanOrEqual(pids.length);
  expect((await ask.execute(reading)).rows[0]!.pid).not.toBe(idle);
  expect(told().length).toBe(pids.length);
  expect(JSON.parse(told()[0]!)).toMatchObject({ err: { code: '57P01' } });
});
