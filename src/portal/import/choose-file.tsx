import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceDocuments } from '../shell/device-documents.ts';
import { DocumentsMenu } from '../shell/documents-menu.tsx';
import { usePortal } from '../shell/portal-context.ts';
import { deviceImportEndpoints } from '../../contract/device-import-endpoints.ts';
import { largestImport } from '../../contract/device-import.ts';
import { regional } from '../../i18n/regional.ts';
import { useProblemMessage } from '../../i18n/use-problem-message.ts';
import { Banner } from '../../ui/banner.tsx';
import { AlertBanner } from '../../ui/page/alert-banner.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { FileDrop } from '../../ui/controls/file-drop.tsx';
import { ProgressBar } from '../../ui/controls/progress-bar.tsx';
import { importPreviewQuery } from './import-queries.ts';

type ChooseProps = {
  customerId: string;
  onRead: (importId: string) => void;
};

/** Takes the file. One that is too large is told so before a byte of it is read. */
export function ChooseFile({ customerId, onRead }: ChooseProps) {
  const { server, permissions, isReadOnly } = usePortal();
  const { t, i18n } = useTranslation('import');
  const { t: desk } = useTranslation('pages');
  const template = deviceDocuments({ customerId, search: '', t: desk }).filter(({ id }) => id.startsWith('devices-'));
  const queries = useQueryClient();
  const messageOf = useProblemMessage();
  const [tooLarge, setTooLarge] = useState<File | null>(null);
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  const most = { size: largestImport.bytes / 1024 / 1024, rows: numbers.format(largestImport.rows) };
  const reading = useMutation({
    mutationFn: (file: File) =>
      server(deviceImportEndpoints.beginImport, {
        parameters: { customerId },
        query: { fileName: file.name.slice(0, 200) },
        file,
      }),
    onSuccess(preview) {
      const { importId } = preview;
      queries.setQueryData(importPreviewQuery(server, { customerId, importId, settings: {} }).queryKey, preview);
      onRead(importId);
    },
  });
  function take([file]: File[]) {
    reading.reset();
    if (!file) return;
    const isTooLarge = file.size > largestImport.bytes;
    setTooLarge(isTooLarge ? file : null);
    if (!isTooLarge) reading.mutate(file);
  }
  return (
    <Card title={t('file.title')}>
      <p>{t('file.means')}</p>
      {isReadOnly && <Banner tone="idle" title={t('needsServer')} />}
      {!isReadOnly && !reading.isPending && (
        <FileDrop
          label={t('file.drop')}
          hint={t('file.hint', most)}
          choose={t('file.choose')}
          accept={['.csv', '.xlsx', 'text/csv', xlsxType]}
          onFiles={take}
        />
      )}
      {reading.isPending && <ProgressBar label={t('file.reading')} words={reading.variables.name} />}
      <AlertBanner title={tooLarge ? t('file.tooLarge', { ...most, name: tooLarge.name }) : messageOf(reading.error)} />
      {permissions.has('export') && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-0 grow basis-60 text-s text-second">{t('file.template')}</p>
          <DocumentsMenu isCompact documents={template} />
        </div>
      )}
    </Card>
  );
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
