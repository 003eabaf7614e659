import { useTranslation } from 'react-i18next';
import type { Desk } from '../api/desk.ts';
import type { DevicePart } from '../features/devices/device-pages.tsx';
import type { CustomerPartViews } from './customer-area.tsx';
import type { DeskAreas } from './desk-areas.tsx';
import { checkDocuments, deviceDocuments } from './device-documents.ts';
import { DocumentsMenu } from './documents-menu.tsx';
import { FileButton } from './file-button.tsx';
import { inLanguage } from './use-take-file.tsx';

type DevicesProps = CustomerPartViews & { desk: Desk; areas: DeskAreas; customerId: string; part: DevicePart };

/** The devices of a customer, with what other features say of them and what can be taken along. */
export function DevicesOfDesk({ desk, areas, customerId, part, historyOf, notFound }: DevicesProps) {
  const { t, i18n } = useTranslation('desk');
  const { permissions } = desk;
  const mayExport = permissions.has('export');
  const logbookPath = (deviceId: string) => `/api/customers/${customerId}/devices/${deviceId}/logbook.pdf`;
  return (
    <areas.Devices
      given={{
        desk,
        customerId,
        part,
        notFound,
        historyOf: (deviceId) => historyOf('device', deviceId),
        documentsOf: (search) => <DocumentsMenu desk={desk} documents={deviceDocuments({ customerId, search, t })} />,
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
