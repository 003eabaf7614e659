import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isMissing } from '../../api/ask-server.ts';
import { usePortal } from '../shell/portal-context.ts';
import { customerEndpoints } from '../../contract/customer-endpoints.ts';
import { useViewLabels } from '../../i18n/use-view-labels.ts';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { freshOf } from '../../ui/page/fresh-query.ts';
import { PageBody } from '../../ui/page/page-body.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { SiteForm } from './site-form.tsx';
import { siteQuery } from './site-queries.ts';
import { newSite } from './site-values.ts';
import { NotFound } from '../shell/not-found.tsx';

/** A new site. */
export function SiteCreatePage({ customerId }: { customerId: string }) {
  const portal = usePortal();
  const { t } = useTranslation('sites');
  const customer = useQuery({
    queryKey: ['customer', customerId],
    queryFn: () => portal.server(customerEndpoints.readCustomer, { parameters: { customerId } }),
  });
  const list = `/app/customers/${customerId}/sites`;
  useTitle(t('create.title'));
  return (
    <PageBody>
      <PageHeader title={t('create.title')} />
      <AwaitedView query={customer} words={useViewLabels()}>
        {({ timeZone, address }) => (
          <SiteForm
            customerId={customerId}
            begin={{ kind: 'create', values: newSite({ timeZone, countryCode: address?.countryCode }) }}
            onCancel={() => portal.goTo(list)}
            onSaved={({ id, name }) => {
              portal.notify({ message: t('create.done', { name }), tone: 'success', isClosable: false });
              portal.goTo(`${list}/${id}`, 'replace');
            }}
          />
        )}
      </AwaitedView>
    </PageBody>
  );
}

type EditProps = { customerId: string; siteId: string };

/** Changes a site. */
export function SiteEditPage({ customerId, siteId }: EditProps) {
  const portal = usePortal();
  const { t } = useTranslation(['sites', 'pages']);
  const query = useQuery({ ...siteQuery(portal.server, { customerId, siteId }), refetchOnMount: 'always' });
  const words = useViewLabels();
  const back = `/app/customers/${customerId}/sites/${siteId}`;
  useTitle(t('edit.title'));
  if (isMissing(query.error)) return <NotFound />;
  return (
    <PageBody>
      <PageHeader title={t('edit.title')} sub={query.data?.name} />
      <AwaitedView query={freshOf(query)} words={words}>
        {(site) => (
          <SiteForm
            customerId={customerId}
            begin={{ kind: 'change', site }}
            onCancel={() => portal.goTo(back)}
            onSaved={() => {
              portal.notify({ message: t('pages:edit.saved'), tone: 'success', isClosable: false });
              portal.goTo(back, 'replace');
            }}
          />
        )}
      </AwaitedView>
    </PageBody>
  );
}
