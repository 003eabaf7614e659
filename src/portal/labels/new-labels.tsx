import { useState } from 'react';
import { NewDevicesDialog } from './new-devices-dialog.tsx';
import { PrintDialog, type PrintProps } from './print-dialog.tsx';

export type NewLabelsProps = Omit<PrintProps, 'deviceIds' | 'modules'>;

/** Labels of devices nobody has yet: the maker names them, and prints. */
export function NewLabels(props: NewLabelsProps) {
  const [made, setMade] = useState<readonly string[]>();
  if (made) return <PrintDialog {...props} deviceIds={made} />;
  return <NewDevicesDialog customerId={props.customerId} onMade={setMade} onClose={props.onClose} />;
}
