import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Desk } from '../../api/desk.ts';
import { useRefusal } from '../../i18n/use-refusal.ts';
import { printerPath } from '../../ui/more-icon-paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { tagPath } from '../../ui/controls/portal-icon-paths.ts';
import type { DeskAreas } from './desk-areas.tsx';
import { FileButton } from '../shell/file-button.tsx';

type LabelProps = { desk: Desk; areas: DeskAreas; customerId: string };

/** The file of labels that were made ready; its language is that of the order. */
export const labelFileButton = (desk: Desk) => (path: string, label: string) => (
  <FileButton desk={desk} path={path} label={label} variant="primary" />
);

const most = 500; // labels in one print

type ManyProps = LabelProps & {
  count: number;
  /** Asks which, where all that a search finds are chosen. */
  findIds: () => Promise<readonly string[]>;
};

/** Prints the labels of the devices that are chosen in a list. */
export function PrintManyLabels({ desk, areas, customerId, count, findIds }: ManyProps) {
  const { t } = useTranslation('devices');
  const refusal = useRefusal();
  const [deviceIds, setDeviceIds] = useState<readonly string[] | null>(null);
  const ask = () =>
    findIds().then(setDeviceIds, (error: Error) =>
      desk.tell({ message: refusal(error) ?? '', tone: 'error', isClosable: true }),
    );
  return (
    <>
      <Button isCompact icon={printerPath} isDisabled={count > most} onPress={() => void ask()}>
        {count > most ? t('many.printAtMost', { most }) : t('many.print')}
      </Button>
      {deviceIds && (
        <areas.Labels
          given={{
            shown: 'print',
            desk,
            customerId,
            deviceIds,
            fileButton: labelFileButton(desk),
            onClose: () => setDeviceIds(null),
          }}
        />
      )}
    </>
  );
}

/** Labels of devices the maker has not sold yet. */
export function NewLabelsButton({ desk, areas, customerId }: LabelProps) {
  const { t } = useTranslation('devices');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={tagPath} isDisabled={desk.isReadOnly} onPress={() => setOpen(true)}>
        {t('newLabels')}
      </Button>
      {isOpen && (
        <areas.Labels
          given={{ shown: 'new', desk, customerId, fileButton: labelFileButton(desk), onClose: () => setOpen(false) }}
        />
      )}
    </>
  );
}
