import type { MeasurementItem } from '../../contract/checklist.ts';

/** What is usually measured, to be asked about beside a value that lies elsewhere: "0.1 Ω – 1.0 Ω", or one end of it. */
export const usualRange = ({ plausMin, plausMax }: MeasurementItem, shown: (value: number) => string) =>
  [plausMin, plausMax].map((end) => (end === undefined ? '…' : shown(end))).join(' – ');
