import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Desk } from '../api/desk.ts';
import { ticketFor } from '../api/download-file.ts';
import { Button } from '../ui/portal/button.tsx';
import { downloadPath } from '../ui/portal/portal-icon-paths.ts';

type ExportProps = { desk: Desk; path: string; format?: 'csv' | 'xlsx' };

/** Takes a list along as a file, with its filters and in the language of the page. */
export function ExportButton({ desk, path, format = 'csv' }: ExportProps) {
  const { t, i18n } = useTranslation('desk');
  const [isAsking, setAsking] = useState(false);
  async function take() {
    setAsking(true);
    const [address = '', query] = path.split('?');
    const parameters = new URLSearchParams(query);
    parameters.set('language', i18n.language);
    await ticketFor(desk.server, `${address}?${parameters}`).then(
      (url) => location.assign(url),
      () => desk.tell({ message: t('list.exportFailed'), tone: 'error', isClosable: true }),
    );
    setAsking(false);
  }
  return (
    <Button
      icon={downloadPath}
      isDisabled={desk.isReadOnly}
      busy={isAsking ? t(`list.export.${format}`) : undefined}
      onPress={() => void take()}
    >
      {t(`list.export.${format}`)}
    </Button>
  );
}
