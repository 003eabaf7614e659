import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isMissing } from '../../api/ask-server.ts';
import { usePortal } from '../shell/portal-context.ts';
import { useViewLabels } from '../../i18n/use-view-labels.ts';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { freshOf } from '../../ui/page/fresh-query.ts';
import { PageBody } from '../../ui/page/page-body.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { DeviceForm } from './device-form.tsx';
import { deviceQuery } from './device-queries.ts';
import { NotFound } from '../shell/not-found.tsx';

type EditProps = { customerId: string; deviceId: string };

/** Changes what is known of a device; its place and its status have calls of their own. */
export function DeviceEditPage({ customerId, deviceId }: EditProps) {
  const portal = usePortal();
  const { t } = useTranslation(['devices', 'pages']);
  const query = useQuery({ ...deviceQuery(portal.server, { customerId, deviceId }), refetchOnMount: 'always' });
  useTitle(t('edit.title'));
  const words = useViewLabels();
  const back = `/app/customers/${customerId}/devices/${deviceId}`;
  if (isMissing(query.error)) return <NotFound />;
  return (
    <PageBody>
      <PageHeader title={t('edit.title')} sub={query.data?.model.designation} />
      <AwaitedView query={freshOf(query)} words={words}>
        {(device) => (
          <DeviceForm
            customerId={customerId}
            begin={{ kind: 'change', device }}
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
