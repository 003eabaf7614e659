import { expect, test } from 'vitest';
import { keepListSize, readListSize } from './list-size.ts';

const keeping = (kept: string | null) => () => ({
  getItem: () => kept,
  setItem: (_: string, text: string) => void (kept = text),
});

test('[DEV-1] as many rows as were chosen last are on the page of the next list', () => {
  const storage = keeping(null);
  expect(readListSize(storage)).toBeUndefined();
  keepListSize(storage, 200);
  expect(readListSize(storage)).toBe(200);
});

test.each(['', '1000000', '-25', '25.0', 'many'])(
  '[DEV-1] a kept number of rows that nobody can choose, “%s”, is none',
  (kept) => {
    expect(readListSize(keeping(kept))).toBeUndefined();
  },
);

test('[DEV-1] without storage a list has its usual number of rows', () => {
  const none = () => {
    throw new Error('switched off');
  };
  expect(readListSize(none)).toBeUndefined();
  expect(() => keepListSize(none, 50)).not.toThrow();
});
