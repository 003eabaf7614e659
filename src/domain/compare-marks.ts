import { foldSerial } from './fold-serial.ts';
import type { UdiMark } from './udi-mark.ts';

/** Whether a label and a UDI mark seen beside it speak of one device. */
export type MarkComparison =
  | 'same'
  /** Both name a serial number, and they differ: one of them belongs to another device. */
  | 'serialDiffers'
  | 'modelDiffers'
  /** The mark says too little to tell. */
  | 'unknown';

type OnLabel = { modelNo: number; serialNumber: string };
type Model = { modelNo: number; udiDi?: string | undefined };

/** Compares them; the models tell which device identifier belongs to the model of the label. */
export function compareMarks(label: OnLabel, readings: readonly UdiMark[], models: readonly Model[]): MarkComparison {
  const udiDi = models.find(({ modelNo }) => modelNo === label.modelNo)?.udiDi;
  if (udiDi !== undefined && readings.every((mark) => mark.udiDi !== udiDi)) return 'modelDiffers';
  const serials = readings.flatMap(({ serialNumber }) =>
    serialNumber === undefined ? [] : [foldSerial(serialNumber)],
  );
  if (serials.length === 0) return 'unknown';
  return serials.includes(foldSerial(label.serialNumber)) ? 'same' : 'serialDiffers';
}
