import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AskServer } from '../../api/ask-server.ts';
import { deviceModelEndpoints } from '../../contract/device-model-endpoints.ts';
import { checklistEndpoints } from '../../contract/checklist-endpoints.ts';
import { askedOf, type ListAddress } from '../../ui/list/list-address.ts';
import { offlineView } from '../shell/offline-view.ts';

/** One checklist with its draft, or its latest version; kept for the time without network. */
export const checklistQuery = (server: AskServer, checklistId: string) =>
  queryOptions({
    queryKey: ['checklist', checklistId],
    queryFn: () => server(checklistEndpoints.readChecklist, { parameters: { checklistId } }),
    ...offlineView,
  });

type Which = { checklistId: string; version: number };

/** One published version: it never changes. */
export const versionQuery = (server: AskServer, { checklistId, version }: Which) =>
  queryOptions({
    queryKey: ['checklist', checklistId, 'version', version],
    queryFn: () => server(checklistEndpoints.readKeptVersion, { parameters: { checklistId, version } }),
    ...offlineView,
  });

/** One page of the list. */
export const checklistsQuery = (server: AskServer, address: ListAddress) =>
  queryOptions({
    queryKey: ['checklists', askedOf(address)],
    queryFn: () => {
      const { filters, cursor } = address;
      return server(checklistEndpoints.readChecklists, { query: { ...filters, cursor } });
    },
    ...offlineView,
    placeholderData: keepPreviousData,
  });

/** All checklists, to copy one of them. */
export const checklistsToCopy = (server: AskServer) =>
  queryOptions({
    queryKey: ['checklists', 'toCopy'],
    queryFn: () => server(checklistEndpoints.readChecklists, { query: { size: 200 } }),
  });

/** The models a checklist can be for. */
export const modelsToChoose = (server: AskServer) =>
  queryOptions({
    queryKey: ['deviceModels', 'toChoose'],
    queryFn: () => server(deviceModelEndpoints.readDeviceModels, { query: { size: 200 } }),
    ...offlineView,
  });
