import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskServer } from '../../api/ask-server.ts';
import type { SidebarLink } from '../../contract/group.ts';
import { Logo } from '../../ui/portal/avatar.tsx';
import { buildingPath } from '../../ui/portal/portal-icon-paths.ts';
import { SidebarPage } from '../../ui/portal/sidebar-page.tsx';
import { customerQuery, isMissing } from './customer-queries.ts';
import { useSidebar } from './use-sidebar.ts';

type PagesProps = {
  server: AskServer;
  customerId: string;
  /** The links the configuration of the group allows. */
  links: readonly SidebarLink[];
  version: string;
  notFound: ReactNode;
  pathname: string;
  children: ReactNode;
};

/** The pages of one customer, beside their sidebar. */
export function CustomerPages({ server, customerId, links, version, notFound, pathname, children }: PagesProps) {
  const { t } = useTranslation('customers');
  const { data: customer, error } = useQuery(customerQuery(server, customerId));
  const { isExpanded, toggle, fold } = useSidebar('customerSidebar', pathname);
  if (isMissing(error)) return notFound;
  const name = customer?.name ?? '';
  const home = `/app/customers/${customerId}`;
  return (
    <SidebarPage
      label={t('sidebar.label', { name })}
      name={name}
      pageName={t('details.title')}
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
      entries={links
        .filter((link) => link === 'customer')
        .map(() => ({ href: home, label: t('sidebar.customer'), icon: buildingPath, isCurrent: pathname === home }))}
      foot={version}
    >
      {children}
    </SidebarPage>
  );
}
