import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissing, ServerSilent } from '../../api/ask-server.ts';
import type { Desk } from '../../api/desk.ts';
import type { Device } from '../../contract/device.ts';
import { AsOf } from '../../i18n/as-of.tsx';
import { useViewWords } from '../../i18n/use-view-words.ts';
import { failedPath } from '../../ui/icon-paths.ts';
import { penPath } from '../../ui/more-icon-paths.ts';
import { AwaitedView } from '../../ui/portal/awaited-view.tsx';
import { Badge } from '../../ui/portal/badge.tsx';
import { Card } from '../../ui/portal/card.tsx';
import { DescriptionList } from '../../ui/portal/description-list.tsx';
import { LinkButton } from '../../ui/portal/link-button.tsx';
import { PageBody, TwoColumns } from '../../ui/portal/page-body.tsx';
import { PageHeader } from '../../ui/portal/page-header.tsx';
import { Tabs } from '../../ui/portal/tabs.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { checkHref } from './check-href.ts';
import { DeviceActions } from './device-actions.tsx';
import { DeviceLog } from './device-log.tsx';
import { deviceQuery } from './device-queries.ts';
import { DueCard } from './due-card.tsx';
import { useDeviceFacts } from './use-device-facts.tsx';

type DetailsProps = Desk & {
  customerId: string;
  deviceId: string;
  checks: ReactNode;
  logbook: ReactNode;
  labelsOf: (device: Device) => ReactNode;
  photosOf: (device: Device) => ReactNode;
  history: ReactNode;
  notFound: ReactNode;
};

const tabNames = ['checks', 'log', 'label', 'history'];

/** What is known of a device, when which check is due and why, and what was done with it. */
export function DeviceDetailsPage({
  customerId,
  deviceId,
  checks,
  logbook,
  labelsOf,
  photosOf,
  history,
  notFound,
  ...desk
}: DetailsProps) {
  const { t } = useTranslation(['devices', 'desk']);
  const { server, permissions, isReadOnly, pathname, search, goTo } = desk;
  const query = useQuery(deviceQuery(server, { customerId, deviceId }));
  const words = useViewWords();
  const facts = useDeviceFacts(customerId);
  const wanted = new URLSearchParams(search).get('tab') ?? 'details';
  const open = tabNames.includes(wanted) && (wanted !== 'history' || history) ? wanted : 'details';
  const mayWrite = permissions.has('device.write');
  useTitle(query.data ? `${query.data.model.designation} ${query.data.serialNumber}` : t('details.title'));
  if (isMissing(query.error)) return notFound;
  return (
    <PageBody>
      <AwaitedView query={query} words={words} isSilence={(error) => error instanceof ServerSilent}>
        {(device) => (
          <>
            <PageHeader
              title={device.name ?? device.model.designation}
              sub={
                <>
                  <span className="font-mono">{device.serialNumber}</span> · {t(`status.${device.status}`)}{' '}
                  <AsOf query={query} />
                </>
              }
              state={
                device.condition === 'failed' && (
                  <Badge tone="bad" icon={failedPath}>
                    {t('condition.failed')}
                  </Badge>
                )
              }
              actions={
                <>
                  {permissions.has('check.make') && device.status !== 'decommissioned' && (
                    <LinkButton href={checkHref(device)}>{t('check.act')}</LinkButton>
                  )}
                  {mayWrite && <DeviceActions {...desk} device={device} />}
                </>
              }
              primary={
                mayWrite &&
                !isReadOnly &&
                device.status !== 'decommissioned' && (
                  <LinkButton variant="primary" icon={penPath} href={`${pathname}/edit`}>
                    {t('edit.act')}
                  </LinkButton>
                )
              }
            />
            <Tabs
              label={device.serialNumber}
              open={open}
              onOpen={(id) => goTo(id === 'details' ? pathname : `${pathname}?tab=${id}`, 'replace')}
              tabs={[
                {
                  id: 'details',
                  label: t('details.title'),
                  content: (
                    <TwoColumns side={<DueCard dueList={device.dueList} />}>
                      <Card>
                        <DescriptionList facts={facts(device)} />
                      </Card>
                      {photosOf(device)}
                    </TwoColumns>
                  ),
                },
                { id: 'checks', label: t('details.checks'), content: checks },
                {
                  id: 'log',
                  label: t('log.title'),
                  content: <DeviceLog {...desk} customerId={customerId} deviceId={deviceId} logbook={logbook} />,
                },
                { id: 'label', label: t('details.label'), content: labelsOf(device) },
                ...(history ? [{ id: 'history', label: t('desk:history.title'), content: history }] : []),
              ]}
            />
          </>
        )}
      </AwaitedView>
    </PageBody>
  );
}
