import type { ReactNode } from 'react';
import type { Desk } from '../../api/desk.ts';
import { CheckList } from './check-list.tsx';
import { MeasuredValues } from './measured-values.tsx';

type ChecksProps = Desk & { customerId: string; deviceId: string; documents: ReactNode };

/** The function checks of a device, and what was measured in them. */
export function ChecksOfDevice(props: ChecksProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <CheckList {...props} />
      <MeasuredValues {...props} />
    </div>
  );
}
