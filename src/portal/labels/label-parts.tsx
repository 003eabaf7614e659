import type { Desk } from '../../api/desk.ts';
import type { Device } from '../../contract/device.ts';
import { LabelsOfDevice } from './labels-of-device.tsx';
import { NewLabels } from './new-labels.tsx';
import { PrintDialog, type FileButtonOf } from './print-dialog.tsx';

export type LabelPartsProps = { desk: Desk; customerId: string; fileButton: FileButtonOf } & (
  | { shown: 'ofDevice'; device: Device }
  | { shown: 'print'; deviceIds: readonly string[]; onClose: () => void }
  | { shown: 'new'; onClose: () => void }
);

/** What pages of devices show of labels. */
export function LabelParts(props: LabelPartsProps) {
  const { desk, customerId, fileButton } = props;
  switch (props.shown) {
    case 'ofDevice':
      return <LabelsOfDevice desk={desk} device={props.device} fileButton={fileButton} />;
    case 'print':
      return <PrintDialog {...{ desk, customerId, fileButton }} deviceIds={props.deviceIds} onClose={props.onClose} />;
    case 'new':
      return <NewLabels {...{ desk, customerId, fileButton }} onClose={props.onClose} />;
  }
}
