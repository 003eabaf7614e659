import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissing, isSilence } from '../../api/ask-server.ts';
import type { Desk } from '../../api/desk.ts';
import type { Device } from '../../contract/device.ts';
import { useDetailsWords } from '../../i18n/use-desk-words.ts';
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
  const { t } = useTranslation('devices');
  const { server, permissions } = desk;
  const query = useQuery(deviceQuery(server, { customerId, deviceId }));
  const words = useDetailsWords();
  const facts = useDeviceFacts(customerId);
  const mayWrite = permissions.has('device.write');
  useTitle(query.data ? `${query.data.model.designation} ${query.data.serialNumber}` : t('details.title'));
  if (isMissing(query.error)) return notFound;
  return (
    <DetailsPage desk={desk} query={query} words={words} isSilence={isSilence} history={history}>
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
            {mayWrite && <DeviceActions {...desk} device={device} />}
          </>
        ),
        edit: mayWrite && device.status !== 'decommissioned' && t('edit.act'),
        tabsLabel: device.serialNumber,
        tabs: [
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
        ],
      })}
    </DetailsPage>
  );
}
