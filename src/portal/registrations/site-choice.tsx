import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { siteEndpoints } from '../../contract/site-endpoints.ts';
import type { ApprovalFields } from './approval-fields.ts';
import { FoundOrSearched } from './found-or-searched.tsx';
import { usePortal } from '../shell/portal-context.ts';

/** Where the device stands: at a site of the chosen customer, or at a new one. Shown anew for each customer. */
export function SiteChoice({ registration, decision, set, fault }: ApprovalFields) {
  const { server } = usePortal();
  const { t } = useTranslation('registrations');
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim().slice(0, 100));
  const { customer } = decision;
  const isKnown = customer !== 'new';
  const searched = useQuery({
    queryKey: ['sites', customer, 'toChoose', q],
    queryFn: () =>
      server(siteEndpoints.readSiteOptions, { parameters: { customerId: customer }, query: q === '' ? {} : { q } }),
    enabled: isKnown,
    placeholderData: keepPreviousData,
  });
  return (
    <FoundOrSearched
      label={t('site')}
      found={registration.matches.sites
        .filter(({ customerId }) => customerId === customer)
        .map(({ id, title, subtitle }) => ({ id, label: title, hint: subtitle }))}
      anew={t('approve.newSite', { name: registration.placement.siteName })}
      value={decision.site}
      onChange={(site) => set({ site })}
      error={fault('/site/id') ?? fault('/site/create/name')}
      search={
        isKnown
          ? {
              label: t('approve.findSite'),
              options: (searched.data?.items ?? []).map(({ id, name }) => ({ id, label: name })),
              onTyped: setTyped,
            }
          : undefined
      }
    />
  );
}
