import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissing, ServerSilent } from '../../api/ask-server.ts';
import type { Desk } from '../../api/desk.ts';
import { useViewWords } from '../../i18n/use-view-words.ts';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { PageBody } from '../../ui/page/page-body.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { DeviceForm } from './device-form.tsx';
import { deviceQuery } from './device-queries.ts';

type EditProps = Desk & { customerId: string; deviceId: string; notFound: ReactNode };

/** Changes what is known of a device; its place and its status have calls of their own. */
export function DeviceEditPage({ customerId, deviceId, notFound, ...desk }: EditProps) {
  const { t } = useTranslation(['devices', 'desk']);
  const query = useQuery(deviceQuery(desk.server, { customerId, deviceId }));
  useTitle(t('edit.title'));
  const words = useViewWords();
  const back = `/app/customers/${customerId}/devices/${deviceId}`;
  if (isMissing(query.error)) return notFound;
  return (
    <PageBody>
      <PageHeader title={t('edit.title')} sub={query.data?.model.designation} />
      <AwaitedView query={query} words={words} isSilence={(error) => error instanceof ServerSilent}>
        {(device) => (
          <DeviceForm
            {...desk}
            customerId={customerId}
            begin={{ kind: 'change', device }}
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
