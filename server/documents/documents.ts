import { on } from 'node:events';
import { Readable } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import type { DocumentOrder, DocumentPart, FromWorker, LabelPages, Paper, ToWorker } from './document-part.ts';
import { createDocumentWorkers } from './document-workers.ts';

/** Seconds after which somebody may ask again who was refused because too many wait. */
export const whenBusy = 30;

export type Documents = ReturnType<typeof createDocuments>;

/** Makes PDF files in threads of their own: a long list holds up no request. */
export function createDocuments(mostWaiting?: number) {
  const workers = createDocumentWorkers(mostWaiting);

  function made(order: DocumentOrder, parts: AsyncIterator<DocumentPart[]>): Readable {
    const file = new Readable({ read() {} });
    workers
      .lend((worker) => write(worker, { file, order, parts }))
      .catch((error: unknown) => file.destroy(error as Error));
    return file;
  }

  return {
    /** Whether too many documents are waited for already; to be asked before one is ordered. */
    isBusy: workers.isFull,
    /** A document out of its parts, which are asked for as they are needed. */
    paper: (paper: Paper, parts: AsyncIterable<DocumentPart[]>) =>
      made({ kind: 'paper', paper }, parts[Symbol.asyncIterator]()),
    labels: (pages: LabelPages) => made({ kind: 'labels', pages }, noParts()),
    close: workers.close,
  };
}

async function* noParts(): AsyncGenerator<DocumentPart[]> {}

type Writing = { file: Readable; order: DocumentOrder; parts: AsyncIterator<DocumentPart[]> };

async function write(worker: Worker, { file, order, parts }: Writing): Promise<void> {
  if (file.destroyed) return;
  const gone = new AbortController();
  const stop = () => gone.abort(new Error('Nobody waits for this document any more.'));
  file.once('close', stop);
  try {
    const messages = on(worker, 'message', { signal: gone.signal, close: ['exit'] });
    worker.postMessage({ kind: 'order', order } satisfies ToWorker);
    for await (const [message] of messages) {
      const said = message as FromWorker;
      if (said.kind === 'bytes') file.push(said.bytes);
      if (said.kind === 'more') {
        const { done, value } = await parts.next();
        worker.postMessage((done ? { kind: 'end' } : { kind: 'parts', parts: value }) satisfies ToWorker);
      }
      if (said.kind === 'done') {
        file.off('close', stop).push(null);
        return;
      }
    }
    throw new Error('The thread of a document ended before the document did.');
  } finally {
    await parts.return?.();
  }
}
