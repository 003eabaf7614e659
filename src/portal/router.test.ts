import { expect, test } from 'vitest';
import { isAppPath } from '../contract/app-paths.ts';
import { createPortalRouter } from './router.tsx';
import type { PortalParts } from './shell/portal-parts.ts';

test('[OFF-1, SHELL-3] the service worker answers every path of the router, and nothing of the server', () => {
  const { routesByPath } = createPortalRouter({ start: {} } as PortalParts);
  const paths = Object.keys(routesByPath).map((path) => path.replace(/\$\w+/, 'an-id').replace('$', 'TOKEN'));
  expect(paths).toContain('/q/TOKEN');
  for (const path of paths) expect([path, isAppPath(path)]).toEqual([path, true]);
  for (const path of [
    '/api/config',
    '/meta/meta.json',
    '/locales/en/field.json',
    '/phone',
    '/healthz',
    '/assets/x.js',
    '/q/a/b',
  ])
    expect([path, isAppPath(path)]).toEqual([path, false]);
});
