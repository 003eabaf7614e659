import { demoId } from '../demo-id.ts';
import { measured, mustPass, type ChecklistContent } from '../demo-item.ts';

/** The yearly safety check the operator has to have done. */
export const electrosurgicalUnit: ChecklistContent = {
  checklistId: demoId('checklist electrosurgical unit'),
  version: 1,
  kind: 'stk',
  modelNos: [610],
  name: {
    de: 'Sicherheitstechnische Kontrolle HF-Chirurgiegerät',
    en: 'Safety check of the electrosurgical unit',
    uk: 'Контроль безпеки електрохірургічного апарата',
    fr: 'Contrôle de sécurité du bistouri électrique',
    es: 'Control de seguridad de la unidad de electrocirugía',
  },
  items: [
    mustPass('neutralElectrode', {
      de: 'Überwachung der Neutralelektrode schaltet die Leistung ab',
      en: 'Neutral electrode monitoring switches the output off',
      uk: 'Контроль нейтрального електрода вимикає вихідну потужність',
      fr: 'La surveillance de l’électrode neutre coupe la puissance',
      es: 'La vigilancia del electrodo neutro corta la potencia',
    }),
    mustPass('footSwitch', {
      de: 'Fußschalter und Handgriffe schalten nur, solange sie gedrückt sind',
      en: 'Foot switch and handles work only while pressed',
      uk: 'Педаль і рукоятки вмикають, лише поки їх натиснуто',
      fr: 'Pédale et poignées n’agissent que tant qu’elles sont pressées',
      es: 'El pedal y los mangos actúan solo mientras se pulsan',
    }),
    measured({
      itemId: 'cutPower',
      label: {
        de: 'Schneiden: Ausgangsleistung an 300 Ω bei Einstellung 100 W',
        en: 'Cutting: output power into 300 Ω at a setting of 100 W',
        uk: 'Різання: вихідна потужність на 300 Ом при налаштуванні 100 Вт',
        fr: 'Coupe : puissance de sortie sur 300 Ω pour un réglage de 100 W',
        es: 'Corte: potencia de salida sobre 300 Ω con un ajuste de 100 W',
      },
      ucum: 'W',
      decimals: 0,
      lower: 80,
      upper: 120,
      warnLower: 85,
      warnUpper: 115,
      plausMax: 400,
    }),
    measured({
      itemId: 'highFrequencyLeakage',
      label: {
        de: 'Hochfrequenter Ableitstrom, aktive Elektrode',
        en: 'High-frequency leakage current, active electrode',
        uk: 'Високочастотний струм витоку, активний електрод',
        fr: 'Courant de fuite haute fréquence, électrode active',
        es: 'Corriente de fuga de alta frecuencia, electrodo activo',
      },
      ucum: 'mA',
      decimals: 0,
      upper: 150,
      warnUpper: 130,
      plausMax: 1000,
    }),
  ],
  passRule: 'allPass',
  onFail: 'blockDevice',
  signature: 'typedName',
  instruments: 'required',
};
