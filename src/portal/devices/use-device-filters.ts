import { useTranslation } from 'react-i18next';
import type { AskServer } from '../../api/ask-server.ts';
import { deviceConditions } from '../../contract/device.ts';
import { fleetFigures } from '../../contract/overview.ts';
import { dueStates } from '../../contract/public-device.ts';
import { deviceStatuses } from '../../contract/receipt.ts';
import { useModelOptions } from './use-model-options.ts';
import { useSiteOptions } from '../shell/use-site-options.ts';

export const deviceFilterNames = ['siteId', 'modelId', 'dueState', 'neverDone', 'fleetState', 'status', 'condition'];

/** What the list of devices can be narrowed by. */
export function useDeviceFilters(server: AskServer, customerId: string) {
  const { t } = useTranslation('devices');
  const models = useModelOptions(server, 'inUse');
  const sites = useSiteOptions({ customerId });
  return [
    {
      name: 'siteId',
      label: t('fields.site'),
      options: sites.options,
      onType: sites.onTyped,
    },
    {
      name: 'modelId',
      label: t('fields.model'),
      options: models.options,
      onType: models.onTyped,
    },
    {
      name: 'dueState',
      label: t('list.nextDue'),
      options: dueStates.map((id) => ({ id, label: t(`dueState.${id}`) })),
    },
    {
      name: 'neverDone',
      label: t('neverDone.label'),
      options: (['true', 'false'] as const).map((id) => ({ id, label: t(`neverDone.${id}`) })),
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
