import { isAppPath } from '../src/contract/app-paths.ts';
import { laterFile } from './later-files.ts';
import { fileOfBuild } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;

/** Answers what belongs to the app; leaves alone everything the server owns and every request that changes something. */
export function answerFromApp(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isAppPath(pathname)) event.respondWith(appFile('/index.html', request));
    else if (pathname.startsWith('/manual/')) event.respondWith(manualFile(`${pathname}index.html`, request));
  } else if (pathname.startsWith('/manual/')) {
    event.respondWith(manualFile(pathname, request));
  } else if (pathname.startsWith('/locales/')) {
    event.respondWith(request.cache === 'no-store' ? newestTexts(pathname, request) : appFile(pathname, request));
  } else if (isAppFile(pathname)) {
    event.respondWith(appFile(pathname, request));
  }
}

const isAppFile = (path: string) => /^\/(assets|icons)\//.test(path) || path === '/manifest.webmanifest';

const appFile = async (path: string, request: Request) =>
  (await fileOfBuild(path)) ?? (await laterFile(path)) ?? fetch(request);

// A redirect to a manual is left to the server: only the address of the page itself is kept.
const manualFile = async (path: string, request: Request) => (await laterFile(path)) ?? fetch(request);

/** Asked with `no-store` the network comes first, and the texts of this build when it does not answer with texts. */
async function newestTexts(path: string, request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined);
  if (answer?.ok && /\bjson\b/.test(answer.headers.get('content-type') ?? '')) return answer;
  return (await fileOfBuild(path)) ?? answer ?? Response.error();
}
