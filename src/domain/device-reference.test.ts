import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDeviceReference, parseDeviceReference } from './device-reference.ts';

const references = fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{16}$/);

test('[QR-2] a printed reference can be typed in any case, with or without spaces and dashes', () => {
  fc.assert(
    fc.property(references, fc.constantFrom('', ' ', '-', ' - '), fc.boolean(), (deviceRef, between, isLower) => {
      const typed = formatDeviceReference(deviceRef).replaceAll(' ', between);
      expect(parseDeviceReference(isLower ? typed.toLowerCase() : typed)).toEqual({ kind: 'reference', deviceRef });
    }),
  );
});

test('[QR-2] letters that look like digits are read as these digits', () => {
  const typed = formatDeviceReference('0110000000000000').replaceAll('0', 'o').replaceAll('1', 'l');
  expect(parseDeviceReference(typed)).toEqual({ kind: 'reference', deviceRef: '0110000000000000' });
});

test('[QR-2] one wrong character, or two swapped ones, are noticed by the check symbol', () => {
  fc.assert(
    fc.property(
      references,
      fc.nat(15),
      fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'),
      (deviceRef, at, other) => {
        fc.pre(deviceRef[at] !== other);
        const check = formatDeviceReference(deviceRef).at(-1)!;
        const changed = deviceRef.slice(0, at) + other + deviceRef.slice(at + 1);
        expect(parseDeviceReference(changed + check)).toEqual({ kind: 'wrongCheckSymbol' });
      },
    ),
  );
  fc.assert(
    fc.property(references, fc.nat(14), (deviceRef, at) => {
      fc.pre(deviceRef[at] !== deviceRef[at + 1]);
      const check = formatDeviceReference(deviceRef).at(-1)!;
      const swapped = deviceRef.slice(0, at) + deviceRef[at + 1] + deviceRef[at] + deviceRef.slice(at + 2);
      expect(parseDeviceReference(swapped + check)).toEqual({ kind: 'wrongCheckSymbol' });
    }),
  );
});

test('[QR-2] too short, too long and impossible characters are said as such', () => {
  expect(parseDeviceReference('7K3M 9QWX')).toEqual({ kind: 'wrongLength', characters: 8 });
  expect(parseDeviceReference('7K3M9QWX2B4C5D6EXX')).toEqual({ kind: 'wrongLength', characters: 18 });
  expect(parseDeviceReference('7K3M9QWX2B4C5DÄEX')).toEqual({ kind: 'wrongCharacter', character: 'Ä' });
});
