import { SiteDetailsPage } from '../sites/site-details-page.tsx';
import { SiteCreatePage, SiteEditPage } from '../sites/site-edit-pages.tsx';
import { SiteListPage } from '../sites/site-list-page.tsx';
import { lazyComponent } from '../shell/lazy-component.tsx';
import { usePortal } from '../shell/portal-context.ts';

const VisitOfSite = lazyComponent('visit', async () => (await import('./visit-of-site.tsx')).VisitOfSite);

type OfSite = { customerId: string; siteId: string };

export const Sites = SiteListPage;
export const NewSite = SiteCreatePage;
export const EditSite = SiteEditPage;

/** A site, and how it is taken along for work without network. */
export function Site({ customerId, siteId }: OfSite) {
  const { permissions } = usePortal();
  const visit = permissions.has('check.make') && <VisitOfSite {...{ customerId, siteId }} />;
  return <SiteDetailsPage key={siteId} {...{ customerId, siteId, visit }} />;
}
