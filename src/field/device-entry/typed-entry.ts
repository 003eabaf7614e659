import { parseDeviceReference } from '../../domain/device-reference.ts';
import { readLabelText } from '../../domain/label-text.ts';
import type { EnteredDevice } from './device-entry.tsx';

/** Everything the form holds, exactly as typed. `model` is chosen from the list, `otherModel` when it is not on it. */
export type TypedEntry = {
  way: 'reference' | 'plate';
  reference: string;
  model: string;
  modelNo: string;
  serialNumber: string;
};
export const otherModel = 'other';

export type EntryError =
  | { field: 'reference'; code: 'missing' | 'wrongCheckSymbol' | 'damagedLabel' | 'foreignCode' }
  | { field: 'reference'; code: 'wrongLength'; characters: number }
  | { field: 'reference'; code: 'wrongCharacter'; character: string }
  | { field: 'model' | 'modelNo' | 'serialNumber'; code: 'missing' }
  | { field: 'modelNo' | 'serialNumber'; code: 'wrong' };

export type ReadEntry = { kind: 'device'; device: EnteredDevice } | { kind: 'error'; error: EntryError };

const serialPattern = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,20}$/;

/** The device that was typed, or precisely what is wrong with it. `hosts` are those of our labels. */
export function readEntry(typed: TypedEntry, hosts: readonly string[]): ReadEntry {
  return typed.way === 'reference' ? readReference(typed, hosts) : readPlate(typed);
}

function readReference({ reference, model, modelNo }: TypedEntry, hosts: readonly string[]): ReadEntry {
  if (reference.trim() === '') return wrong({ field: 'reference', code: 'missing' });
  if (/^https?:/i.test(reference.trim())) return readAddress(reference, hosts);
  const read = parseDeviceReference(reference);
  if (read.kind !== 'reference') {
    const { kind: code, ...rest } = read;
    return wrong({ field: 'reference', code, ...rest } as EntryError);
  }
  const number = numberOfModel(model, modelNo);
  return { kind: 'device', device: { deviceRef: read.deviceRef, ...(number && { modelNo: number }) } };
}

/** The text of a code, pasted from another scanner. */
function readAddress(text: string, hosts: readonly string[]): ReadEntry {
  const read = readLabelText(text, hosts);
  if (read.kind === 'label') return { kind: 'device', device: { token: read.labelText.trim().split('/').at(-1)! } };
  return wrong({ field: 'reference', code: read.kind === 'damaged' ? 'damagedLabel' : 'foreignCode' });
}

function readPlate({ model, modelNo, serialNumber }: TypedEntry): ReadEntry {
  if (model === '') return wrong({ field: 'model', code: 'missing' });
  if (model === otherModel && modelNo.trim() === '') return wrong({ field: 'modelNo', code: 'missing' });
  const number = numberOfModel(model, modelNo);
  if (!number) return wrong({ field: 'modelNo', code: 'wrong' });
  const serial = serialNumber.trim();
  if (serial === '') return wrong({ field: 'serialNumber', code: 'missing' });
  if (!serialPattern.test(serial)) return wrong({ field: 'serialNumber', code: 'wrong' });
  return { kind: 'device', device: { modelNo: number, serialNumber: serial } };
}

function numberOfModel(model: string, modelNo: string): number | undefined {
  const text = model === otherModel ? modelNo.trim() : model;
  const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= 65535 ? number : undefined;
}

const wrong = (error: EntryError): ReadEntry => ({ kind: 'error', error });
