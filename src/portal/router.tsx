import { createRootRoute, createRoute, createRouter, redirect, type AnyRouter } from '@tanstack/react-router';
import { createElement, type ReactNode } from 'react';
import { isPublicPath } from '../contract/app-paths.ts';
import type { AppPlace, CustomerPart } from './pages/app-place.ts';
import type { AuthPlace } from './pages/auth-pages.tsx';
import type { LegalPageName } from '../public/legal/load-legal-text.ts';
import { deskAreas } from './pages/desk-areas.tsx';
import { FieldInside } from './pages/field-inside.tsx';
import { loadDesignSystem } from './pages/load-design-system.ts';
import { lazyComponent } from './shell/lazy-component.tsx';
import { NotFound } from './shell/not-found.tsx';
import type { PortalParts } from './shell/portal-parts.ts';
import { parseWholeSearch, writeWholeSearch } from './shell/whole-search.ts';

/** Every address of the product. The field pages also start without this router (main.tsx); from here they are the very same. */
export function createPortalRouter(portal: PortalParts, goTo: (href: string, how?: 'replace') => void) {
  const { start } = portal;
  const areas = deskAreas(start.parts);
  const top = createRootRoute({ notFoundComponent: () => createElement(Elsewhere) });
  const at = (path: string, component: () => ReactNode) => createRoute({ getParentRoute: () => top, path, component });
  const field = (path: string) => at(path, () => createElement(FieldInside, { start }));

  const AuthLater = lazyComponent({
    parts: start.parts,
    namespace: 'account',
    load: () => import('./pages/auth-pages.tsx'),
    render: ({ AuthPages }, place: AuthPlace) => createElement(AuthPages, { portal, place, goTo }),
  });
  const AppLater = lazyComponent({
    parts: start.parts,
    namespace: ['account', 'customers', 'desk'],
    load: () => import('./pages/app-pages.tsx'),
    render: ({ AppPages }, place: AppPlace) => createElement(AppPages, { portal, areas, place, goTo }),
  });
  const ConverterLater = lazyComponent({
    parts: start.parts,
    namespace: ['account', 'customers', 'tools'],
    load: () => import('./pages/converter-pages.tsx'),
    render: ({ ConverterPages }) => createElement(ConverterPages, { portal, goTo }),
  });
  const LegalLater = lazyComponent({
    parts: start.parts,
    namespace: 'portal',
    load: () => import('./pages/legal-pages.tsx'),
    render: ({ LegalPages }, page: LegalPageName) => createElement(LegalPages, { portal, page, goTo }),
  });
  const QuestionLater = lazyComponent({
    parts: start.parts,
    namespace: ['account', 'question', 'desk'],
    load: () => import('./pages/question-page-of-desk.tsx'),
    render: ({ QuestionPages }) => createElement(QuestionPages, { portal }),
  });
  const DemoLabelsLater = lazyComponent({
    parts: start.parts,
    namespace: 'demo',
    load: () => import('../tools/demo-labels/demo-labels-page.tsx'),
    render: ({ DemoLabelsPage }) => createElement(DemoLabelsPage, { notFound: createElement(NotFound) }),
  });
  const DesignSystemLater = lazyComponent({
    parts: start.parts,
    namespace: 'ui',
    load: () => loadDesignSystem(start.parts),
    render: (shown) => shown,
  });

  const auth = (path: string, place: (parameters: Record<string, string>) => AuthPlace) => {
    const route = at(path, () =>
      createElement(AuthLater, { given: place(route.useParams() as Record<string, string>) }),
    );
    return route;
  };
  const app = (path: string, place: (parameters: Record<string, string>) => AppPlace) => {
    const route = at(path, () => {
      // The search stands in the address alone; it is read here, so that the page follows it.
      route.useSearch();
      return createElement(AppLater, { given: place(route.useParams() as Record<string, string>) });
    });
    return route;
  };
  const ofCustomer = (path: string, part: (parameters: Record<string, string>) => CustomerPart) =>
    app(`/app/customers/$customerId${path}`, ({ customerId = '', ...parameters }) => ({
      page: 'customer',
      customerId,
      part: part(parameters),
    }));
  /** Leads on, and takes the search along as it was written. */
  const leadsTo = (path: string, to: string) =>
    createRoute({
      getParentRoute: () => top,
      path,
      beforeLoad: ({ location: { searchStr } }) => {
        throw redirect({ href: to + searchStr, replace: true });
      },
    });

  /** What no route knows: the not-found page, to strangers only where the path is public (SHELL-2, SHELL-7). */
  function Elsewhere() {
    return isPublicPath(location.pathname)
      ? createElement(NotFound)
      : createElement(AppLater, { given: { page: 'notFound' } });
  }

  const routes = [
    leadsTo('/', '/auth'),
    leadsTo('/auth', '/auth/login'),
    leadsTo('/auth/$', '/auth/login'),
    auth('/auth/login', () => ({ page: 'login' })),
    auth('/auth/password-reset', () => ({ page: 'askForLink' })),
    auth('/auth/password-reset/$token', ({ token = '' }) => ({ page: 'setPassword', token })),
    auth('/auth/account/activate/$token', ({ token = '' }) => ({ page: 'activate', token })),
    auth('/auth/token-expired', () => ({
      page: 'expired',
      type: new URLSearchParams(location.search).get('type') === 'activation' ? 'activation' : 'reset',
    })),
    app('/app', () => ({ page: 'start' })),
    app('/app/profile', () => ({ page: 'profile' })),
    app('/app/customers', () => ({ page: 'customers' })),
    app('/app/customers/new', () => ({ page: 'newCustomer' })),
    ofCustomer('', () => ({ area: 'details' })),
    ofCustomer('/edit', () => ({ area: 'edit' })),
    ofCustomer('/organisation', () => ({ area: 'organisation' })),
    ofCustomer('/devices', () => ({ area: 'devices' })),
    ofCustomer('/devices/new', () => ({ area: 'newDevice' })),
    ofCustomer('/devices/import', () => ({ area: 'importDevices' })),
    ofCustomer('/devices/$deviceId', ({ deviceId = '' }) => ({ area: 'device', deviceId })),
    ofCustomer('/devices/$deviceId/edit', ({ deviceId = '' }) => ({ area: 'editDevice', deviceId })),
    ofCustomer('/devices/$deviceId/checks/$submissionId', ({ deviceId = '', submissionId = '' }) => ({
      area: 'check',
      deviceId,
      submissionId,
    })),
    ofCustomer('/checks', () => ({ area: 'checks' })),
    ofCustomer('/checks/$submissionId', ({ submissionId = '' }) => ({
      area: 'check',
      deviceId: undefined,
      submissionId,
    })),
    ofCustomer('/sites', () => ({ area: 'sites' })),
    ofCustomer('/sites/new', () => ({ area: 'newSite' })),
    ofCustomer('/sites/$siteId', ({ siteId = '' }) => ({ area: 'site', siteId })),
    ofCustomer('/sites/$siteId/edit', ({ siteId = '' }) => ({ area: 'editSite', siteId })),
    ofCustomer('/users', () => ({ area: 'users' })),
    ofCustomer('/users/new', () => ({ area: 'newUser' })),
    ofCustomer('/users/$userId', ({ userId = '' }) => ({ area: 'user', userId })),
    ofCustomer('/users/$userId/edit', ({ userId = '' }) => ({ area: 'editUser', userId })),
    app('/app/models', () => ({ page: 'models', part: { area: 'models' } })),
    app('/app/models/new', () => ({ page: 'models', part: { area: 'newModel' } })),
    app('/app/models/$modelId', ({ modelId = '' }) => ({ page: 'models', part: { area: 'model', modelId } })),
    app('/app/models/$modelId/edit', ({ modelId = '' }) => ({ page: 'models', part: { area: 'editModel', modelId } })),
    app('/app/checklists', () => ({ page: 'checklists', part: { area: 'checklists' } })),
    app('/app/checklists/new', () => ({ page: 'checklists', part: { area: 'newChecklist' } })),
    app('/app/checklists/$checklistId', ({ checklistId = '' }) => ({
      page: 'checklists',
      part: { area: 'checklist', checklistId },
    })),
    app('/app/checklists/$checklistId/edit', ({ checklistId = '' }) => ({
      page: 'checklists',
      part: { area: 'editChecklist', checklistId },
    })),
    app('/app/checklists/$checklistId/versions/$version', ({ checklistId = '', version = '' }) => ({
      page: 'checklists',
      part: { area: 'checklistVersion', checklistId, version: Number(version) },
    })),
    app('/app/registrations', () => ({ page: 'registrations' })),
    app('/app/registrations/$submissionId', ({ submissionId = '' }) => ({ page: 'registration', submissionId })),
    app('/app/checks', () => ({ page: 'checks' })),
    app('/app/checks/$submissionId', ({ submissionId = '' }) => ({ page: 'anyCheck', submissionId })),
    at('/app/translations-converter', () => createElement(ConverterLater)),
    app('/404', () => ({ page: 'notFound' })),
    field('/q/$'),
    field('/Q/$'),
    field('/qr/function-check'),
    field('/qr/device-registration'),
    field('/qr/scan'),
    field('/qr/unsent'),
    field('/qr/today'),
    field('/qr/receipt/$submissionId'),
    at('/qr/registration-question/$token', () => createElement(QuestionLater)),
    at('/legal', () => createElement(LegalLater, { given: 'legal' })),
    at('/privacy-policy', () => createElement(LegalLater, { given: 'privacy' })),
    at('/data-processing', () => createElement(LegalLater, { given: 'processing' })),
    at('/demo/labels', () => createElement(DemoLabelsLater)),
    at('/ui', () => createElement(DesignSystemLater)),
  ];
  return createRouter({
    routeTree: top.addChildren(routes),
    parseSearch: parseWholeSearch,
    stringifySearch: writeWholeSearch,
    // What breaks is said by our own guard (crash-guard.tsx).
    disableGlobalCatchBoundary: true,
  }) as AnyRouter;
}
