import { expect, test } from 'vitest';
import {
  emptyFields,
  isCarriedOver,
  isRegistrantEmpty,
  registrantOf,
  withRegistrant,
  withoutRegistrant,
} from './carried-over.ts';

const empty = emptyFields('de', ['de', 'de-AT']);
const typed = {
  ...empty,
  organisationName: 'Clinique des Tilleuls',
  email: 'claire.besson@tilleuls.example',
  siteName: 'Bloc opératoire',
  room: 'Salle 2',
  inventoryNumber: 'INV-7',
  privacy: 'yes',
  marketing: 'yes',
};

test('[QR-9] the next device begins with organisation, contact, site and consent, and with nothing of the device before', () => {
  const registrant = registrantOf(typed, '2026-11');
  const next = withRegistrant(empty, registrant, '2026-11');
  expect(next).toMatchObject({ organisationName: typed.organisationName, siteName: typed.siteName, privacy: 'yes' });
  expect(isCarriedOver(next)).toBe(true);
  expect([next.room, next.inventoryNumber]).toEqual([undefined, undefined]);
  expect(withRegistrant(empty, registrant, '2027-01'), 'another notice').not.toHaveProperty('privacy');
});

test('[QR-9] "start empty" takes away what was carried over and leaves what was typed of this device', () => {
  const next = { ...withRegistrant(empty, registrantOf(typed, '2026-11'), '2026-11'), room: 'Salle 3' };
  expect(withoutRegistrant(next, empty)).toEqual({ contactLanguage: 'de', countryCode: 'AT', room: 'Salle 3' });
});

test('[QR-9] nothing is carried over into a form somebody began to fill in', () => {
  expect(isRegistrantEmpty({ ...empty, room: 'Salle 3' }, empty)).toBe(true);
  expect(isRegistrantEmpty({ ...empty, lastName: 'B' }, empty)).toBe(false);
});
