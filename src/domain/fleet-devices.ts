import type { FleetState } from '../contract/overview.ts';

const filterOf: Record<keyof FleetState, string> = {
  total: '',
  ok: 'dueState=ok',
  dueSoon: 'dueState=soon',
  overdue: 'dueState=overdue',
  failed: 'condition=failed',
  unknown: 'dueState=neverDone',
};

type Which = { customerId: string; siteId?: string; state: keyof FleetState };

/** The list in which the devices of a figure stand. */
export function fleetDevices({ customerId, siteId, state }: Which): string {
  const filters = [siteId === undefined ? '' : `siteId=${siteId}`, filterOf[state]].filter((each) => each !== '');
  return `/app/customers/${customerId}/devices${filters.length > 0 ? `?${filters.join('&')}` : ''}`;
}
