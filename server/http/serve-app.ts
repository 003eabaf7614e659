import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appPaths } from '../../src/contract/app-paths.ts';
import { manualAddress, manualLanguages, ownManuals } from '../../src/contract/manual.ts';
import type { Settings } from '../settings.ts';
import { keepBuilds, type Build } from './kept-builds.ts';
import { pageLanguage } from './page-language.ts';
import { isPageRequest } from './page-request.ts';
import { preloadLinks } from './preload-links.ts';
import { refuseUnknown } from './problem-answers.ts';
import { removedWorker } from './removed-worker.ts';

/** A built app: where it stands and which build it is. */
export type BuiltApp = Build & { dist: string };

const oneYear = 365 * 24 * 60 * 60 * 1000; // milliseconds
const config = { access: 'public' as const };
const asItIs = { cacheControl: false } as const;

/** Serves the page, its files and its texts, the files of the last builds, and the page for every address of the app. */
export async function serveApp(
  app: FastifyInstance,
  { dist, buildId }: BuiltApp,
  { settings, demo }: { settings: Settings; demo: boolean },
): Promise<void> {
  const assetFolders = keepBuilds(dist, buildId, settings.dataDir);
  await app.register(fastifyStatic, { root: dist, serve: false, preCompressed: true });

  // Named by their content, so for ever; those of earlier builds as long as a page of theirs may be open.
  app.get<{ Params: { name: string } }>('/assets/:name', { config }, ({ params: { name } }, reply) => {
    const folder = assetFolders.get(name);
    return folder ? reply.sendFile(name, folder, { maxAge: oneYear, immutable: true }) : refuseUnknown(app, reply);
  });
  for (const path of ['/locales/*', '/icons/*', '/screenshots/*'])
    app.get(path, { config }, (request, reply) => revalidated(reply).sendFile(pathOf(request), asItIs));
  app.get('/manual/*', { config }, (request, reply) => manual(request, reply));
  for (const file of ['index.html', 'manifest.webmanifest'])
    app.get(`/${file}`, { config }, (_request, reply) => revalidated(reply).sendFile(file, asItIs));
  app.get('/favicon.ico', { config }, (_request, reply) => reply.redirect('/icons/icon.svg', 302));
  app.get('/service-worker.js', { config }, (_request, reply) =>
    settings.workerEnabled
      ? revalidated(reply).sendFile('service-worker.js', asItIs)
      : revalidated(reply).type('text/javascript; charset=utf-8').send(removedWorker),
  );

  const isHere = { demo, local: settings.env === 'local' };
  for (const { path } of appPaths.filter(({ only }) => only === undefined || isHere[only]))
    app.get(path.replace(/\$$/, '*').replaceAll('$', ':'), { config }, (request, reply) => page(request, reply));
  app.setNotFoundHandler((request, reply) =>
    isPageRequest(request.method, pathOf(request), request.headers.accept)
      ? revalidated(reply)
          .code(404)
          .sendFile('index.html', { ...asItIs, etag: false, lastModified: false })
      : refuseUnknown(app, reply),
  );
}

function page(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = pathOf(request);
  const isField = /^\/qr?\//i.test(path);
  if (isField) {
    const [, inPath] = /^\/q\/(.*)$/i.exec(path) ?? [];
    const { d: inQuery } = request.query as Record<string, string | string[] | undefined>;
    const token = inPath ?? (typeof inQuery === 'string' ? inQuery : undefined);
    const language = pageLanguage({
      cookie: request.cookies.language,
      acceptLanguage: request.headers['accept-language'],
    });
    reply.header('link', preloadLinks(token, language)).header('vary', 'accept-language, cookie');
  }
  return revalidated(reply).sendFile('index.html', asItIs);
}

/** A manual in one of its languages; the English one for everybody else (SHELL-9). */
function manual(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = pathOf(request);
  const [, language = '', file] = /^\/manual\/([^/]+)\/?(.*)$/.exec(path) ?? [];
  if (path === '/manual/manual.css') return revalidated(reply).sendFile('manual/manual.css', asItIs);
  if (!manualLanguages.some((each) => each === language) || (file !== '' && file !== 'index.html'))
    return reply.redirect(manualAddress(ownManuals, ''), 302);
  if (!path.endsWith('/') && file === '') return reply.redirect(manualAddress(ownManuals, language), 302);
  return revalidated(reply).sendFile(`manual/${language}/index.html`, asItIs);
}

const pathOf = (request: FastifyRequest) => request.url.split('?')[0]!;

/** Asked for again each time, and answered in full only when it has changed. */
const revalidated = (reply: FastifyReply) => reply.header('cache-control', 'no-cache');
