import type { Device } from '../contract/device.ts';

/** Whether a device may be used, so far as is known: neither blocked nor failed at its last check. */
export const isUsable = ({ status, condition }: Pick<Device, 'status' | 'condition'>): boolean =>
  status !== 'blocked' && condition !== 'failed';
