import { createRootRoute, createRoute, createRouter, redirect, type AnyRoute } from '@tanstack/react-router';
import { createElement } from 'react';
import { isPublicPath } from '../contract/app-paths.ts';
import { customersQuerySchema } from '../contract/customer.ts';
import { devicesQuerySchema } from '../contract/device.ts';
import { deviceModelsQuerySchema } from '../contract/device-model.ts';
import type { Permission, PermittedPage } from '../contract/group.ts';
import { checksQuerySchema, allChecksQuerySchema } from '../contract/check-details.ts';
import { checklistsQuerySchema } from '../contract/checklist-details.ts';
import { registrationsQuerySchema } from '../contract/registration-details.ts';
import { sitesQuerySchema } from '../contract/site.ts';
import { usersQuerySchema } from '../contract/user.ts';
import { FieldInside } from './pages/field-inside.tsx';
import { checkedSearch } from './shell/checked-search.ts';
import { lazyComponent, type LazyComponent } from './shell/lazy-component.tsx';
import { NotFound } from './shell/not-found.tsx';
import { usePortal, type Portal } from './shell/portal-context.ts';
import type { PortalParts } from './shell/portal-parts.ts';
import { parseWholeSearch, writeWholeSearch } from './shell/whole-search.ts';

type May = (portal: Portal) => boolean;
const may =
  (permission: Permission): May =>
  ({ permissions }) =>
    permissions.has(permission);
const mayOpen =
  (page: PermittedPage): May =>
  ({ permittedPages }) =>
    permittedPages.has(page);
const mayOpenAnd =
  (page: PermittedPage, permission: Permission): May =>
  (portal) =>
    mayOpen(page)(portal) && may(permission)(portal);
const mayListUsers: May = ({ person }) => person.config?.customerSidebarNavLinks.includes('users') ?? false;

