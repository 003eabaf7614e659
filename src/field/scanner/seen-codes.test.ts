import { expect, test } from 'vitest';
import type { ScannedText } from '../../domain/scanned-text.ts';
import { foremost, framesUntilOther, nothingSeen, withCodes } from './seen-codes.ts';

const label = (serialNumber: string) => ({ kind: 'label', label: { serialNumber } }) as ScannedText;
const udi: ScannedText = { kind: 'udi', text: '', readings: [{ udiDi: '04099213002105', others: [] }] };
const foreign: ScannedText = { kind: 'foreign', text: 'https://shop.example' };
const hibc: ScannedText = { kind: 'hibc', text: '+A123BJC5D6E71G' };
const after = (...frames: ScannedText[][]) => foremost(frames.reduce(withCodes, nothingSeen));

test('[QR-7] of several codes in view ours counts, whatever else is there', () => {
  expect(after([foreign, udi, label('A1')])).toMatchObject({ label: { serialNumber: 'A1' } });
  expect(after([foreign, udi])).toBe(udi);
  expect(after([udi], [label('A1')])).toMatchObject({ kind: 'label' });
});

test('[QR-7] a code of somebody else is shown only when ours has had its chance', () => {
  const frames = (count: number) => Array.from({ length: count }, () => [foreign]);
  expect(after(...frames(framesUntilOther - 1))).toBeNull();
  expect(after(...frames(framesUntilOther))).toBe(foreign);
  expect(after(...frames(framesUntilOther), [label('A1')])).toMatchObject({ kind: 'label' });
  expect(after(...frames(framesUntilOther), [hibc, foreign])).toBe(hibc);
});

test('[QR-7] the hand that sinks past another device does not change the one that was found', () => {
  expect(after([label('A1')], [label('B2')])).toMatchObject({ label: { serialNumber: 'A1' } });
});
