/**
 * What a page tells the service worker. `SKIP_WAITING` (the word of workbox-window): apply the waiting version, after
 * consent. `started`: this page runs, so files of builds that no page uses any more may go, and what the
 * installation did not wait for may come.
 */
export type WorkerMessage = { type: 'SKIP_WAITING' } | { type: 'started' };
