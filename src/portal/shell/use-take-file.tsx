import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from './portal-context.ts';
import { downloadFile } from '../../api/download-file.ts';
import { regional } from '../../i18n/regional.ts';
import { useProblemMessage } from '../../i18n/use-problem-message.ts';
import { handOverFile } from '../../ui/hand-over-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';

type TakenFile = {
  take: (path: string) => void;
  /** What is said while it is made and arrives. */
  busy: string | undefined;
  /** Asks for another press where the phone wants one. */
  question: ReactNode;
};

/** Takes a file of the server along: fetched whole, so that what went wrong is said on the page and not in place of it. */
export function useTakeFile(): TakenFile {
  const { server, notify } = usePortal();
  const { t, i18n } = useTranslation('pages');
  const messageOf = useProblemMessage();
  const [bytes, setBytes] = useState(0);
  const [waiting, setWaiting] = useState<File | null>(null);
  const sizes = new Intl.NumberFormat(regional(i18n.language), { style: 'unit', unit: 'kilobyte' });
  const handOver = (file: File) =>
    handOverFile({ file }).then((outcome) => setWaiting(outcome === 'needsPress' ? file : null));
  const taking = useMutation({
    mutationFn: (path: string) => downloadFile({ server, path, heardOfBytes: setBytes }),
    onMutate: () => setBytes(0),
    onSuccess: handOver,
    onError: (error) =>
      notify({ message: t('files.failed', { reason: messageOf(error) }), tone: 'error', isClosable: true }),
  });
  const size = sizes.format(Math.ceil(bytes / 1000));
  return {
    take: taking.mutate,
    busy: taking.isPending ? (bytes === 0 ? t('files.making') : t('files.arriving', { size })) : undefined,
    question: waiting && (
      <Dialog
        title={t('files.ready', { name: waiting.name })}
        isOpen
        onClose={() => setWaiting(null)}
        buttons={
          <>
            <Button onPress={() => setWaiting(null)}>{t('edit.cancel')}</Button>
            <Button variant="primary" onPress={() => void handOver(waiting)}>
              {t('files.share')}
            </Button>
          </>
        }
      />
    ),
  };
}

/** The same file in the language of the page. */
export function inLanguage(path: string, language: string): string {
  const [address = '', query] = path.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('language', language);
  return `${address}?${parameters}`;
}
