import { useTranslation } from 'react-i18next';
import type { Desk } from '../../api/desk.ts';
import type { DeskAreas } from './desk-areas.tsx';
import { deviceDocuments } from './device-documents.ts';
import { DocumentsMenu } from '../shell/documents-menu.tsx';

/** The import of devices, with the export of all of them as its template. */
export function ImportOfDesk({ desk, areas, customerId }: { desk: Desk; areas: DeskAreas; customerId: string }) {
  const { t } = useTranslation('desk');
  const documents = deviceDocuments({ customerId, search: '', t }).filter(({ id }) => id.startsWith('devices-'));
  const template = desk.permissions.has('export') && <DocumentsMenu desk={desk} isCompact documents={documents} />;
  return <areas.Import given={{ desk, customerId, template }} />;
}
