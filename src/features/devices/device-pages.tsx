import type { ReactNode } from 'react';
import type { Desk } from '../../api/desk.ts';
import { DeviceDetailsPage } from './device-details-page.tsx';
import { DeviceEditPage } from './device-edit-page.tsx';
import { DeviceListPage } from './device-list-page.tsx';

export type DevicePart = { area: 'devices' } | { area: 'device' | 'editDevice'; deviceId: string };

export type DevicePagesProps = {
  desk: Desk;
  customerId: string;
  part: DevicePart;
  /** What was changed of one; null for those who may not see that. */
  historyOf: (deviceId: string) => ReactNode;
  checksOf: (deviceId: string) => ReactNode;
  exportButtons: (search: string) => ReactNode;
  notFound: ReactNode;
};

/** The pages of the devices of a customer. What the group may not do is not there. */
export function DevicePages({
  desk,
  customerId,
  part,
  historyOf,
  checksOf,
  exportButtons,
  notFound,
}: DevicePagesProps) {
  if (part.area === 'devices')
    return <DeviceListPage {...desk} customerId={customerId} exportButtons={exportButtons} />;
  const { deviceId } = part;
  if (part.area === 'editDevice')
    return desk.permissions.has('device.write') ? (
      <DeviceEditPage {...desk} {...{ customerId, deviceId, notFound }} />
    ) : (
      notFound
    );
  return (
    <DeviceDetailsPage
      {...desk}
      {...{ customerId, deviceId, notFound }}
      key={deviceId}
      checks={checksOf(deviceId)}
      history={historyOf(deviceId)}
    />
  );
}
