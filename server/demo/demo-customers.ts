import type { Language } from '../../src/contract/language.ts';
import type { CustomerRow, SiteRow } from '../database/tables.ts';

type DemoSite = Pick<SiteRow, 'siteNr' | 'name' | 'type' | 'timeZone'>;
export type DemoCustomer = Pick<CustomerRow, 'customerNr' | 'name' | 'type' | 'timeZone'> & {
  defaultLanguage: Language;
  address: { street: string; postalCode: string; city: string; countryCode: string };
  sites: DemoSite[];
};

const berlin = 'Europe/Berlin';
const paris = 'Europe/Paris';

/** The maker, which owns devices until they are registered, and two customers. All of them are invented. */
export const demoCustomers = {
  maker: {
    customerNr: 'HR-0001',
    name: 'Halden & Rieck Medizintechnik GmbH',
    type: 'maker',
    defaultLanguage: 'de',
    timeZone: berlin,
    address: { street: 'Werftgasse 12', postalCode: '24937', city: 'Flensburg', countryCode: 'DE' },
    sites: [],
  },
  hospital: {
    customerNr: 'KA-1204',
    name: 'Klinikum Auental',
    type: 'hospital',
    defaultLanguage: 'de',
    timeZone: berlin,
    address: { street: 'Am Mühlbach 3', postalCode: '36129', city: 'Auental', countryCode: 'DE' },
    sites: [
      { siteNr: 'ICU', name: 'Intensivstation', type: 'ward', timeZone: berlin },
      { siteNr: 'ER', name: 'Zentrale Notaufnahme', type: 'ward', timeZone: berlin },
      { siteNr: 'MT', name: 'Medizintechnik, Untergeschoss', type: 'storage', timeZone: berlin },
    ],
  },
  town: {
    customerNr: 'VS-2031',
    name: 'Ville de Sérignac-sur-Louet',
    type: 'publicSite',
    defaultLanguage: 'fr',
    timeZone: paris,
    address: { street: '1 place de la Mairie', postalCode: '49610', city: 'Sérignac-sur-Louet', countryCode: 'FR' },
    sites: [
      { siteNr: 'M', name: 'Mairie', type: 'publicPlace', timeZone: paris },
      { siteNr: 'G', name: 'Gymnase Jean-Moulin', type: 'publicPlace', timeZone: paris },
    ],
  },
} satisfies Record<string, DemoCustomer>;
