import type { WorkerMessage } from '../src/contract/worker-message.ts';
import { answerFromApp } from './app-files.ts';
import { isLater } from './is-later.ts';
import { keepLaterFiles, listLaterFiles } from './later-files.ts';
import { dropForgottenBuilds, installBuild, listBuild } from './precache.ts';
import { wakeOutbox } from './wake-outbox.ts';

declare const self: ServiceWorkerGlobalScope;

const handlers: Record<WorkerMessage['type'], () => Promise<void>> = {
  SKIP_WAITING: () => self.skipWaiting(),
  async started() {
    await dropForgottenBuilds();
    await keepLaterFiles();
  },
};

const files = self.__WB_MANIFEST;
listBuild(files.filter(({ url }) => !isLater(url)));
listLaterFiles(files.filter(({ url }) => isLater(url)));

self.addEventListener('install', (event) => event.waitUntil(installBuild(event)));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', answerFromApp);
self.addEventListener('sync', (event) => event.tag === 'outbox' && event.waitUntil(wakeOutbox()));
self.addEventListener('message', (event) => event.waitUntil(handlers[(event.data as WorkerMessage).type]?.()));
