import { expect, test } from 'vitest';
import type { Pack } from '../../contract/pack.ts';
import { withModelOfMark } from './with-model-of-mark.ts';

const models = [{ modelNo: 210, udiDi: '04099213002105' }] as Pack['models'];
const marked = (udiDi: string) =>
  ({ labelText: null, labelVerification: 'manual', manualDevice: { udiDi, serialNumber: 'A1' } }) as const;

test('[QR-2] a UDI mark that was read before the models were here gets its model, and with it its checklist, from the pack', () => {
  expect(withModelOfMark(marked('04099213002105'), { models })).toEqual({ ...marked('04099213002105'), modelNo: 210 });
  expect(withModelOfMark(marked('00000000000000'), { models })).toEqual(marked('00000000000000'));
  const typed = { ...marked('04099213002105'), modelNo: 999 };
  expect(withModelOfMark(typed, { models })).toBe(typed);
});
