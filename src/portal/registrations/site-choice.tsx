import { useTranslation } from 'react-i18next';
import type { ApprovalFields } from './approval-fields.ts';
import { FoundOrSearched } from './found-or-searched.tsx';
import { useSiteOptions } from '../shell/use-site-options.ts';

/** Where the device stands: at a site of the chosen customer, or at a new one. Shown anew for each customer. */
export function SiteChoice({ registration, decision, set, fault }: ApprovalFields) {
  const { t } = useTranslation('registrations');
  const { customer } = decision;
  const isKnown = customer !== 'new';
  const sites = useSiteOptions({ customerId: customer, isAsked: isKnown });
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
              ...sites,
            }
          : undefined
      }
    />
  );
}
