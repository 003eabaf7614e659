import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemMessage } from '../../i18n/use-problem-message.ts';
import { Button } from '../../ui/controls/button.tsx';
import { tagPath } from '../../ui/controls/portal-icon-paths.ts';
import { printerPath } from '../../ui/more-icon-paths.ts';
import { lazyComponent } from '../shell/lazy-component.tsx';
import { usePortal } from '../shell/portal-context.ts';

const PrintDialog = lazyComponent('labels', async () => (await import('../labels/print-dialog.tsx')).PrintDialog);
const NewLabels = lazyComponent('labels', async () => (await import('../labels/new-labels.tsx')).NewLabels);

const most = 500; // labels in one print

type ManyProps = {
  customerId: string;
  count: number;
  /** Asks which, where all that a search finds are chosen. */
  findIds: () => Promise<readonly string[]>;
};

/** Prints the labels of the devices that are chosen in a list. */
export function PrintManyLabels({ customerId, count, findIds }: ManyProps) {
  const { notify } = usePortal();
  const { t } = useTranslation('devices');
  const messageOf = useProblemMessage();
  const [deviceIds, setDeviceIds] = useState<readonly string[] | null>(null);
  const ask = () =>
    findIds().then(setDeviceIds, (error: Error) =>
      notify({ message: messageOf(error) ?? '', tone: 'error', isClosable: true }),
    );
  return (
    <>
      <Button isCompact icon={printerPath} isDisabled={count > most} onPress={() => void ask()}>
        {count > most ? t('many.printAtMost', { most }) : t('many.print')}
      </Button>
      {deviceIds && <PrintDialog {...{ customerId, deviceIds }} onClose={() => setDeviceIds(null)} />}
    </>
  );
}

/** Labels of devices the maker has not sold yet. */
export function NewLabelsButton({ customerId }: { customerId: string }) {
  const { isReadOnly } = usePortal();
  const { t } = useTranslation('devices');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={tagPath} isDisabled={isReadOnly} onPress={() => setOpen(true)}>
        {t('newLabels')}
      </Button>
      {isOpen && <NewLabels customerId={customerId} onClose={() => setOpen(false)} />}
    </>
  );
}
