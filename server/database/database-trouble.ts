import { Unavailable } from '../unavailable.ts';

/**
 * What is wrong with the database and not with what it was asked: the connection ended, somebody else was faster or the
 * answer took too long, or its disk takes no more. The whole transaction is taken back, and may be tried again.
 */
export type Trouble = 'lost' | 'busy' | 'noRoom';

/** A connection that ended without an answer of the database: a failover, a restart, a cable. */
export class LostConnection extends Error {}

/** Undefined for what is no trouble of the database. Decided by its codes, which are the same in every language. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (error instanceof LostConnection) return 'lost';
  if (!(error instanceof Error)) return undefined;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return ofSqlite[errcode] ?? ofSqlite[errcode & 0xff];
  return typeof code === 'string' ? (ofPostgres[code] ?? ofPostgres[code.slice(0, 2)]) : undefined;
}

/** The same as an answer; undefined where it is none. */
export function asUnavailable(error: unknown): Unavailable | undefined {
  const trouble = troubleOf(error);
  return trouble && new Unavailable(words[trouble], { retryAfterSeconds: comeAgain[trouble], cause: error });
}

const words: Record<Trouble, string> = {
  lost: 'the connection to the database ended',
  busy: 'the database was too busy',
  noRoom: 'the disk is full: nothing can be kept until there is room',
};
const comeAgain: Record<Trouble, number> = { lost: 2, busy: 2, noRoom: 60 }; // seconds

// https://www.sqlite.org/rescode.html; extended codes have the primary one as their low byte.
const ofSqlite: Record<number, Trouble> = {
  5: 'busy',
  6: 'busy',
  13: 'noRoom',
  778: 'noRoom', // IOERR_WRITE
  4874: 'noRoom', // IOERR_SHMSIZE: no room for the index of the log
};

// https://www.postgresql.org/docs/current/errcodes-appendix.html; two characters are a class.
const ofPostgres: Record<string, Trouble> = {
  '08': 'lost',
  '57P01': 'lost', // admin_shutdown, pg_terminate_backend
  '57P02': 'lost', // crash_shutdown
  '57P03': 'lost', // cannot_connect_now
  '57P05': 'lost', // idle_session_timeout
  '25P03': 'lost', // idle_in_transaction_session_timeout
  '25P04': 'lost', // transaction_timeout
  '25006': 'lost', // read_only_sql_transaction: a standby answers, the new primary will
  '53300': 'lost', // too_many_connections
  '57014': 'busy', // query_canceled: the statement took too long
  '55P03': 'busy', // lock_not_available
  '40001': 'busy', // serialization_failure
  '40P01': 'busy', // deadlock_detected
  '53200': 'busy', // out_of_memory
  '53100': 'noRoom', // disk_full
  ENOSPC: 'noRoom',
  EDQUOT: 'noRoom',
};
