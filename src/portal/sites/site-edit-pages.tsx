import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissing, ServerSilent } from '../../api/ask-server.ts';
import type { Desk } from '../../api/desk.ts';
import { customerEndpoints } from '../../contract/customer-endpoints.ts';
import { useViewWords } from '../../i18n/use-view-words.ts';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { freshOf } from '../../ui/page/fresh-query.ts';
import { PageBody } from '../../ui/page/page-body.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { SiteForm } from './site-form.tsx';
import { siteQuery } from './site-queries.ts';
import { newSite } from './site-values.ts';

const isSilence = (error: unknown) => error instanceof ServerSilent;

/** A new site. */
export function SiteCreatePage({ customerId, ...desk }: Desk & { customerId: string }) {
  const { t } = useTranslation('sites');
  const customer = useQuery({
    queryKey: ['customer', customerId],
    queryFn: () => desk.server(customerEndpoints.readCustomer, { parameters: { customerId } }),
  });
  const list = `/app/customers/${customerId}/sites`;
  useTitle(t('create.title'));
  return (
    <PageBody>
      <PageHeader title={t('create.title')} />
      <AwaitedView query={customer} words={useViewWords()} isSilence={isSilence}>
        {({ timeZone, address }) => (
          <SiteForm
            {...desk}
            customerId={customerId}
            begin={{ kind: 'create', values: newSite({ timeZone, countryCode: address?.countryCode }) }}
            onCancel={() => desk.goTo(list)}
            onSaved={({ id, name }) => {
              desk.tell({ message: t('create.done', { name }), tone: 'success', isClosable: false });
              desk.goTo(`${list}/${id}`, 'replace');
            }}
          />
        )}
      </AwaitedView>
    </PageBody>
  );
}

type EditProps = Desk & { customerId: string; siteId: string; notFound: ReactNode };

/** Changes a site. */
export function SiteEditPage({ customerId, siteId, notFound, ...desk }: EditProps) {
  const { t } = useTranslation(['sites', 'desk']);
  const query = useQuery({ ...siteQuery(desk.server, { customerId, siteId }), refetchOnMount: 'always' });
  const words = useViewWords();
  const back = `/app/customers/${customerId}/sites/${siteId}`;
  useTitle(t('edit.title'));
  if (isMissing(query.error)) return notFound;
  return (
    <PageBody>
      <PageHeader title={t('edit.title')} sub={query.data?.name} />
      <AwaitedView query={freshOf(query)} words={words} isSilence={isSilence}>
        {(site) => (
          <SiteForm
            {...desk}
            customerId={customerId}
            begin={{ kind: 'change', site }}
            onCancel={() => desk.goTo(back)}
            onSaved={() => {
              desk.tell({ message: t('desk:edit.saved'), tone: 'success', isClosable: false });
              desk.goTo(back, 'replace');
            }}
          />
        )}
      </AwaitedView>
    </PageBody>
  );
}
