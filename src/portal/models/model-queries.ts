import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AskServer } from '../../api/ask-server.ts';
import { deviceModelEndpoints } from '../../contract/device-model-endpoints.ts';
import { checklistEndpoints } from '../../contract/checklist-endpoints.ts';
import { askedOf, type ListAddress } from '../../ui/list/list-address.ts';
import { offlineView } from '../shell/offline-view.ts';

/** One device model with its schedules; kept for the time without network. */
export const modelQuery = (server: AskServer, modelId: string) =>
  queryOptions({
    queryKey: ['deviceModel', modelId],
    queryFn: () => server(deviceModelEndpoints.readDeviceModel, { parameters: { modelId } }),
    ...offlineView,
  });

/** One page of the list. */
export const modelsQuery = (server: AskServer, address: ListAddress) =>
  queryOptions({
    queryKey: ['deviceModels', askedOf(address)],
    queryFn: () => server(deviceModelEndpoints.readDeviceModels, { query: askedOf(address) }),
    ...offlineView,
    placeholderData: keepPreviousData,
  });

/** The checklists in use: a schedule may name one of its kind. */
export const checklistsInUse = (server: AskServer) =>
  queryOptions({
    queryKey: ['checklists', 'inUse'],
    queryFn: () => server(checklistEndpoints.readChecklists, { query: { status: 'active', size: 200 } }),
    ...offlineView,
  });
