import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AskServer } from '../../api/ask-server.ts';
import { deviceModelEndpoints } from '../../contract/device-model-endpoints.ts';
import { labelEndpoints } from '../../contract/label-endpoints.ts';
import type { Labels } from '../../contract/label.ts';
import { offlineView } from '../shell/offline-view.ts';

export type WhichDevice = { customerId: string; deviceId: string };

/** The labels of a device, with what stands on the current one; kept for the time without network. */
export const labelsQuery = (server: AskServer, { customerId, deviceId }: WhichDevice) =>
  queryOptions({
    queryKey: ['labels', deviceId],
    queryFn: () => server(labelEndpoints.readLabels, { parameters: { customerId, deviceId } }),
    ...offlineView,
  });

/** Shows what became of the labels, and has asked anew what tells of them elsewhere. */
export function keepLabels(queries: QueryClient, { customerId, deviceId }: WhichDevice, labels: Labels): void {
  queries.setQueryData(['labels', deviceId], labels);
  for (const queryKey of [
    ['device', deviceId],
    ['deviceLog', deviceId],
    ['events', customerId],
  ])
    void queries.invalidateQueries({ queryKey });
}

/** The models that are made: of these new devices are labelled. */
export const modelsToLabel = (server: AskServer) =>
  queryOptions({
    queryKey: ['deviceModels', 'released'],
    queryFn: () => server(deviceModelEndpoints.readDeviceModels, { query: { status: 'released', size: 200 } }),
  });
