import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AskServer } from '../../api/ask-server.ts';
import { deviceConditions } from '../../contract/device.ts';
import { dueStates } from '../../contract/public-device.ts';
import { deviceStatuses } from '../../contract/receipt.ts';
import { sitesToChoose } from './device-queries.ts';

export const deviceFilterNames = ['siteId', 'dueState', 'status', 'condition'];

/** What the list of devices can be narrowed by. */
export function useDeviceFilters(server: AskServer, customerId: string) {
  const { t } = useTranslation('devices');
  const sites = useQuery(sitesToChoose(server, customerId)).data?.items ?? [];
  return [
    { name: 'siteId', label: t('fields.site'), options: sites.map(({ id, name }) => ({ id, label: name })) },
    {
      name: 'dueState',
      label: t('list.nextDue'),
      options: dueStates.map((id) => ({ id, label: t(`dueState.${id}`) })),
    },
    {
      name: 'status',
      label: t('fields.status'),
      options: deviceStatuses.map((id) => ({ id, label: t(`status.${id}`) })),
    },
    {
      name: 'condition',
      label: t('fields.condition'),
      options: deviceConditions.map((id) => ({ id, label: t(`condition.${id}`) })),
    },
  ];
}
