import { queryOptions } from '@tanstack/react-query';
import type { AskServer } from '../../api/ask-server.ts';
import { rowsBefore } from '../../api/rows-before.ts';
import { deviceEndpoints } from '../../contract/device-endpoints.ts';
import { deviceModelEndpoints } from '../../contract/device-model-endpoints.ts';
import { askedOf, filterOf, type ListAddress } from '../../ui/list/list-address.ts';
import { offlineView } from '../shell/offline-view.ts';

type Which = { customerId: string; deviceId: string };

/** One device with its due dates; kept for the time without network. */
export const deviceQuery = (server: AskServer, { customerId, deviceId }: Which) =>
  queryOptions({
    queryKey: ['device', deviceId],
    queryFn: () => server(deviceEndpoints.readDevice, { parameters: { customerId, deviceId } }),
    ...offlineView,
  });

/** One page of the list. */
export const devicesQuery = (
  server: AskServer,
  { customerId, address }: { customerId: string; address: ListAddress },
) =>
  queryOptions({
    queryKey: ['devices', customerId, askedOf(address)],
    queryFn: () => server(deviceEndpoints.readDevices, { parameters: { customerId }, query: askedOf(address) }),
    ...offlineView,
    placeholderData: rowsBefore(['devices', customerId]),
  });

/** How many there are of what is found, where the list only says that there are more than it counts. */
export const exactTotal = (server: AskServer, { customerId, address }: { customerId: string; address: ListAddress }) =>
  queryOptions({
    queryKey: ['devices', customerId, 'exactTotal', filterOf(address)],
    queryFn: async () => {
      const query = { ...filterOf(address), size: 1, total: 'exact' as const };
      return (await server(deviceEndpoints.readDevices, { parameters: { customerId }, query })).total;
    },
  });

/** A new device is of a released model; existing ones also of those that are not sold any more. */
const statusesOf = { released: ['released'], inUse: ['released', 'discontinued'] } as const;
export type ChosenModels = keyof typeof statusesOf;

/** Models to choose from; `q` finds those that are not among the first. */
export const modelsToChoose = (server: AskServer, which: ChosenModels, q = '') =>
  queryOptions({
    queryKey: ['deviceModels', which, q],
    queryFn: () =>
      server(deviceModelEndpoints.readDeviceModels, {
        query: { status: [...statusesOf[which]], q: q === '' ? undefined : q, size: 200 },
      }),
    ...offlineView,
  });
