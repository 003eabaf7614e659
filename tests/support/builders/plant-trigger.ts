import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Database } from '../../../server/database/connect.ts';

/** What the database itself shall do after a row was written. */
type Planted = {
  table: 'submission' | 'event';
  /** Only for these rows: SQL about `new`. */
  when?: string;
  doing: { fail: string } | { run: string };
};

/** Makes the database misbehave on purpose, until the test ends. */
export async function plantTrigger({ db, kind }: Database, { table, when, doing }: Planted): Promise<void> {
  const condition = when === undefined ? '' : `when (${when})`;
  const start = `create trigger planted after insert on ${table}`;
  if (kind.name === 'sqlite') {
    const statement = 'fail' in doing ? `select raise(abort, '${doing.fail}')` : doing.run;
    await sql.raw(`${start} ${condition} begin ${statement}; end`).execute(db);
    return;
  }
  const statement = 'fail' in doing ? `raise exception '${doing.fail}'` : doing.run;
  const body = `begin ${statement}; return new; end`;
  await sql.raw(`create function planted() returns trigger language plpgsql as $$ ${body} $$`).execute(db);
  await sql.raw(`${start} for each row ${condition} execute function planted()`).execute(db);
  // This database is used again by the next test.
  onTestFinished(async () => {
    await sql.raw(`drop trigger if exists planted on ${table}; drop function planted`).execute(db);
  });
}

/** Lets it behave again. */
export async function pullTrigger({ db, kind }: Database, table: Planted['table']): Promise<void> {
  await sql.raw(kind.name === 'sqlite' ? 'drop trigger planted' : `drop trigger planted on ${table}`).execute(db);
}
