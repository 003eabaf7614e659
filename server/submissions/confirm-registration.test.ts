import { expect, test } from 'vitest';
import { mailboxOf } from './confirm-registration.ts';

test.each([
  ['claire.besson@tilleuls.example', 'claire.besson@tilleuls.example'],
  ['Claire.Besson@Tilleuls.example', 'claire.besson@tilleuls.example'],
  ['claire.besson+1@tilleuls.example', 'claire.besson@tilleuls.example'],
  ['claire.besson+1+2@tilleuls.example', 'claire.besson@tilleuls.example'],
  ['claire.besson+@tilleuls.example', 'claire.besson@tilleuls.example'],
  ['+1@tilleuls.example', '+1@tilleuls.example'],
])('[SEC-6] %s gets one mail an hour as %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
