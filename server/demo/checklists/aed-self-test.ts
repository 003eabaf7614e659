import { demoId } from '../demo-id.ts';
import { measured, mustPass, type ChecklistContent } from '../demo-item.ts';

/** Once a year, started by hand: the test the AED does by itself every day does not press the button. */
export const aedSelfTest: ChecklistContent = {
  checklistId: demoId('checklist aed self-test'),
  version: 1,
  kind: 'periodic',
  modelNos: [305],
  name: {
    de: 'Jährlicher Selbsttest AED',
    en: 'Yearly self-test of the AED',
    uk: 'Щорічне самотестування АЗД',
    fr: 'Autotest annuel du DAE',
    es: 'Autocomprobación anual del DEA',
  },
  intro: {
    de: 'Das Gerät ist während des Tests etwa zwei Minuten nicht einsatzbereit.',
    en: 'The device is not ready for use for about two minutes during the test.',
    uk: 'Під час тестування пристрій приблизно дві хвилини не готовий до застосування.',
    fr: 'L’appareil est indisponible pendant environ deux minutes au cours du test.',
    es: 'El equipo no está disponible durante unos dos minutos mientras dura la prueba.',
  },
  items: [
    mustPass('started', {
      de: 'Selbsttest von Hand gestartet und ohne Fehler beendet',
      en: 'Self-test started by hand and ended without errors',
      uk: 'Самотестування запущено вручну й завершено без помилок',
      fr: 'Autotest lancé manuellement et terminé sans erreur',
      es: 'Autocomprobación iniciada a mano y terminada sin errores',
    }),
    mustPass('voice', {
      de: 'Sprachanweisungen deutlich und in der richtigen Sprache',
      en: 'Voice prompts clear and in the right language',
      uk: 'Голосові підказки чіткі й потрібною мовою',
      fr: 'Instructions vocales claires et dans la bonne langue',
      es: 'Instrucciones de voz claras y en el idioma correcto',
    }),
    measured({
      itemId: 'chargeTime',
      label: {
        de: 'Ladezeit bis zur Schockbereitschaft',
        en: 'Charging time until ready to shock',
        uk: 'Час заряджання до готовності до розряду',
        fr: 'Temps de charge avant le choc',
        es: 'Tiempo de carga hasta poder descargar',
      },
      ucum: 's',
      decimals: 1,
      upper: 12,
      warnUpper: 10,
      plausMax: 60,
    }),
  ],
  passRule: 'allPass',
  onFail: 'markRemarks',
  signature: 'none',
  instruments: 'none',
};
