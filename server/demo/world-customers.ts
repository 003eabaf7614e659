import type { SiteRow } from '../database/tables.ts';
import type { DemoCustomer } from './demo-customers.ts';

type Place = readonly [siteNr: string, name: string, type: SiteRow['type']];

const sites = (timeZone: string, places: readonly Place[]): DemoCustomer['sites'] =>
  places.map(([siteNr, name, type]) => ({ siteNr, name, type, timeZone }));

/** Sites of the customers of the sheet, besides those they have there; by customer number. */
export const moreSites: Record<string, DemoCustomer['sites']> = {
  'HR-0001': sites('Europe/Berlin', [
    ['SVC', 'Serviceannahme', 'storage'],
    ['LAB', 'Prüflabor', 'building'],
    ['VF', 'Vorführpool', 'storage'],
  ]),
  'KA-1204': sites('Europe/Berlin', [
    ['OP', 'Zentral-OP', 'ward'],
    ['A2', 'Station A2 Innere Medizin', 'ward'],
    ['B3', 'Station B3 Chirurgie', 'ward'],
    ['KI', 'Kinderstation', 'ward'],
  ]),
  'VS-2031': sites('Europe/Paris', [
    ['P', 'Piscine municipale', 'publicPlace'],
    ['B', 'Bibliothèque', 'publicPlace'],
    ['S', 'Stade des Tilleuls', 'publicPlace'],
    ['E', 'École du Grand-Pré', 'publicPlace'],
    ['T', 'Ateliers techniques', 'building'],
  ]),
};

