import { useTranslation } from 'react-i18next';
import type { Desk } from '../../api/desk.ts';
import type { DevicePart } from '../devices/device-pages.tsx';
import type { CustomerPartViews } from './customer-area.tsx';
import type { DeskAreas } from './desk-areas.tsx';
import { checkDocuments, deviceDocuments } from './device-documents.ts';
import { DocumentsMenu } from '../shell/documents-menu.tsx';
import { labelFileButton, NewLabelsButton, PrintManyLabels } from './labels-of-desk.tsx';
import { FileButton } from '../shell/file-button.tsx';
import { inLanguage } from '../shell/use-take-file.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';

type DevicesProps = CustomerPartViews & {
  desk: Desk;
  areas: DeskAreas;
  customerId: string;
  /** Whether it is the maker's own. */
  isMaker: boolean;
  part: DevicePart;
};

/** The devices of a customer, with what other features say of them and what can be taken along. */
export function DevicesOfDesk({ desk, areas, customerId, isMaker, part, historyOf, notFound }: DevicesProps) {
  const { t, i18n } = useTranslation('desk');
  const { permissions } = desk;
  const mayExport = permissions.has('export');
  const mayPrint = permissions.has('label.print');
  const logbookPath = (deviceId: string) => `/api/customers/${customerId}/devices/${deviceId}/logbook.pdf`;
  return (
    <areas.Devices
      given={{
        desk,
        customerId,
        part,
        notFound,
        historyOf: (deviceId) => historyOf('device', deviceId),
        takeAlong: (search) => (
          <>
            <VisitLink customerId={customerId} search={permissions.has('check.make') ? search : ''} />
            {isMaker && mayPrint && permissions.has('device.write') && (
              <NewLabelsButton {...{ desk, areas, customerId }} />
            )}
            {mayExport && <DocumentsMenu desk={desk} documents={deviceDocuments({ customerId, search, t })} />}
          </>
        ),
        printMany: mayPrint
          ? (count, findIds) => <PrintManyLabels {...{ desk, areas, customerId, count, findIds }} />
          : undefined,
        labelsOf: (device) => (
          <areas.Labels given={{ shown: 'ofDevice', desk, customerId, device, fileButton: labelFileButton(desk) }} />
        ),
        photosOf: (device) => permissions.has('check.read') && <areas.DevicePhotos given={{ desk, device }} />,
        logbookOf: (deviceId) =>
          mayExport && (
            <FileButton
              desk={desk}
              isCompact
              path={inLanguage(logbookPath(deviceId), i18n.language)}
              label={t('files.logbook')}
            />
          ),
        checksOf: (deviceId) =>
          permissions.has('check.read') && (
            <areas.Checks
              given={{
                desk,
                customerId,
                deviceId,
                documents: mayExport && (
                  <DocumentsMenu desk={desk} isCompact documents={checkDocuments({ customerId, deviceId, t })} />
                ),
              }}
            />
          ),
      }}
    />
  );
}

/** From the devices of one site to taking that site along. */
function VisitLink({ customerId, search }: { customerId: string; search: string }) {
  const { t } = useTranslation('desk');
  const [siteId, ...others] = new URLSearchParams(search).getAll('siteId');
  if (siteId === undefined || others.length > 0) return null;
  return <LinkButton href={`/app/customers/${customerId}/sites/${siteId}`}>{t('prepareVisit')}</LinkButton>;
}
