import { expect, test } from 'vitest';
import { changedParts } from './changed-parts.ts';

test('[HIST-1] of an address only the part that was changed is shown', () => {
  const from = { street: 'Hafenweg 1', city: 'Kiel' };
  expect(
    changedParts([
      { field: 'name', from: 'A', to: 'B' },
      { field: 'address', from, to: { ...from, street: 'Hafenweg 2' } },
      { field: 'contact', from: null, to: { name: 'Ada' } },
    ]),
  ).toEqual([
    { field: 'name', from: 'A', to: 'B' },
    { field: 'address.street', from: 'Hafenweg 1', to: 'Hafenweg 2' },
    { field: 'contact.name', from: undefined, to: 'Ada' },
  ]);
});

test('[HIST-1] of reminders only what says something is shown: an empty list is none', () => {
  const to = { leadDays: [30], digest: 'daily', extraRecipients: [] };
  expect(changedParts([{ field: 'reminderPolicy', from: null, to }])).toEqual([
    { field: 'reminderPolicy.leadDays', from: undefined, to: [30] },
    { field: 'reminderPolicy.digest', from: undefined, to: 'daily' },
  ]);
});