/** Every address of the product, and which page it is. The field pages also start without this router (main.tsx). */
export function createPortalRouter({ start }: Pick<PortalParts, 'start'>) {
  /**
   * Gives a route its page, which takes the parameters of the address. Its code is asked for beside that of the frames
   * around it; who may not see the page gets the not-found page.
   */
  function shown<Route extends AnyRoute>(
    route: Route,
    Page: LazyComponent<Route['types']['allParams']>,
    isPermitted?: May,
  ): Route {
    const Open = () => createElement(Page, route.useParams() as Route['types']['allParams']);
    const Guarded = () => (isPermitted?.(usePortal()) ? createElement(Open) : createElement(NotFound));
    Object.assign(route.options, {
      component: isPermitted ? Guarded : Open,
      loader: () => Page.preload(start.parts.translations),
    });
    return route;
  }

  const top = createRootRoute({ notFoundComponent: Elsewhere });

  // before sign-in, or without it
  const Login = lazyComponent('account', async () => (await auth()).Login);
  const publicRoutes = [
    leadsTo('/', '/auth'),
    leadsTo('/auth', '/auth/login'),
    leadsTo('/auth/$', '/auth/login'),
    shown(createRoute({ getParentRoute: () => top, path: '/auth/login' }), Login),
    shown(
      createRoute({ getParentRoute: () => top, path: '/auth/password-reset' }),
      lazyComponent('account', async () => (await auth()).PasswordReset),
    ),
    shown(
      createRoute({ getParentRoute: () => top, path: '/auth/password-reset/$token' }),
      lazyComponent('account', async () => (await auth()).NewPassword),
    ),
    shown(
      createRoute({ getParentRoute: () => top, path: '/auth/account/activate/$token' }),
      lazyComponent('account', async () => (await auth()).Activation),
    ),
    shown(
      createRoute({ getParentRoute: () => top, path: '/auth/token-expired' }),
      lazyComponent('account', async () => (await auth()).ExpiredLink),
    ),
    shown(
      createRoute({ getParentRoute: () => top, path: '/legal' }),
      lazyComponent('portal', async () => (await legal()).Legal),
    ),
    shown(
      createRoute({ getParentRoute: () => top, path: '/privacy-policy' }),
      lazyComponent('portal', async () => (await legal()).Privacy),
    ),
    shown(
      createRoute({ getParentRoute: () => top, path: '/data-processing' }),
      lazyComponent('portal', async () => (await legal()).Processing),
    ),
    shown(
      createRoute({ getParentRoute: () => top, path: '/qr/registration-question/$token' }),
      lazyComponent(['account', 'question', 'pages'], async () => (await import('./pages/question.tsx')).Question),
    ),
    shown(
      createRoute({ getParentRoute: () => top, path: '/demo/labels' }),
      lazyComponent('demo', async () => (await import('./pages/demo-labels.tsx')).DemoLabels),
    ),
    shown(
      createRoute({ getParentRoute: () => top, path: '/ui' }),
      lazyComponent('ui', async () => (await import('./pages/design-system.tsx')).DesignSystem),
    ),
  ];

  // the field pages, for links from inside
  const fieldRoutes = [
    field('/q/$'),
    field('/Q/$'),
    field('/qr/function-check'),
    field('/qr/device-registration'),
    field('/qr/scan'),
    field('/qr/unsent'),
    field('/qr/today'),
    field('/qr/receipt/$submissionId'),
  ];

  // behind sign-in
  const signedIn = shown(
    createRoute({ getParentRoute: () => top, id: 'signed-in' }),
    lazyComponent(['account', 'customers', 'pages'], async () => (await inside()).Inside),
  );
  const profile = shown(
    createRoute({ getParentRoute: () => signedIn, path: '/app/profile' }),
    lazyComponent('account', async () => (await import('./pages/start.tsx')).Profile),
  );
  const converter = shown(
    createRoute({ getParentRoute: () => signedIn, path: '/app/translations-converter' }),
    lazyComponent('tools', async () => (await import('./pages/converter.tsx')).Converter),
  );
  const notFound = createRoute({ getParentRoute: () => signedIn, path: '/404', component: NotFound });
  /** Pages that depend on the configuration of the group. */
  const ofGroup = shown(
    createRoute({ getParentRoute: () => signedIn, id: 'group' }),
    lazyComponent([], async () => (await inside()).OfGroup),
  );
  const makerRoutes = [
    shown(
      createRoute({ getParentRoute: () => ofGroup, path: '/app' }),
      lazyComponent([], async () => (await import('./pages/start.tsx')).Start),
    ),
    shown(
      createRoute({
        getParentRoute: () => ofGroup,
        path: '/app/customers',
        validateSearch: checkedSearch(customersQuerySchema),
      }),
      lazyComponent('customers', async () => (await customers()).Customers),
    ),
    shown(
      createRoute({ getParentRoute: () => ofGroup, path: '/app/customers/new' }),
      lazyComponent('customers', async () => (await customers()).NewCustomer),
      may('customer.create'),
    ),
    shown(
      createRoute({
        getParentRoute: () => ofGroup,
        path: '/app/models',
        validateSearch: checkedSearch(deviceModelsQuerySchema),
      }),
      lazyComponent(modelTexts, async () => (await models()).Models),
      mayOpen('modelList'),
    ),
    shown(
      createRoute({ getParentRoute: () => ofGroup, path: '/app/models/new' }),
      lazyComponent(modelTexts, async () => (await models()).NewModel),
      mayOpenAnd('modelList', 'model.write'),
    ),
    shown(
      createRoute({ getParentRoute: () => ofGroup, path: '/app/models/$modelId' }),
      lazyComponent(modelTexts, async () => (await models()).Model),
      mayOpen('modelList'),
    ),
    shown(
      createRoute({ getParentRoute: () => ofGroup, path: '/app/models/$modelId/edit' }),
      lazyComponent(modelTexts, async () => (await models()).EditModel),
      mayOpenAnd('modelList', 'model.write'),
    ),
    shown(
      createRoute({
        getParentRoute: () => ofGroup,
        path: '/app/checklists',
        validateSearch: checkedSearch(checklistsQuerySchema),
      }),
      lazyComponent(checklistTexts, async () => (await checklists()).Checklists),
      mayOpen('checklistList'),
    ),
    shown(
      createRoute({ getParentRoute: () => ofGroup, path: '/app/checklists/new' }),
      lazyComponent(checklistTexts, async () => (await checklists()).NewChecklist),
      mayOpenAnd('checklistList', 'model.write'),
    ),
    shown(
      createRoute({ getParentRoute: () => ofGroup, path: '/app/checklists/$checklistId' }),
      lazyComponent(checklistTexts, async () => (await checklists()).Checklist),
      mayOpen('checklistList'),
    ),
    shown(
      createRoute({ getParentRoute: () => ofGroup, path: '/app/checklists/$checklistId/edit' }),
      lazyComponent(checklistTexts, async () => (await checklists()).EditChecklist),
      mayOpenAnd('checklistList', 'model.write'),
    ),
    shown(
      createRoute({ getParentRoute: () => ofGroup, path: '/app/checklists/$checklistId/versions/$version' }),
      lazyComponent(checklistTexts, async () => (await checklists()).ChecklistVersion),
      mayOpen('checklistList'),
    ),
    shown(
      createRoute({
        getParentRoute: () => ofGroup,
        path: '/app/registrations',
        validateSearch: checkedSearch(registrationsQuerySchema),
      }),
      lazyComponent(registrationTexts, async () => (await registrations()).Registrations),
      mayOpen('registrationList'),
    ),
    shown(
      createRoute({ getParentRoute: () => ofGroup, path: '/app/registrations/$submissionId' }),
      lazyComponent(registrationTexts, async () => (await registrations()).Registration),
      mayOpen('registrationList'),
    ),
    shown(
      createRoute({
        getParentRoute: () => ofGroup,
        path: '/app/checks',
        validateSearch: checkedSearch(allChecksQuerySchema),
      }),
      lazyComponent(checkTexts, async () => (await checks()).UnassignedChecks),
      mayOpen('checkList'),
    ),
    shown(
      createRoute({ getParentRoute: () => ofGroup, path: '/app/checks/$submissionId' }),
      lazyComponent(checkTexts, async () => (await checks()).UnassignedCheck),
      mayOpen('checkList'),
    ),
  ];
  const customer = shown(
    createRoute({ getParentRoute: () => ofGroup, path: '/app/customers/$customerId' }),
    lazyComponent('customers', async () => (await ofCustomer()).Customer),
  );
  const customerRoutes = [
    shown(
      createRoute({ getParentRoute: () => customer, path: '/' }),
      lazyComponent(['customers', 'overview', 'devices', 'field'], async () => (await ofCustomer()).CustomerDetails),
    ),
    shown(
      createRoute({ getParentRoute: () => customer, path: 'edit' }),
      lazyComponent('customers', async () => (await ofCustomer()).EditCustomer),
      may('customer.update'),
    ),
    shown(
      createRoute({ getParentRoute: () => customer, path: 'organisation' }),
      lazyComponent('overview', async () => (await import('./overview/overview-page.tsx')).OverviewPage),
    ),
    shown(
      createRoute({
        getParentRoute: () => customer,
        path: 'devices',
        validateSearch: checkedSearch(devicesQuerySchema),
      }),
      lazyComponent(deviceTexts, async () => (await devices()).Devices),
    ),
    shown(
      createRoute({ getParentRoute: () => customer, path: 'devices/new' }),
      lazyComponent(deviceTexts, async () => (await devices()).NewDevice),
      may('device.write'),
    ),
    shown(
      createRoute({ getParentRoute: () => customer, path: 'devices/import' }),
      lazyComponent(['import', 'devices'], async () => (await import('./import/import-page.tsx')).ImportPage),
      may('import'),
    ),
    shown(
      createRoute({ getParentRoute: () => customer, path: 'devices/$deviceId' }),
      lazyComponent(deviceTexts, async () => (await devices()).Device),
    ),
    shown(
      createRoute({ getParentRoute: () => customer, path: 'devices/$deviceId/edit' }),
      lazyComponent(deviceTexts, async () => (await devices()).EditDevice),
      may('device.write'),
    ),
    shown(
      createRoute({ getParentRoute: () => customer, path: 'devices/$deviceId/checks/$submissionId' }),
      lazyComponent(checkTexts, async () => (await checks()).Check),
      may('check.read'),
    ),
    shown(
      createRoute({ getParentRoute: () => customer, path: 'checks', validateSearch: checkedSearch(checksQuerySchema) }),
      lazyComponent(checkTexts, async () => (await checks()).CustomerChecks),
      may('check.read'),
    ),
    shown(
      createRoute({ getParentRoute: () => customer, path: 'checks/$submissionId' }),
      lazyComponent(checkTexts, async () => (await checks()).CustomerCheck),
      may('check.read'),
    ),
    shown(
      createRoute({ getParentRoute: () => customer, path: 'sites', validateSearch: checkedSearch(sitesQuerySchema) }),
      lazyComponent('sites', async () => (await sites()).Sites),
    ),
    shown(
      createRoute({ getParentRoute: () => customer, path: 'sites/new' }),
      lazyComponent('sites', async () => (await sites()).NewSite),
      may('site.write'),
    ),
    shown(
      createRoute({ getParentRoute: () => customer, path: 'sites/$siteId' }),
      lazyComponent('sites', async () => (await sites()).Site),
    ),
    shown(
      createRoute({ getParentRoute: () => customer, path: 'sites/$siteId/edit' }),
      lazyComponent('sites', async () => (await sites()).EditSite),
      may('site.write'),
    ),
    shown(
      createRoute({ getParentRoute: () => customer, path: 'users', validateSearch: checkedSearch(usersQuerySchema) }),
      lazyComponent('users', async () => (await users()).Users),
      mayListUsers,
    ),
    shown(
      createRoute({ getParentRoute: () => customer, path: 'users/new' }),
      lazyComponent('users', async () => (await users()).NewUser),
      may('user.write'),
    ),
    shown(
      createRoute({ getParentRoute: () => customer, path: 'users/$userId' }),
      lazyComponent('users', async () => (await users()).User),
    ),
    shown(
      createRoute({ getParentRoute: () => customer, path: 'users/$userId/edit' }),
      lazyComponent('users', async () => (await users()).EditUser),
      may('user.write'),
    ),
  ];

  return createRouter({
    routeTree: top.addChildren([
      ...publicRoutes,
      ...fieldRoutes,
      signedIn.addChildren([
        profile,
        converter,
        notFound,
        ofGroup.addChildren([...makerRoutes, customer.addChildren(customerRoutes)]),
      ]),
    ]),
    notFoundMode: 'root',
    parseSearch: parseWholeSearch,
    stringifySearch: writeWholeSearch,
    // What breaks is said by our own guard (crash-guard.tsx).
    disableGlobalCatchBoundary: true,
  });

  /** Leads on, and takes the search along as it was written. */
  function leadsTo(path: string, to: string) {
    return createRoute({
      getParentRoute: () => top,
      path,
      beforeLoad: ({ location: { searchStr } }) => {
        throw redirect({ href: to + searchStr, replace: true });
      },
    });
  }

  function field(path: string) {
    return createRoute({ getParentRoute: () => top, path, component: () => createElement(FieldInside, { start }) });
  }
}

