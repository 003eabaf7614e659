import { parentPort, workerData } from 'node:worker_threads';
import type { ImportSettings } from '../../src/contract/device-import.ts';
import { readTable } from './read-table.ts';

// Reads one file and ends: what it took of memory goes with it.
const { bytes, settings } = workerData as { bytes: Uint8Array; settings: ImportSettings };
parentPort!.postMessage(await readTable(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), settings));
