import type { LocalText } from '../../src/contract/language.ts';
import type { Drawing } from './insert-pictures.ts';

export const pumpModelNo = 210;
export const aedModelNo = 305;

type DemoModel = {
  name: 'pump' | 'aed';
  modelNo: number;
  designation: string;
  typeCode: string;
  udiDi: string;
  serialPattern: string;
  kind: LocalText;
  drawing: Drawing;
  schedule: { kind: 'periodic' | 'visual'; intervalValue: number; intervalUnit: 'month'; leadDays: number };
};

export const demoManufacturer = 'Halden & Rieck Medizintechnik GmbH';

/** Two models, each with one check anyone may do. */
export const demoModels: DemoModel[] = [
  {
    name: 'pump',
    modelNo: pumpModelNo,
    designation: 'Venaro 210',
    typeCode: 'VN-210',
    udiDi: '04099213002105',
    serialPattern: String.raw`^VN\d{2}[A-Z]\d{6}$`,
    drawing: 'infusion-pump',
    kind: {
      de: 'Infusionspumpe',
      en: 'Infusion pump',
      uk: 'Інфузійна помпа',
      fr: 'Pompe à perfusion',
      es: 'Bomba de infusión',
    },
    schedule: { kind: 'periodic', intervalValue: 6, intervalUnit: 'month', leadDays: 14 },
  },
  {
    name: 'aed',
    modelNo: aedModelNo,
    designation: 'Corvita A3',
    typeCode: 'CV-A3',
    udiDi: '04099213003058',
    serialPattern: String.raw`^CV-[A-Z0-9-]{5,17}$`,
    drawing: 'aed',
    kind: {
      de: 'Automatisierter externer Defibrillator (AED)',
      en: 'Automated external defibrillator (AED)',
      uk: 'Автоматичний зовнішній дефібрилятор (АЗД)',
      fr: 'Défibrillateur automatisé externe (DAE)',
      es: 'Desfibrilador externo automatizado (DEA)',
    },
    schedule: { kind: 'visual', intervalValue: 1, intervalUnit: 'month', leadDays: 7 },
  },
];
