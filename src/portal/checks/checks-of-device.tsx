import { CheckList } from './check-list.tsx';
import { MeasuredValues } from './measured-values.tsx';

/** The function checks of a device, and what was measured in them. */
export function ChecksOfDevice(props: { customerId: string; deviceId: string }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <CheckList {...props} />
      <MeasuredValues {...props} />
    </div>
  );
}
