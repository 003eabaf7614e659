import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { createElement } from 'react';
import { FieldInside } from './field-inside.tsx';
import { loadDesignSystem } from './load-design-system.ts';
import { lazyComponent } from './lazy-component.tsx';
import { NotFound } from './not-found.tsx';
import type { StartParts } from './start-parts.ts';

/** Every address of the product. The field pages also start without this router (main.tsx); from here they are the very same. */
export function createPortalRouter(start: StartParts) {
  const top = createRootRoute({ notFoundComponent: NotFound });
  const field = (path: string) =>
    createRoute({
      getParentRoute: () => top,
      path,
      component: () => createElement(FieldInside, { start }),
    });

  const routes = [
    createRoute({
      getParentRoute: () => top,
      path: '/',
      beforeLoad: () => {
        throw redirect({ to: '/qr/function-check', replace: true });
      },
    }),
    field('/q/$'),
    field('/Q/$'),
    field('/qr/function-check'),
    field('/qr/device-registration'),
    field('/qr/scan'),
    field('/qr/unsent'),
    field('/qr/receipt/$submissionId'),
    createRoute({
      getParentRoute: () => top,
      path: '/demo/labels',
      component: lazyComponent({
        parts: start.parts,
        namespace: 'demo',
        load: () => import('../features/demo-labels/demo-labels-page.tsx'),
        render: ({ DemoLabelsPage }) => createElement(DemoLabelsPage, { notFound: createElement(NotFound) }),
      }),
    }),
    createRoute({
      getParentRoute: () => top,
      path: '/ui',
      component: lazyComponent({
        parts: start.parts,
        namespace: 'ui',
        load: () => loadDesignSystem(start.parts),
        render: (page) => page,
      }),
    }),
  ];
  return createRouter({
    routeTree: top.addChildren(routes),
    // A search parameter is a text: the router's own reading would make a number of a serial number.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString();
      return text === '' ? '' : `?${text}`;
    },
  });
}
