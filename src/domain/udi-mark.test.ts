import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasGs1CheckDigit } from './gs1-check-digit.ts';
import { readGs1Date } from './gs1-date.ts';
import { readingsOfModel, readUdiMark } from './udi-mark.ts';

const pump = '04099213002105';
const gs = '\u001D';
const whole = { udiDi: pump, serialNumber: 'VN24A003117', lotNumber: 'L2024/7', expiresOn: '2027-01-31', others: [] };
const readings = (text: string) => {
  const read = readUdiMark(text, 2026);
  return read?.kind === 'udi' ? read.readings : [];
};

test.each([
  ['of a camera', `01${pump}17270131` + `10L2024/7${gs}21VN24A003117`],
  ['with the name of its symbology', `]d201${pump}1727013110L2024/7${gs}21VN24A003117`],
  ['of a long Data Matrix', `]d801${pump}1727013110L2024/7${gs}21VN24A003117`],
  ['with a leading separator', `${gs}01${pump}1727013110L2024/7${gs}21VN24A003117`],
  ['with the separator spelled by a hand-held scanner', `]Q301${pump}1727013110L2024/7<GS>21VN24A003117`],
  ['in another order', `]C101${pump}21VN24A003117${gs}10L2024/7${gs}17270131`],
  ['as printed for people', `(01)${pump}(17)270131(10)L2024/7(21)VN24A003117`],
  ['as printed in two lines', `(01)${pump} (17)270131\n(10)L2024/7 (21)VN24A003117`],
  ['as a GS1 Digital Link', `https://id.example/01/${pump}/10/L2024%2F7/21/VN24A003117?17=270131&lang=de`],
])('[QR-4, P49] a UDI mark %s is read', (_form, text) => {
  expect(readings(text)).toEqual([whole]);
});

test('[QR-4] what else a mark carries is kept', () => {
  const [mark] = readings(`]d201${pump}11240506240REF-9${gs}8012V2${gs}21A1`);
  expect(mark).toEqual({
    udiDi: pump,
    serialNumber: 'A1',
    manufacturedOn: '2024-05-06',
    others: [
      { ai: '240', value: 'REF-9' },
      { ai: '8012', value: 'V2' },
    ],
  });
});

test('[QR-4, P49] a scanner that swallows separators leaves a choice, and the model’s own pattern makes it', () => {
  const text = `01${pump}10L2112321VN24A003117`;
  const found = readings(text);
  expect(found.length).toBeGreaterThan(1);
  expect(readingsOfModel(found, String.raw`^VN\d{2}[A-Z]\d{6}$`)).toMatchObject([
    { serialNumber: 'VN24A003117', lotNumber: 'L21123' },
  ]);
  expect(readingsOfModel(found, undefined)).toHaveLength(found.length);
  expect(readingsOfModel(found, '^nothing$')).toHaveLength(found.length);
  expect(readingsOfModel(found, '(')).toHaveLength(found.length);
});

test('[QR-4] a number that was misread is not taken for a device', () => {
  expect(readUdiMark(`01${pump.slice(0, 13)}6` + '21A1', 2026)).toMatchObject({ kind: 'wrongCheckDigit' });
});

test.each([
  '',
  'hello',
  '0112',
  '(01)',
  '(21)A1',
  'https://id.example/21/A1',
  'https://shop.example/01/',
  '+A123BJC5D6E71G',
])('[QR-4] %j is no UDI mark', (text) => expect(readUdiMark(text, 2026)).toBeNull());

test.each([
  ['270131', '2027-01-31'],
  ['270200', '2027-02-28'],
  ['280200', '2028-02-29'],
  ['760101', '2076-01-01'],
  ['770101', '1977-01-01'],
  ['271301', null],
  ['270230', null],
  ['27013', null],
])('[QR-4] the day %s is %s', (text, day) => expect(readGs1Date(text, 2026)).toBe(day));

