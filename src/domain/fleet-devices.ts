import type { FleetState } from '../contract/overview.ts';

type Which = { customerId: string; siteId?: string; state: keyof FleetState };

/** The list in which the devices of a figure stand: exactly those that were counted. */
export function fleetDevices({ customerId, siteId, state }: Which): string {
  const filters = [...(siteId === undefined ? [] : [`siteId=${siteId}`]), `fleetState=${state}`];
  return `/app/customers/${customerId}/devices?${filters.join('&')}`;
}
