import { expect, test } from 'vitest';
import { appPaths } from '../../src/contract/app-paths.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { openApi } from '../../server/http/openapi.ts';
import { aBuiltApp } from '../support/builders/a-built-app.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { sqliteCopy } from '../support/servers/each-database.ts';

/** What the server answers besides the calls of the contract. A new route has to be written down here, or in the contract. */
const besidesTheContract = [
  '/healthz',
  '/readyz',
  '/api/openapi.json',
  '/assets/:name',
  '/locales/*',
  '/icons/*',
  '/screenshots/*',
  '/manual/*',
  '/index.html',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/service-worker.js',
  ...appPaths.map(({ path }) => path.replace(/\$$/, '*').replaceAll('$', ':')),
];

test('[SEC-1] every route there is stands in the contract or on a list, and says who may call it', async () => {
  const { app } = await aPortal(await sqliteCopy(), { builtApp: aBuiltApp() });
  const routes = app.routeTable.filter(({ method }) => method !== 'HEAD').map(({ method, url }) => `${method} ${url}`);
  const inContract = Object.values(endpoints).map(
    ({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  );
  expect(routes.toSorted()).toEqual([...inContract, ...besidesTheContract.map((path) => `GET ${path}`)].toSorted());
  expect(app.routeTable.filter(({ access }) => access === undefined)).toEqual([]);
});

test('[SEC-1] a route that does not say who may call it keeps the server from starting', async () => {
  const { app } = await aPortal(await sqliteCopy());
  expect(() => app.get('/secret', () => 'told')).toThrow(/does not say who may call it/);
});

test('[SEC-1, SEC-2] a stranger is never answered 401 or 403 by a public call', async () => {
  const { app, call } = await aPortal(await sqliteCopy(), { builtApp: aBuiltApp() });
  // Sign-in itself answers 401: that is what it says to whoever may not enter.
  const isSignIn = ({ url }: { url: string }) => /^\/api\/auth\/(login|refresh|logout)$/.test(url);
  for (const { method, url } of app.routeTable.filter((it) => it.access === 'public' && !isSignIn(it))) {
    const path = url.replaceAll(/:\w+|\*/g, '01940000-0000-7000-8000-000000000000');
    const { statusCode } = await call(`${String(method)} ${path}`, undefined, {
      headers: { authorization: 'Bearer stale' },
    });
    expect([401, 403, 500], `${String(method)} ${url}`).not.toContain(statusCode);
  }
});

test('[SEC-1, AUTH-1] whoever is not signed in gets 401 from everything that is not public, whatever they send', async () => {
  const { app, call } = await aPortal(await sqliteCopy(), { builtApp: aBuiltApp() });
  const guarded = app.routeTable.filter(({ access }) => access !== 'public');
  expect(guarded.length).toBeGreaterThan(5);
  for (const { method, url } of guarded) {
    const path = url.replaceAll(/:\w+|\*/g, '01940000-0000-7000-8000-000000000000');
    for (const authorization of ['', 'Bearer stale', 'Basic YTpi']) {
      const answer = await call(`${String(method)} ${path}`, undefined, { headers: { authorization } });
      expect(answer.statusCode, `${String(method)} ${url}`).toBe(401);
    }
  }
});

test('[SEC-4] OpenAPI names every call of the contract, with all it takes and answers', async () => {
  const { call } = await aPortal(await sqliteCopy());
  const api = (await call('GET /api/openapi.json')).json<ReturnType<typeof openApi>>();
  expect(api.openapi).toBe('3.1.0');
  for (const { method, path, parameters, query, body, takesFile, sendsFile, answer } of Object.values(
    endpoints as Record<string, Described>,
  )) {
    const operation = api.paths[path]![method.toLowerCase()] as Operation;
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(operation.parameters.filter((it) => it.in === 'path').map(({ name }) => name)).toEqual(named);
    expect(operation.parameters.every(({ schema }) => Object.keys(schema).length > 0)).toBe(true);
    expect(operation.parameters.some((it) => it.in === 'query')).toBe(query !== undefined);
    expect(parameters !== undefined).toBe(named.length > 0);
    expect(operation.requestBody !== undefined).toBe(body !== undefined || takesFile === true);
    expect(operation.responses['200']!.content !== undefined).toBe(answer !== undefined || sendsFile === true);
    expect(operation.responses.default!.content).toHaveProperty('application/problem+json');
  }
});

test('[SEC-4] OpenAPI describes limits and required fields, and refers to nothing that is missing', async () => {
  const { call } = await aPortal(await sqliteCopy());
  const { body } = await call('GET /api/openapi.json');
  const api = JSON.parse(body) as { components: { schemas: Record<string, unknown> } };
  expect(body).toContain('"maxItems":250');
  expect(body).toContain('"maximum":65535');
  const references = [...body.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name!);
  expect(references.filter((name) => !(name in api.components.schemas))).toEqual([]);
  expect(body.match(/"\$ref":"(?!#\/components\/schemas\/)/g)).toBeNull();
});

type Described = {
  method: string;
  path: string;
  parameters?: object;
  query?: object;
  body?: object;
  takesFile?: true;
  sendsFile?: true;
  answer?: object;
};
type Operation = {
  parameters: { in: string; name: string; schema: object }[];
  requestBody?: object;
  responses: Record<string, { content?: object }>;
};
