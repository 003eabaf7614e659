import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import devices from '../../../../public/locales/de/devices.json' with { type: 'json' };
import sites from '../../../../public/locales/de/sites.json' with { type: 'json' };
import { valueWords } from './value-words.ts';

const texts = createInstance();
await texts.init({ lng: 'de', resources: { de: { devices, sites } } });
const names = { '01930000-0000-7000-8000-000000000001': 'Station 3' };

test.each([
  ['device', 'status', 'inRepair', 'In Reparatur'],
  ['site', 'status', 'closed', 'Geschlossen'],
  ['device', 'siteId', '01930000-0000-7000-8000-000000000001', 'Station 3'],
  ['customer', 'defaultLanguage', 'uk', 'Ukrainisch'],
  ['customer', 'countryCode', 'DE', 'Deutschland'],
  ['device', 'commissionedOn', '2026-03-31', '31.03.2026'],
  ['device', 'status', 'aNewOne', 'aNewOne'],
  ['device', 'room', '3.14', '3.14'],
])('[HIST-1] of a %s the %s %s is read as "%s"', (entityType, field, value, read) => {
  expect(valueWords(texts, value, { field, entityType, names })).toBe(read);
});
