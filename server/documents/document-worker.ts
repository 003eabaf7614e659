import { parentPort } from 'node:worker_threads';
import type { DocumentOrder, FromWorker, ToWorker } from './document-part.ts';
import { drawLabelPages } from './draw-label-pages.ts';
import { gatherBytes } from './gather-bytes.ts';
import { openPdf } from './open-pdf.ts';
import { openPaper } from './paper.ts';

// Makes one document after the other: an order, then its parts as they are asked for.
const port = parentPort!;
const say = (message: FromWorker) => port.postMessage(message);
const bytes = gatherBytes((some) => say({ kind: 'bytes', bytes: some }));
const done = () => {
  bytes.flush();
  say({ kind: 'done' });
};
let paper: ReturnType<typeof openPaper> | undefined;

port.on('message', (told: ToWorker) => {
  switch (told.kind) {
    case 'order':
      return begin(told.order);
    case 'parts':
      for (const part of told.parts) paper!.add(part);
      return say({ kind: 'more' });
    case 'end':
      paper!.finish();
      paper = undefined;
  }
});

function begin(order: DocumentOrder): void {
  if (order.kind === 'labels') return drawLabelPages(order.pages, bytes.add, done);
  paper = openPaper(openPdf(order.paper, bytes.add, done), order.paper);
  return say({ kind: 'more' });
}