test('[QR-4] a day that does not exist is kept as it stands, and the device is known all the same', () => {
  expect(readings(`]d201${pump}1727023021A1`)).toEqual([
    { udiDi: pump, serialNumber: 'A1', others: [{ ai: '17', value: '270230' }] },
  ]);
});

test('[QR-4] one wrong digit, or two neighbours swapped, never passes as a device identifier', () => {
  const gtin = fc.stringMatching(/^\d{13}$/).map(withCheckDigit);
  fc.assert(
    fc.property(gtin, fc.nat(13), fc.integer({ min: 1, max: 9 }), (number, place, change) => {
      const wrong = [...number];
      wrong[place] = String((Number(wrong[place]) + change) % 10);
      expect(hasGs1CheckDigit(number)).toBe(true);
      expect(hasGs1CheckDigit(wrong.join(''))).toBe(false);
    }),
  );
});

const value = fc.stringMatching(/^[!"%&'*+,\-./0-9:;<=>?A-Z_a-z]{1,20}$/);
const mark = fc.record({
  udiDi: fc.stringMatching(/^\d{13}$/).map(withCheckDigit),
  serialNumber: value,
  lotNumber: value,
});

test('[QR-4, P49] whatever serial and lot number a mark has, each of its forms gives them back', () => {
  fc.assert(
    fc.property(mark, (each) => {
      const { udiDi, serialNumber, lotNumber } = each;
      const expected = [{ ...each, others: [] }];
      expect(readings(`01${udiDi}10${lotNumber}${gs}21${serialNumber}`)).toEqual(expected);
      expect(readings(`(01)${udiDi}(10)${lotNumber}(21)${serialNumber}`)).toEqual(expected);
      const link = `/01/${udiDi}/10/${encodeURIComponent(lotNumber)}/21/${encodeURIComponent(serialNumber)}`;
      expect(readings(`https://id.example${link}`)).toEqual(expected);
      expect(readings(`01${udiDi}10${lotNumber}21${serialNumber}`)).toContainEqual(expected[0]);
    }),
  );
});

/** Texts that have very many readings, or look as if they had. */
const hostile = [
  '0104012345678901' + '21' + '10'.repeat(46),
  `01${pump}10${'1021'.repeat(30)}`,
  `01${pump}10${'1021'.repeat(120)}`,
  `01${pump}10${'1121'.repeat(120)}`,
  `01${pump}22${'10211117240241'.repeat(30)}`,
  `01${pump}21${'112401'.repeat(70)}`,
  `01${pump}10111111211111171111112411111111211111`,
  `(01)${pump}${'('.repeat(480)}`,
  `(01)${pump}${'(21'.repeat(160)}`,
  `https://id.example/${'01/12345678/'.repeat(40)}#\n`,
  `01${pump}${gs.repeat(480)}`,
  `]d2${'01'.repeat(240)}`,
];

test.each(hostile.map((text, at) => [at, text] as const))(
  '[SEC-5, QR-4] hostile mark %i is read in a millisecond',
  (_, text) => {
    const rounds = 50;
    for (let warm = 0; warm < rounds; warm += 1) readUdiMark(text, 2026);
    const before = process.cpuUsage();
    for (let round = 0; round < rounds; round += 1) readUdiMark(text, 2026);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000 / rounds).toBeLessThan(1); // milliseconds
  },
);

test('[SEC-5, QR-4] of a mark with more readings than anybody could choose among, the model is known and the serial number asked', () => {
  const rest =
    '22122011010110211211010121121111111121211111111122122211111111221021021011010122101210211221102101010122217111111';
  expect(readings(`01${pump}${rest}`)).toEqual([{ udiDi: pump, others: [] }]);
  expect(readings(`01${pump}1727013121A1`)).toHaveLength(1);
});

function withCheckDigit(thirteen: string): string {
  return [...'0123456789'].map((digit) => thirteen + digit).find(hasGs1CheckDigit)!;
}
