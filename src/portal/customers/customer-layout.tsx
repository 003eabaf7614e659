import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissing } from '../../api/ask-server.ts';
import type { SidebarLink } from '../../contract/group.ts';
import { NotFound } from '../shell/not-found.tsx';
import { usePortal } from '../shell/portal-context.ts';
import { Logo } from '../../ui/controls/avatar.tsx';
import {
  buildingPath,
  organisationPath,
  peoplePath,
  pinPath,
  pumpPath,
  shieldPath,
} from '../../ui/controls/portal-icon-paths.ts';
import { SidebarPage } from '../../ui/page/sidebar-page.tsx';
import { customerQuery } from './customer-queries.ts';
import { useSidebar } from './use-sidebar.ts';

/** The sidebar of a customer, beside whichever of its pages is open. */
export function CustomerLayout({ customerId, children }: { customerId: string; children: ReactNode }) {
  const { server, person, pathname } = usePortal();
  const links = person.config?.customerSidebarNavLinks ?? [];
  const { t } = useTranslation('customers');
  const { data: customer, error } = useQuery(customerQuery(server, customerId));
  const { isExpanded, toggle, fold } = useSidebar('customerSidebar', pathname);
  if (isMissing(error)) return <NotFound />;
  const name = customer?.name ?? '';
  const home = `/app/customers/${customerId}`;
  const current = links.find((link) => link !== 'customer' && pathname.startsWith(places[link](home))) ?? 'customer';
  return (
    <SidebarPage
      label={t('sidebar.label', { name })}
      name={name}
      pageName={t(`sidebar.${current}`)}
      isExpanded={isExpanded}
      onToggle={toggle}
      onGo={fold}
      expand={t('sidebar.expand')}
      collapse={t('sidebar.collapse')}
      logo={
        <Logo
          name={name}
          picture={customer?.customerLogo ? `/api/customers/logo/${customer.customerLogo}` : undefined}
        />
      }
      who={
        <>
          <div className="font-strong">{name}</div>
          <div className="text-xs text-second">{customer?.customerNr}</div>
        </>
      }
      entries={links.map((link) => {
        const href = places[link](home);
        const isCurrent = link === 'customer' ? isDetails(pathname, home) : pathname.startsWith(href);
        return { href, label: t(`sidebar.${link}`), icon: icons[link], isCurrent };
      })}
      foot={__BUILD_ID__}
    >
      {children}
    </SidebarPage>
  );
}

const icons: Record<SidebarLink, string> = {
  organisation: organisationPath,
  customer: buildingPath,
  devices: pumpPath,
  checks: shieldPath,
  sites: pinPath,
  users: peoplePath,
};
const places: Record<SidebarLink, (home: string) => string> = {
  organisation: (home) => `${home}/organisation`,
  customer: (home) => home,
  devices: (home) => `${home}/devices`,
  checks: (home) => `${home}/checks`,
  sites: (home) => `${home}/sites`,
  users: (home) => `${home}/users`,
};
const isDetails = (pathname: string, home: string) => pathname === home || pathname === `${home}/edit`;
