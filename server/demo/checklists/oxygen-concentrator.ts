import { demoId } from '../demo-id.ts';
import { measured, mustPass, type ChecklistContent } from '../demo-item.ts';

/** Twice a year. */
export const oxygenConcentrator: ChecklistContent = {
  checklistId: demoId('checklist oxygen concentrator'),
  version: 1,
  kind: 'periodic',
  modelNos: [715],
  name: {
    de: 'Funktionsprüfung Sauerstoffkonzentrator',
    en: 'Function check of the oxygen concentrator',
    uk: 'Функціональна перевірка кисневого концентратора',
    fr: 'Contrôle fonctionnel du concentrateur d’oxygène',
    es: 'Comprobación de funcionamiento del concentrador de oxígeno',
  },
  items: [
    mustPass('filters', {
      de: 'Grobstaubfilter gereinigt, Einlassfilter nicht verfärbt',
      en: 'Dust filter cleaned, intake filter not discoloured',
      uk: 'Пиловий фільтр очищено, вхідний фільтр не змінив колір',
      fr: 'Filtre à poussière nettoyé, filtre d’admission non coloré',
      es: 'Filtro de polvo limpio, filtro de entrada sin decoloración',
    }),
    mustPass('powerAlarm', {
      de: 'Netzausfallalarm ertönt beim Ziehen des Steckers',
      en: 'Power failure alarm sounds when the plug is pulled',
      uk: 'Сигнал зникнення живлення лунає, коли витягнути вилку',
      fr: 'L’alarme de coupure secteur retentit au débranchement',
      es: 'La alarma de fallo de red suena al desenchufar',
    }),
    measured({
      itemId: 'concentration',
      label: {
        de: 'Sauerstoffkonzentration bei 3 l/min nach 10 Minuten',
        en: 'Oxygen concentration at 3 l/min after 10 minutes',
        uk: 'Концентрація кисню при 3 л/хв через 10 хвилин',
        fr: 'Concentration en oxygène à 3 l/min après 10 minutes',
        es: 'Concentración de oxígeno a 3 l/min tras 10 minutos',
      },
      ucum: '%',
      decimals: 1,
      lower: 87,
      upper: 96,
      warnLower: 89,
      plausMin: 15,
      plausMax: 100,
    }),
    measured({
      itemId: 'flow',
      label: {
        de: 'Gemessener Fluss bei Einstellung 3 l/min',
        en: 'Flow measured at a setting of 3 l/min',
        uk: 'Виміряний потік при налаштуванні 3 л/хв',
        fr: 'Débit mesuré pour un réglage de 3 l/min',
        es: 'Flujo medido con un ajuste de 3 l/min',
      },
      ucum: 'L/min',
      shown: 'l/min',
      decimals: 2,
      lower: 2.7,
      upper: 3.3,
      warnLower: 2.8,
      warnUpper: 3.2,
      plausMax: 15,
    }),
  ],
  passRule: 'allCriticalPass',
  onFail: 'markRemarks',
  signature: 'none',
  instruments: 'optional',
};
