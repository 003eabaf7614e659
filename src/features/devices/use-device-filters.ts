import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskServer } from '../../api/ask-server.ts';
import { deviceConditions } from '../../contract/device.ts';
import { fleetFigures } from '../../contract/overview.ts';
import { dueStates } from '../../contract/public-device.ts';
import { deviceStatuses } from '../../contract/receipt.ts';
import { modelsInUse, sitesToChoose } from './device-queries.ts';

export const deviceFilterNames = ['siteId', 'modelId', 'dueState', 'fleetState', 'status', 'condition'];

/** What the list of devices can be narrowed by. */
export function useDeviceFilters(server: AskServer, customerId: string) {
  const { t } = useTranslation('devices');
  const models = useQuery(modelsInUse(server)).data?.items ?? [];
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const first = useQuery(sitesToChoose(server, customerId)).data;
  const found = useQuery({
    ...sitesToChoose(server, customerId, q),
    enabled: first?.hasMore === true && q !== '',
  }).data;
  const sites = new Map([...(first?.items ?? []), ...(found?.items ?? [])].map(({ id, name }) => [id, name]));
  return [
    {
      name: 'siteId',
      label: t('fields.site'),
      options: Array.from(sites, ([id, label]) => ({ id, label })),
      onType: setTyped,
    },
    {
      name: 'modelId',
      label: t('fields.model'),
      options: models.map(({ id, designation }) => ({ id, label: designation })),
    },
    {
      name: 'dueState',
      label: t('list.nextDue'),
      options: dueStates.map((id) => ({ id, label: t(`dueState.${id}`) })),
    },
    {
      name: 'fleetState',
      label: t('fleetState.label'),
      options: fleetFigures.map((id) => ({ id, label: t(`fleetState.${id}`) })),
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
