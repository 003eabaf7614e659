import type { FastifyBaseLogger } from 'fastify';
import { deliverMails } from './deliver-mails.ts';

const rhythm = 5_000; // milliseconds between two looks, for what failed and for what other instances left

/** Sends mails in the background, once started: as soon as one was put into the table, and every few seconds. */
export function createMailPost(delivery: Parameters<typeof deliverMails>[0], log: FastifyBaseLogger) {
  let running: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    if (!timer) return;
    again = true;
    running ??= run().finally(() => (running = undefined));
  }

  async function run() {
    while (again) {
      again = false;
      await deliverMails(delivery).catch((error: unknown) => log.error({ err: error }, 'mails were not sent'));
    }
  }

  return {
    wake,
    start() {
      timer = setInterval(wake, rhythm);
      timer.unref();
      wake();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await running;
    },
  };
}
