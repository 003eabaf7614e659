import { demoId } from '../demo-id.ts';
import { measured, mustPass, type ChecklistContent } from '../demo-item.ts';

/** Twice a year. */
export const suctionUnit: ChecklistContent = {
  checklistId: demoId('checklist suction unit'),
  version: 1,
  kind: 'periodic',
  modelNos: [520],
  name: {
    de: 'Funktionsprüfung Absauggerät',
    en: 'Function check of the suction unit',
    uk: 'Функціональна перевірка відсмоктувача',
    fr: 'Contrôle fonctionnel de l’aspirateur chirurgical',
    es: 'Comprobación de funcionamiento del aspirador',
  },
  items: [
    mustPass('jar', {
      de: 'Sekretbehälter, Deckel und Überlaufschutz in Ordnung',
      en: 'Collection jar, lid and overflow protection in order',
      uk: 'Банка для секрету, кришка та захист від переливу справні',
      fr: 'Bocal, couvercle et trop-plein conformes',
      es: 'Frasco recolector, tapa y válvula de rebose correctos',
    }),
    mustPass('filter', {
      de: 'Bakterienfilter trocken und nicht abgelaufen',
      en: 'Bacterial filter dry and not expired',
      uk: 'Бактеріальний фільтр сухий, термін придатності не минув',
      fr: 'Filtre antibactérien sec et non périmé',
      es: 'Filtro antibacteriano seco y sin caducar',
    }),
    measured({
      itemId: 'vacuum',
      label: {
        de: 'Größter Unterdruck bei verschlossenem Schlauch',
        en: 'Highest vacuum with the hose closed',
        uk: 'Найбільше розрідження з перекритою трубкою',
        fr: 'Dépression maximale, tuyau obturé',
        es: 'Vacío máximo con el tubo cerrado',
      },
      ucum: 'kPa',
      decimals: 0,
      lower: 75,
      warnLower: 80,
      plausMax: 101,
    }),
    measured({
      itemId: 'flow',
      label: {
        de: 'Saugleistung bei offenem Schlauch',
        en: 'Flow with the hose open',
        uk: 'Продуктивність із відкритою трубкою',
        fr: 'Débit d’aspiration, tuyau ouvert',
        es: 'Caudal con el tubo abierto',
      },
      ucum: 'L/min',
      shown: 'l/min',
      decimals: 1,
      lower: 20,
      warnLower: 23,
      plausMax: 60,
    }),
  ],
  passRule: 'allCriticalPass',
  onFail: 'blockDevice',
  signature: 'typedName',
  instruments: 'optional',
};
