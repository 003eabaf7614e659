import { Worker } from 'node:worker_threads';

const atOnce = 2; // each takes a processor for itself
/** Megabytes: no document can take the memory of the server. A list of 10,000 devices takes about 130 of the first. */
const largestHeap = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8 };
const usuallyWaiting = 40; // documents; each is a request that holds what it was asked with
const idleFor = 30_000; // milliseconds

/**
 * Threads that make documents, one document at a time each. One that has finished is kept for a while, because most of
 * what a short document takes is the start of its thread. Who finds none waits in turn, unless too many do.
 */
export function createDocumentWorkers(mostWaiting = usuallyWaiting) {
  const idle = new Map<Worker, NodeJS.Timeout>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function takeTurn(): Promise<void> {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function passTurn(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  function wake(): Worker {
    const [known] = idle.entries();
    if (!known) return startWorker((worker) => idle.delete(worker));
    const [worker, end] = known;
    clearTimeout(end);
    idle.delete(worker);
    return worker;
  }

  function rest(worker: Worker): void {
    worker.unref();
    const end = setTimeout(() => void worker.terminate(), idleFor).unref();
    idle.set(worker, end);
  }

  return {
    /** Whether as many wait as may: nobody should join them. */
    isFull: () => waiting.length >= mostWaiting,
    /** Lends a thread to some work; one whose work did not end well is not used again. */
    async lend(work: (worker: Worker) => Promise<void>): Promise<void> {
      await takeTurn();
      try {
        const worker = wake();
        worker.ref();
        try {
          await work(worker);
          rest(worker);
        } catch (error) {
          await worker.terminate();
          throw error;
        }
      } finally {
        passTurn();
      }
    },
    async close(): Promise<void> {
      for (const [worker, end] of idle) {
        clearTimeout(end);
        await worker.terminate();
      }
    },
  };
}

function startWorker(onEnd: (worker: Worker) => void): Worker {
  const url = new URL('document-worker.ts', import.meta.url);
  const worker = new Worker(url, { resourceLimits: largestHeap });
  // Whoever has it hears of an error too; without a listener one at rest would end the server.
  worker.on('error', () => onEnd(worker)).on('exit', () => onEnd(worker));
  return worker;
}
