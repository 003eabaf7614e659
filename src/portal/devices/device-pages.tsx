import type { ReactNode } from 'react';
import type { Desk } from '../../api/desk.ts';
import type { Device } from '../../contract/device.ts';
import { DeviceCreatePage } from './device-create-page.tsx';
import { DeviceDetailsPage } from './device-details-page.tsx';
import { DeviceEditPage } from './device-edit-page.tsx';
import { DeviceListPage, type DeviceListProps } from './device-list-page.tsx';

export type DevicePart =
  | { area: 'devices' }
  | { area: 'newDevice' }
  | { area: 'device' | 'editDevice'; deviceId: string };

export type DevicePagesProps = {
  desk: Desk;
  customerId: string;
  part: DevicePart;
  /** What was changed of one; null for those who may not see that. */
  historyOf: (deviceId: string) => ReactNode;
  checksOf: (deviceId: string) => ReactNode;
  logbookOf: (deviceId: string) => ReactNode;
  labelsOf: (device: Device) => ReactNode;
  photosOf: (device: Device) => ReactNode;
  notFound: ReactNode;
} & Pick<DeviceListProps, 'takeAlong' | 'printMany'>;

/** The pages of the devices of a customer. What the group may not do is not there. */
export function DevicePages({
  desk,
  customerId,
  part,
  historyOf,
  checksOf,
  takeAlong,
  printMany,
  logbookOf,
  labelsOf,
  photosOf,
  notFound,
}: DevicePagesProps) {
  if (part.area === 'devices')
    return (
      <DeviceListPage key={customerId} {...desk} customerId={customerId} takeAlong={takeAlong} printMany={printMany} />
    );
  if (part.area === 'newDevice')
    return desk.permissions.has('device.write') ? <DeviceCreatePage {...desk} customerId={customerId} /> : notFound;
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
      logbook={logbookOf(deviceId)}
      labelsOf={labelsOf}
      photosOf={photosOf}
      history={historyOf(deviceId)}
    />
  );
}
