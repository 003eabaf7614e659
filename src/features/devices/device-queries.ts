import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AskServer } from '../../api/ask-server.ts';
import { deviceEndpoints } from '../../contract/device-endpoints.ts';
import { deviceModelEndpoints } from '../../contract/device-model-endpoints.ts';
import { siteEndpoints } from '../../contract/site-endpoints.ts';
import { askedOf, type ListAddress } from '../../ui/portal/list-address.ts';

const week = 7 * 86_400_000; // milliseconds: as long as views are kept at all

type Which = { customerId: string; deviceId: string };

/** One device with its due dates; kept for the time without network. */
export const deviceQuery = (server: AskServer, { customerId, deviceId }: Which) =>
  queryOptions({
    queryKey: ['device', deviceId],
    queryFn: () => server(deviceEndpoints.readDevice, { parameters: { customerId, deviceId } }),
    meta: { offline: true },
    gcTime: week,
  });

/** One page of the list. */
export const devicesQuery = (
  server: AskServer,
  { customerId, address }: { customerId: string; address: ListAddress },
) =>
  queryOptions({
    queryKey: ['devices', customerId, askedOf(address)],
    queryFn: () => server(deviceEndpoints.readDevices, { parameters: { customerId }, query: askedOf(address) }),
    meta: { offline: true },
    gcTime: week,
    placeholderData: keepPreviousData,
  });

/** The sites of the customer, to filter by and to move to. */
export const sitesToChoose = (server: AskServer, customerId: string, q = '') =>
  queryOptions({
    queryKey: ['sites', customerId, 'options', q],
    queryFn: () => server(siteEndpoints.readSiteOptions, { parameters: { customerId }, query: q === '' ? {} : { q } }),
    meta: { offline: true },
    gcTime: week,
  });

/** The models a new device may be of. */
export const releasedModels = (server: AskServer) =>
  queryOptions({
    queryKey: ['deviceModels', 'released'],
    queryFn: () => server(deviceModelEndpoints.readDeviceModels, { query: { status: 'released', size: 200 } }),
  });

/** The models devices may be of, to filter by: also those that are not sold any more. */
export const modelsInUse = (server: AskServer) =>
  queryOptions({
    queryKey: ['deviceModels', 'inUse'],
    queryFn: () =>
      server(deviceModelEndpoints.readDeviceModels, { query: { status: ['released', 'discontinued'], size: 200 } }),
    meta: { offline: true },
    gcTime: week,
  });
