import type { ReactNode } from 'react';
import type { Desk } from '../../api/desk.ts';
import { SiteDetailsPage } from './site-details-page.tsx';
import { SiteCreatePage, SiteEditPage } from './site-edit-pages.tsx';
import { SiteListPage } from './site-list-page.tsx';

export type SitePart = { area: 'sites' | 'newSite' } | { area: 'site' | 'editSite'; siteId: string };

export type SitePagesProps = {
  desk: Desk;
  customerId: string;
  part: SitePart;
  /** What was changed of one; null for those who may not see that. */
  historyOf: (siteId: string) => ReactNode;
  exportButton: (path: string) => ReactNode;
  /** How one is taken along for work without network; null for those who make no checks. */
  visitOf: (siteId: string) => ReactNode;
  notFound: ReactNode;
};

/** The pages of the sites of a customer. What the group may not do is not there. */
export function SitePages({ desk, customerId, part, historyOf, exportButton, visitOf, notFound }: SitePagesProps) {
  const mayWrite = desk.permissions.has('site.write');
  switch (part.area) {
    case 'sites':
      return <SiteListPage {...desk} customerId={customerId} exportButton={exportButton} />;
    case 'newSite':
      return mayWrite ? <SiteCreatePage {...desk} customerId={customerId} /> : notFound;
    case 'site': {
      const { siteId } = part;
      const history = historyOf(siteId);
      return (
        <SiteDetailsPage
          {...desk}
          {...{ customerId, siteId, history, notFound }}
          visit={visitOf(siteId)}
          key={siteId}
        />
      );
    }
    case 'editSite':
      return mayWrite ? <SiteEditPage {...desk} {...{ customerId, siteId: part.siteId, notFound }} /> : notFound;
  }
}
