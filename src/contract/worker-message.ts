/** What a page tells the service worker: `takeOver` applies a waiting version after consent. */
export type WorkerMessage = { type: 'takeOver' };