/** The nine customers besides those of the sheet. All of them are invented, and so are their towns. */
export const worldCustomers: readonly DemoCustomer[] = [
  {
    customerNr: 'PL-1310',
    name: 'Gemeinschaftspraxis Dr. Lenz & Partner',
    type: 'practice',
    defaultLanguage: 'de',
    timeZone: 'Europe/Berlin',
    address: { street: 'Lindenzeile 8', postalCode: '24955', city: 'Nordfelde', countryCode: 'DE' },
    sites: sites('Europe/Berlin', [
      ['H', 'Hauptpraxis Nordfelde', 'practice'],
      ['Z', 'Zweigpraxis Süderhagen', 'practice'],
      ['L', 'Eingriffsraum', 'practice'],
    ]),
  },
  {
    customerNr: 'HU-1422',
    name: 'Seniorenzentrum Haus Ulmenhof',
    type: 'careHome',
    defaultLanguage: 'de',
    timeZone: 'Europe/Berlin',
    address: { street: 'Ulmenhof 1', postalCode: '29599', city: 'Wessenbüttel', countryCode: 'DE' },
    sites: sites('Europe/Berlin', [
      ['EG', 'Wohnbereich Erdgeschoss', 'ward'],
      ['OG1', 'Wohnbereich 1. Obergeschoss', 'ward'],
      ['OG2', 'Wohnbereich 2. Obergeschoss', 'ward'],
      ['TP', 'Tagespflege', 'building'],
      ['GL', 'Gerätelager', 'storage'],
    ]),
  },
  {
    customerNr: 'RM-3005',
    name: 'Rettungsdienst Oberes Grimmtal',
    type: 'emergencyService',
    defaultLanguage: 'de',
    timeZone: 'Europe/Vienna',
    address: { street: 'Feuerwehrgasse 4', postalCode: '8843', city: 'Sankt Veit im Grimmtal', countryCode: 'AT' },
    sites: sites('Europe/Vienna', [
      ['W1', 'Wache Sankt Veit', 'building'],
      ['W2', 'Wache Obergrimm', 'building'],
      ['71', 'RTW 71', 'vehicle'],
      ['72', 'RTW 72', 'vehicle'],
      ['76', 'NEF 76', 'vehicle'],
      ['LG', 'Materiallager', 'storage'],
    ]),
  },
  {
    customerNr: 'CV-4110',
    name: 'Clinique du Vallon de Brémont',
    type: 'hospital',
    defaultLanguage: 'fr',
    timeZone: 'Europe/Zurich',
    address: { street: 'Chemin du Vallon 22', postalCode: '1688', city: 'Brémont', countryCode: 'CH' },
    sites: sites('Europe/Zurich', [
      ['BO', 'Bloc opératoire', 'ward'],
      ['SI', 'Soins intensifs', 'ward'],
      ['MI', 'Médecine interne', 'ward'],
      ['MA', 'Maternité', 'ward'],
      ['BM', 'Atelier biomédical', 'storage'],
    ]),
  },
  {
    customerNr: 'CR-2207',
    name: 'Centre hospitalier de Rocheval',
    type: 'hospital',
    defaultLanguage: 'fr',
    timeZone: 'Europe/Paris',
    address: { street: '14 avenue des Charmes', postalCode: '63890', city: 'Rocheval', countryCode: 'FR' },
    sites: sites('Europe/Paris', [
      ['URG', 'Urgences', 'ward'],
      ['REA', 'Réanimation', 'ward'],
      ['CHI', 'Chirurgie ambulatoire', 'ward'],
      ['GER', 'Gériatrie', 'ward'],
      ['BIO', 'Service biomédical', 'storage'],
    ]).concat(sites('Indian/Reunion', [['ANT', 'Antenne de Belle-Ravine', 'practice']])),
  },
  {
    customerNr: 'RA-5302',
    name: 'Residencia Los Almendros',
    type: 'careHome',
    defaultLanguage: 'es',
    timeZone: 'Europe/Madrid',
    address: { street: 'Calle del Molino 17', postalCode: '44590', city: 'Valdelmora', countryCode: 'ES' },
    sites: sites('Europe/Madrid', [
      ['PB', 'Planta baja', 'ward'],
      ['P1', 'Primera planta', 'ward'],
      ['EN', 'Enfermería', 'ward'],
      ['AL', 'Almacén de equipos', 'storage'],
    ]),
  },
  {
    customerNr: 'CP-5418',
    name: 'Clínica Puerto Almagro',
    type: 'hospital',
    defaultLanguage: 'es',
    timeZone: 'Atlantic/Canary',
    address: { street: 'Avenida de los Alisios 3', postalCode: '35590', city: 'Puerto Almagro', countryCode: 'ES' },
    sites: sites('Atlantic/Canary', [
      ['QX', 'Quirófanos', 'ward'],
      ['UCI', 'Cuidados intensivos', 'ward'],
      ['HOS', 'Hospitalización', 'ward'],
      ['URG', 'Servicio de urgencias', 'ward'],
    ]).concat(sites('Europe/Madrid', [['CON', 'Consultas en Valdelmora', 'practice']])),
  },
  {
    customerNr: 'ZY-6101',
    name: 'Міська лікарня «Зелений Яр»',
    type: 'hospital',
    defaultLanguage: 'uk',
    timeZone: 'Europe/Kyiv',
    address: { street: 'вул. Яблунева, 5', postalCode: '19840', city: 'Зеленоярськ', countryCode: 'UA' },
    sites: sites('Europe/Kyiv', [
      ['ВІТ', 'Відділення інтенсивної терапії', 'ward'],
      ['ОП', 'Операційний блок', 'ward'],
      ['ПР', 'Приймальне відділення', 'ward'],
      ['ТЕР', 'Терапевтичне відділення', 'ward'],
      ['ДИТ', 'Дитяче відділення', 'ward'],
      ['МТ', 'Служба медичної техніки', 'storage'],
    ]),
  },
  {
    customerNr: 'DK-6207',
    name: 'Станція екстреної допомоги «Вербова Коса»',
    type: 'emergencyService',
    defaultLanguage: 'uk',
    timeZone: 'Europe/Kyiv',
    address: { street: 'вул. Набережна, 31', postalCode: '19852', city: 'Вербова Коса', countryCode: 'UA' },
    sites: sites('Europe/Kyiv', [
      ['П1', 'Підстанція № 1', 'building'],
      ['Б12', 'Бригада 12', 'vehicle'],
      ['Б14', 'Бригада 14', 'vehicle'],
    ]),
  },
];
