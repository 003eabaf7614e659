import type { WorkerMessage } from '../src/contract/worker-message.ts';
import { answerFromApp } from './app-files.ts';
import { dropForgottenBuilds, installBuild, listBuild } from './precache.ts';
import { wakeOutbox } from './wake-outbox.ts';

declare const self: ServiceWorkerGlobalScope;

const handlers: Record<WorkerMessage['type'], () => Promise<void>> = {
  SKIP_WAITING: () => self.skipWaiting(),
  started: dropForgottenBuilds,
};

listBuild(self.__WB_MANIFEST);

self.addEventListener('install', (event) => event.waitUntil(installBuild(event)));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', answerFromApp);
self.addEventListener('sync', (event) => event.tag === 'outbox' && event.waitUntil(wakeOutbox()));
self.addEventListener('message', (event) => event.waitUntil(handlers[(event.data as WorkerMessage).type]?.()));
