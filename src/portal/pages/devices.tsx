import { useTranslation } from 'react-i18next';
import type { Device as KnownDevice } from '../../contract/device.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { DeviceCreatePage } from '../devices/device-create-page.tsx';
import { DeviceDetailsPage } from '../devices/device-details-page.tsx';
import { DeviceEditPage } from '../devices/device-edit-page.tsx';
import { DeviceListPage } from '../devices/device-list-page.tsx';
import { deviceDocuments } from '../shell/device-documents.ts';
import { DocumentsMenu } from '../shell/documents-menu.tsx';
import { lazyComponent } from '../shell/lazy-component.tsx';
import { usePortal } from '../shell/portal-context.ts';
import { NewLabelsButton, PrintManyLabels } from './print-labels.tsx';

const ChecksOfDevice = lazyComponent(
  ['checks', 'field', 'work'],
  async () => (await import('../checks/checks-of-device.tsx')).ChecksOfDevice,
);
const DevicePhotos = lazyComponent('checks', async () => (await import('../checks/device-photos.tsx')).DevicePhotos);
const LabelsOfDevice = lazyComponent(
  'labels',
  async () => (await import('../labels/labels-of-device.tsx')).LabelsOfDevice,
);

type OfCustomer = { customerId: string };
type OfDevice = OfCustomer & { deviceId: string };

export const NewDevice = DeviceCreatePage;
export const EditDevice = DeviceEditPage;

/** The devices of a customer, and what can be taken along or printed of them. */
export function Devices({ customerId }: OfCustomer) {
  const { permissions } = usePortal();
  return (
    <DeviceListPage
      key={customerId}
      customerId={customerId}
      takeAlong={(search) => <TakeAlong customerId={customerId} search={search} />}
      printMany={
        permissions.has('label.print')
          ? (count, findIds) => <PrintManyLabels {...{ customerId, count, findIds }} />
          : undefined
      }
    />
  );
}

/** A device with its checks, labels and photos. */
export function Device({ customerId, deviceId }: OfDevice) {
  const { permissions } = usePortal();
  const mayReadChecks = permissions.has('check.read');
  return (
    <DeviceDetailsPage
      key={deviceId}
      {...{ customerId, deviceId }}
      checks={mayReadChecks && <ChecksOfDevice {...{ customerId, deviceId }} />}
      labelsOf={(device: KnownDevice) => <LabelsOfDevice device={device} />}
      photosOf={(device: KnownDevice) => mayReadChecks && <DevicePhotos device={device} />}
    />
  );
}

function TakeAlong({ customerId, search }: OfCustomer & { search: string }) {
  const { t } = useTranslation('pages');
  const { permissions, permittedPages, person } = usePortal();
  const isMaker = permittedPages.has('customerList') && person.customerId === customerId;
  return (
    <>
      <VisitLink customerId={customerId} search={permissions.has('check.make') ? search : ''} />
      {isMaker && permissions.has('label.print') && permissions.has('device.write') && (
        <NewLabelsButton customerId={customerId} />
      )}
      {permissions.has('export') && <DocumentsMenu documents={deviceDocuments({ customerId, search, t })} />}
    </>
  );
}

/** From the devices of one site to taking that site along. */
function VisitLink({ customerId, search }: OfCustomer & { search: string }) {
  const { t } = useTranslation('pages');
  const [siteId, ...others] = new URLSearchParams(search).getAll('siteId');
  if (siteId === undefined || others.length > 0) return null;
  return <LinkButton href={`/app/customers/${customerId}/sites/${siteId}`}>{t('prepareVisit')}</LinkButton>;
}
