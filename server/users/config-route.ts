import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { GroupConfig } from '../../src/contract/sign-in.ts';
import { permissionsOf, permittedPagesOf, sidebarLinksOf } from '../../src/domain/rights.ts';
import { route } from '../http/endpoint-route.ts';
import type { Settings } from '../settings.ts';

/** What the pages of a group show. It hides buttons; what is allowed is decided at each call. */
export function configRoute(app: FastifyInstance, { viewsMaxAgeDays }: Pick<Settings, 'viewsMaxAgeDays'>): void {
  route(app, { endpoint: endpoints.readConfig }, async ({ caller: { group } }) => {
    const config: GroupConfig = {
      permittedPages: permittedPagesOf(group),
      customerSidebarNavLinks: sidebarLinksOf(group),
      permissions: permissionsOf(group),
      viewsMaxAgeDays,
    };
    return { config: JSON.stringify(config) };
  });
}
