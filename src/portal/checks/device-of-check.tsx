import type { CheckLine } from '../../contract/check-details.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';

type DeviceProps = { customerId: string; device: CheckLine['device'] };

/** The device of a check with the way to its checks; only its name where it went to another customer since. */
export function DeviceOfCheck({ customerId, device }: DeviceProps) {
  if (device === null) return null;
  const name = `${device.designation} ${device.serialNumber}`;
  if (device.customerId !== customerId) return name;
  return <TextLink href={`/app/customers/${customerId}/devices/${device.id}?tab=checks`}>{name}</TextLink>;
}
