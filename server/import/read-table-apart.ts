import { Worker } from 'node:worker_threads';
import type { ImportSettings } from '../../src/contract/device-import.ts';
import type { ReadTable, Unreadable } from './read-table.ts';

/** Megabytes of one file; the largest that is allowed takes about half of it. */
const largestHeap = { maxOldGenerationSizeMb: 640, maxYoungGenerationSizeMb: 32 };
const longestWork = 60_000; // milliseconds; 20,000 rows take about two seconds

let turn: Promise<unknown> = Promise.resolve();

/**
 * The cells of a file, read in a thread of its own with bounds of memory and time, one file after the other: whatever
 * stands in it, the server goes on. A file that takes more than there is for it is `fileTooCostly`.
 */
export function readTableApart(bytes: Buffer, settings: ImportSettings): Promise<ReadTable | Unreadable> {
  const mine = turn.then(() => readInThread(bytes, settings));
  turn = mine.catch(() => {});
  return mine;
}

function readInThread(bytes: Buffer, settings: ImportSettings): Promise<ReadTable | Unreadable> {
  const url = new URL('table-worker.ts', import.meta.url);
  const worker = new Worker(url, { workerData: { bytes, settings }, resourceLimits: largestHeap, execArgv: [] });
  const end = setTimeout(() => void worker.terminate(), longestWork);
  return new Promise<ReadTable | Unreadable>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ unreadable: 'fileTooCostly' });
      else reject(error);
    });
    worker.once('exit', () => resolve({ unreadable: 'fileTooCostly' }));
  }).finally(() => {
    clearTimeout(end);
    void worker.terminate();
  });
}
