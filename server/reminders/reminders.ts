import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/connect.ts';
import { tellDaily } from '../notifications/tell-daily.ts';
import { followManyChanges } from '../overview/follow-many-changes.ts';
import { remindOfDue } from './remind-of-due.ts';

const rhythm = 10 * 60_000; // milliseconds between two looks

type Parts = { database: Database; now: () => number; wakeMails: () => void };

/** Looks from time to time whether somebody has to be reminded or told of the day before, and what nobody looked at, once started. */
export function createReminders({ database, now, wakeMails }: Parts, log: FastifyBaseLogger) {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    running ??= remindOfDue(database, now())
      .then(() => tellDaily(database, now()))
      .then(wakeMails)
      .catch((error: unknown) => log.error({ err: error }, 'nobody was reminded'))
      .then(() => followManyChanges(database, now()))
      .catch((error: unknown) => log.error({ err: error }, 'figures were not brought up to date'))
      .finally(() => (running = undefined));
  }

  return {
    start() {
      timer = setInterval(look, rhythm);
      timer.unref();
      look();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
