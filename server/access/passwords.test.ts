import { expect, test } from 'vitest';
import { isCommonPassword } from './passwords.ts';

test.each([
  'password1234',
  'Passwort2026!!',
  'qwertyuiop12',
  '123456789012',
  'iloveyou2026',
  'abababababab',
  'abcdefghijkl',
  'dragondragon',
  'motdepasse12',
  '!!!football!!!',
  'DevicePortal1',
  'ada@praxis.example',
  'ada@praxis.example1',
])('[SEC-6, SEC-3] %s is guessed first', (password) => {
  expect(isCommonPassword(password, 'Ada@praxis.example')).toBe(true);
});

test.each(['fern violin quartz', 'quiet lantern 77', 'vier blaue Stühle', 'пароль для ліхтаря', 'Kq7-pw 2xR!9m'])(
  '[SEC-6] %s may be chosen',
  (password) => {
    expect(isCommonPassword(password, 'ada@praxis.example')).toBe(false);
  },
);
