import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** What is asked of the thread, and what it answers; errors keep the code of the database. */
export type ToReader = { sql: string; parameters: SQLInputValue[] };
export type FromReader = { kind: 'rows'; rows: object[] } | { kind: 'failed'; message: string; errcode?: number };

// Reads from the file of the database for the main thread, one query after the other, and never writes.
const { path, timeout } = workerData as { path: string; timeout: number };
const cachedStatements = 200;
const file = new DatabaseSync(path, { readOnly: true, timeout });
const statements = new Map<string, StatementSync>();
const port = parentPort!;

port.on('message', ({ sql, parameters }: ToReader) => {
  try {
    const statement = statements.get(sql) ?? file.prepare(sql);
    if (statements.size < cachedStatements) statements.set(sql, statement);
    say({ kind: 'rows', rows: statement.all(...parameters) });
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    say({ kind: 'failed', message, errcode });
  }
});

function say(answer: FromReader): void {
  port.postMessage(answer);
}
