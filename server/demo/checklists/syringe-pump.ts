import { demoId } from '../demo-id.ts';
import { mayNotApply, measured, mustPass, section, type ChecklistContent } from '../demo-item.ts';

const syringePumpModelNo = 220;

/** Before every use, at the bed. */
export const syringePumpPreUse: ChecklistContent = {
  checklistId: demoId('checklist syringe pump before use'),
  version: 1,
  kind: 'preUse',
  modelNos: [syringePumpModelNo],
  name: {
    de: 'Spritzenpumpe vor der Anwendung',
    en: 'Syringe pump before use',
    uk: 'Шприцева помпа перед застосуванням',
    fr: 'Pousse-seringue avant utilisation',
    es: 'Bomba de jeringa antes del uso',
  },
  items: [
    mustPass('housing', {
      de: 'Gehäuse, Kolbenantrieb und Spritzenhalter unbeschädigt und sauber',
      en: 'Housing, plunger drive and syringe clamp undamaged and clean',
      uk: 'Корпус, привід поршня та тримач шприца неушкоджені й чисті',
      fr: 'Boîtier, poussoir et bride de seringue intacts et propres',
      es: 'Carcasa, empujador y sujeción de la jeringa sin daños y limpios',
    }),
    mustPass('syringeSize', {
      de: 'Angezeigte Spritzengröße und Hersteller stimmen mit der eingelegten Spritze überein',
      en: 'Syringe size and make shown match the syringe inserted',
      uk: 'Показаний об’єм і виробник шприца відповідають вставленому шприцу',
      fr: 'Taille et marque affichées conformes à la seringue en place',
      es: 'El tamaño y la marca indicados coinciden con la jeringa colocada',
    }),
    mustPass('alarmTest', {
      de: 'Ton und Licht beim Selbsttest vorhanden',
      en: 'Sound and light present during the self-test',
      uk: 'Під час самотестування є звук і світло',
      fr: 'Signal sonore et voyants présents à l’autotest',
      es: 'Sonido y luces presentes en la autocomprobación',
    }),
    mayNotApply('holder', {
      de: 'Stativklemme sitzt fest',
      en: 'Pole clamp holds firmly',
      uk: 'Кріплення до стійки тримається міцно',
      fr: 'La noix de fixation tient fermement',
      es: 'La mordaza del soporte sujeta con firmeza',
    }),
  ],
  passRule: 'allPass',
  onFail: 'markRemarks',
  signature: 'none',
  instruments: 'none',
};

/** Once a year. */
export const syringePumpPeriodic: ChecklistContent = {
  checklistId: demoId('checklist syringe pump periodic'),
  version: 1,
  kind: 'periodic',
  modelNos: [syringePumpModelNo],
  name: {
    de: 'Jährliche Funktionsprüfung Spritzenpumpe',
    en: 'Yearly function check of the syringe pump',
    uk: 'Щорічна функціональна перевірка шприцевої помпи',
    fr: 'Contrôle fonctionnel annuel du pousse-seringue',
    es: 'Comprobación anual de la bomba de jeringa',
  },
  items: [
    mustPass('plungerDetection', {
      de: 'Kolbenerkennung löst bei fehlendem Kolben Alarm aus',
      en: 'Plunger detection alarms when the plunger is missing',
      uk: 'Датчик поршня подає тривогу, коли поршня немає',
      fr: 'La détection du piston déclenche l’alarme en son absence',
      es: 'La detección del émbolo da alarma cuando falta',
    }),
    section('accuracy', {
      de: 'Genauigkeit und Druck',
      en: 'Accuracy and pressure',
      uk: 'Точність і тиск',
      fr: 'Précision et pression',
      es: 'Exactitud y presión',
    }),
    measured({
      itemId: 'rate',
      label: {
        de: 'Förderrate bei Einstellung 10 ml/h, 50-ml-Spritze',
        en: 'Flow rate at a setting of 10 ml/h, 50 ml syringe',
        uk: 'Швидкість подачі при налаштуванні 10 мл/год, шприц 50 мл',
        fr: 'Débit pour un réglage de 10 ml/h, seringue de 50 ml',
        es: 'Caudal con un ajuste de 10 ml/h, jeringa de 50 ml',
      },
      ucum: 'mL/h',
      shown: 'ml/h',
      decimals: 2,
      lower: 9.8,
      upper: 10.2,
      warnLower: 9.85,
      warnUpper: 10.15,
      plausMax: 100,
      repeat: 3,
      aggregate: 'mean',
    }),
    measured({
      itemId: 'occlusion',
      label: {
        de: 'Abschaltdruck bei Verschluss, mittlere Stufe',
        en: 'Occlusion alarm pressure, middle level',
        uk: 'Тиск тривоги при оклюзії, середній рівень',
        fr: 'Pression d’alarme d’occlusion, niveau moyen',
        es: 'Presión de alarma por oclusión, nivel medio',
      },
      ucum: 'kPa',
      decimals: 0,
      lower: 45,
      upper: 95,
      warnLower: 50,
      warnUpper: 90,
      plausMax: 300,
    }),
    measured({
      itemId: 'batteryTime',
      label: {
        de: 'Betriebszeit mit Akku bei 5 ml/h',
        en: 'Running time on battery at 5 ml/h',
        uk: 'Час роботи від акумулятора при 5 мл/год',
        fr: 'Autonomie sur batterie à 5 ml/h',
        es: 'Autonomía con batería a 5 ml/h',
      },
      critical: false,
      ucum: 'h',
      decimals: 1,
      lower: 4,
      warnLower: 5,
      plausMax: 24,
    }),
  ],
  passRule: 'allCriticalPass',
  onFail: 'blockDevice',
  signature: 'typedName',
  instruments: 'required',
};
