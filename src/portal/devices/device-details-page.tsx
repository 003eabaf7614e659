import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissing } from '../../api/ask-server.ts';
import { usePortal } from '../shell/portal-context.ts';
import type { Device } from '../../contract/device.ts';
import { useDetailsLabels } from '../../i18n/use-portal-labels.ts';
import { failedPath } from '../../ui/icon-paths.ts';
import { Badge } from '../../ui/controls/badge.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { DescriptionList } from '../../ui/page/description-list.tsx';
import { DetailsPage } from '../../ui/page/details-page.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { TwoColumns } from '../../ui/page/page-body.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { checkHref } from './check-href.ts';
import { DeviceActions } from './device-actions.tsx';
import { DeviceLog } from './device-log.tsx';
import { deviceQuery } from './device-queries.ts';
import { DueCard } from './due-card.tsx';
import { useDeviceFacts } from './use-device-facts.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { historyOf } from '../shell/history-of.tsx';

type DetailsProps = {
  customerId: string;
  deviceId: string;
  checks: ReactNode;
  labelsOf: (device: Device) => ReactNode;
  photosOf: (device: Device) => ReactNode;
};

/** What is known of a device, when which check is due and why, and what was done with it. */
export function DeviceDetailsPage({ customerId, deviceId, checks, labelsOf, photosOf }: DetailsProps) {
  const portal = usePortal();
  const { t } = useTranslation('devices');
  const { server, permissions } = portal;
  const query = useQuery(deviceQuery(server, { customerId, deviceId }));
  const words = useDetailsLabels();
  const facts = useDeviceFacts(customerId);
  const mayWrite = permissions.has('device.write');
  useTitle(query.data ? `${query.data.model.designation} ${query.data.serialNumber}` : t('details.title'));
  if (isMissing(query.error)) return <NotFound />;
  return (
    <DetailsPage
      portal={portal}
      query={query}
      words={words}
      history={historyOf(portal, { customerId, entityType: 'device', entityId: deviceId })}
    >
      {(device) => ({
        title: device.name ?? device.model.designation,
        sub: (
          <>
            <span className="font-mono">{device.serialNumber}</span> · {t(`status.${device.status}`)}
          </>
        ),
        state: device.condition === 'failed' && (
          <Badge tone="bad" icon={failedPath}>
            {t('condition.failed')}
          </Badge>
        ),
        actions: (
          <>
            {permissions.has('check.make') && device.status !== 'decommissioned' && (
              <LinkButton href={checkHref(device)}>{t('check.act')}</LinkButton>
            )}
            {mayWrite && <DeviceActions device={device} />}
          </>
        ),
        edit: mayWrite && device.status !== 'decommissioned' && t('edit.act'),
        tabsLabel: device.serialNumber,
        tabs: [
          {
            id: 'details',
            label: t('details.title'),
            content: (
              <TwoColumns side={<DueCard device={device} />}>
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
            content: <DeviceLog customerId={customerId} deviceId={deviceId} />,
          },
          { id: 'label', label: t('details.label'), content: labelsOf(device) },
        ],
      })}
    </DetailsPage>
  );
}
