import { expect, test } from 'vitest';
import { customerChangeSchema, type Customer } from '../../contract/customer.ts';
import { changeOf, errorsOf, newCustomer, valuesOf, type CustomerValues } from './customer-values.ts';

const begun = newCustomer('de', 'Europe/Berlin');
const typed: CustomerValues = {
  ...begun,
  customerNr: 'PW-4711',
  name: 'Praxis am Wehr',
  type: 'practice',
  address: { ...begun.address, countryCode: 'AT' },
};
const withReminders = (reminders: Partial<CustomerValues['reminderPolicy']>) =>
  changeOf({ ...typed, reminderPolicy: { ...typed.reminderPolicy, ...reminders } }, { isMakers: true });

test('[CUST-2, DUE-2] days and addresses are taken however they are parted, each once, and come back as they are typed', () => {
  const change = withReminders({
    leadDays: ' 30;14,  7 30 ',
    digest: 'daily',
    extraRecipients: 'technik@klinik.example\n\n station3@klinik.example, technik@klinik.example',
  });
  const reminderPolicy = {
    leadDays: [30, 14, 7],
    digest: 'daily',
    extraRecipients: ['technik@klinik.example', 'station3@klinik.example'],
  };
  expect([change.reminderPolicy, customerChangeSchema.safeParse(change).error]).toEqual([reminderPolicy, undefined]);
  expect(valuesOf({ ...change, reminderPolicy } as unknown as Customer).reminderPolicy).toEqual({
    leadDays: '30, 14, 7',
    digest: 'daily',
    extraRecipients: 'technik@klinik.example\nstation3@klinik.example',
  });
});

test('[CUST-2, DUE-2] nothing typed is no reminders, but a rhythm that was chosen is kept', () => {
  expect(withReminders({ leadDays: ' , ', extraRecipients: '\n' }).reminderPolicy).toBeNull();
  const off = { leadDays: [], digest: 'off', extraRecipients: [] };
  expect(withReminders({ digest: 'off' }).reminderPolicy).toEqual(off);
});

test.each([
  [{ leadDays: '30, bald, 14' }, 'leadDays', 'notALeadTime', { part: 'bald' }],
  [{ leadDays: '0 7.5 181' }, 'leadDays', 'notALeadTime', { part: '0, 7.5, 181' }],
  [{ leadDays: '1 2 3 4 5' }, 'leadDays', 'tooManyLeadDays', { max: 4 }],
  [{ extraRecipients: 'a@b.example\nhaus' }, 'extraRecipients', 'notARecipient', { part: 'haus' }],
  [
    { extraRecipients: Array.from({ length: 11 }, (_, nr) => `a${nr}@b.example`).join('\n') },
    'extraRecipients',
    'tooManyRecipients',
    { max: 10 },
  ],
])('[CUST-2, DUE-2] of %o the wrong part is named at its field', (reminders, field, code, params) => {
  expect(errorsOf(withReminders(reminders))).toEqual([{ pointer: `/reminderPolicy/${field}`, code, params }]);
});
