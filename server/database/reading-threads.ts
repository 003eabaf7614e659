import { Worker } from 'node:worker_threads';
import {
  SqliteAdapter,
  SqliteDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
} from 'kysely';
import { Unavailable } from '../unavailable.ts';
import type { FromReader, ToReader } from './reading-thread.ts';
import { bindable } from './sqlite-dialect.ts';

const atOnce = 2; // threads; each takes a processor for itself
const mostWaiting = 200; // queries
const largestHeap = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

type Asked = { query: ToReader; resolve: (rows: object[]) => void; reject: (error: Error) => void };

/**
 * Reads a SQLite file in threads of their own, started when first asked: what walks along many rows holds up nobody
 * else. A thread sees what was committed before it was asked. For queries only; it cannot write.
 */
export function readingDialect(path: string, timeout: number): { dialect: Dialect; close: () => Promise<void> } {
  const threads = new Map<Worker, Asked | undefined>();
  const waiting: Asked[] = [];

  function ask(query: ToReader): Promise<object[]> {
    return new Promise((resolve, reject) => {
      if (waiting.length >= mostWaiting)
        return reject(new Unavailable('too many long reads at once', { retryAfterSeconds: 5 }));
      waiting.push({ query, resolve, reject });
      return next();
    });
  }

  function next(): void {
    if (waiting.length === 0) return;
    const [free] = [...threads].find(([, asked]) => asked === undefined) ?? [];
    const thread = free ?? (threads.size < atOnce ? startThread() : undefined);
    if (!thread) return;
    const asked = waiting.shift()!;
    threads.set(thread, asked);
    thread.postMessage(asked.query);
  }

  function startThread(): Worker {
    const thread = new Worker(new URL('reading-thread.ts', import.meta.url), {
      workerData: { path, timeout },
      resourceLimits: largestHeap,
    });
    thread.unref();
    thread.on('message', (answer: FromReader) => {
      const asked = threads.get(thread);
      threads.set(thread, undefined);
      if (answer.kind === 'rows') asked?.resolve(answer.rows);
      else asked?.reject(Object.assign(new Error(answer.message), { errcode: answer.errcode }));
      next();
    });
    const end = (error: Error) => {
      const asked = threads.get(thread);
      threads.delete(thread);
      asked?.reject(new Unavailable('a long read ended', { retryAfterSeconds: 5, cause: error }));
      next();
    };
    thread.on('error', end).on('exit', () => end(new Error('the thread ended')));
    return thread;
  }

  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
      return { rows: (await ask({ sql, parameters: parameters.map(bindable) })) as Row[] };
    },
    streamQuery() {
      throw new Error('Long reads come page by page.');
    },
  };
  return {
    dialect: new ReadingDialect(connection),
    async close() {
      const running = [...threads.keys()];
      for (const thread of running) await thread.terminate();
    },
  };
}

const noTransaction = () => Promise.reject(new Error('Nothing is written here.'));

/** More than one may read at once. */
class ManyReaders extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

class ReadingDialect extends SqliteDialect {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    super({ database: () => Promise.reject(new Error('Its threads have the file.')) });
    this.#connection = connection;
  }

  override createAdapter(): SqliteAdapter {
    return new ManyReaders();
  }

  override createDriver(): Driver {
    return {
      init: () => Promise.resolve(),
      acquireConnection: () => Promise.resolve(this.#connection),
      releaseConnection: () => Promise.resolve(),
      beginTransaction: noTransaction,
      commitTransaction: noTransaction,
      rollbackTransaction: noTransaction,
      destroy: () => Promise.resolve(),
    };
  }
}