const NothingInside = lazyComponent(['account', 'customers', 'pages'], async () => (await inside()).NothingInside);

/** An unknown address: the not-found page, to strangers only where the path is public (SHELL-2, SHELL-7). */
function Elsewhere() {
  return createElement(isPublicPath(location.pathname) ? NotFound : NothingInside);
}

// What is loaded when a page is opened: one file for the pages of one thing, and the texts it speaks.
const auth = () => import('./pages/auth.tsx');
const legal = () => import('./pages/legal.tsx');
const inside = () => import('./pages/inside.tsx');
const customers = () => import('./pages/customers.tsx');
const ofCustomer = () => import('./pages/customer.tsx');
const devices = () => import('./pages/devices.tsx');
const checks = () => import('./pages/checks.tsx');
const sites = () => import('./pages/sites.tsx');
const users = () => import('./pages/users.tsx');
const models = () => import('./pages/models.tsx');
const checklists = () => import('./pages/checklists.tsx');
const registrations = () => import('./pages/registrations.tsx');

const deviceTexts = ['devices', 'field'] as const;
const checkTexts = ['checks', 'field', 'work'] as const;
const modelTexts = ['models', 'devices'] as const;
const checklistTexts = ['checklists', 'field', 'work'] as const;
const registrationTexts = ['registrations', 'customers', 'devices', 'checks', 'work', 'account'] as const;
