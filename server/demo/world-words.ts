import type { Language } from '../../src/contract/language.ts';

type Words = {
  departments: readonly string[];
  room: string;
  performers: readonly string[];
  failed: readonly string[];
  remarked: readonly string[];
  correction: string;
  voided: string;
  inspector: string;
  model: string;
};

/** What people of a language write in the portal: names and remarks are as different as their places. */
export const worldWords: Record<Language, Words> = {
  de: {
    departments: ['Anästhesie', 'Innere Medizin', 'Pflege', 'Notfallmedizin', 'Chirurgie'],
    room: 'Raum',
    performers: ['Jonas Feldmann', 'Miriam Okafor', 'Silke Brandner', 'Tarek Yıldız', 'Hanna Petersen'],
    failed: [
      'Gerät aus dem Betrieb genommen, Medizintechnik verständigt.',
      'Wert auch bei Wiederholung außerhalb der Grenzen.',
      'Riss am Gehäuse, Gerät gesperrt abgelegt.',
    ],
    remarked: ['Wert nahe am Grenzwert, beim nächsten Mal genauer ansehen.', 'Leichte Gebrauchsspuren.'],
    correction: 'Messwert vertauscht eingetragen.',
    voided: 'Versehentlich am falschen Gerät erfasst.',
    inspector: 'Medizintechnik',
    model: 'Sicherheitstester ST-90',
  },
  en: {
    departments: ['Anaesthesia', 'Internal medicine', 'Nursing', 'Emergency', 'Surgery'],
    room: 'Room',
    performers: ['Joan Whitlock', 'Peter Osei'],
    failed: ['Taken out of use, biomedical engineering informed.'],
    remarked: ['Close to the limit, look again next time.'],
    correction: 'Two readings were swapped.',
    voided: 'Recorded on the wrong device.',
    inspector: 'Biomedical engineering',
    model: 'ST-90 safety analyser',
  },
  uk: {
    departments: ['Анестезіологія', 'Терапія', 'Догляд', 'Невідкладна допомога', 'Хірургія'],
    room: 'Кабінет',
    performers: ['Оксана Мельничук', 'Тарас Гнатенко', 'Ірина Бойчук', 'Андрій Савчин'],
    failed: [
      'Апарат виведено з експлуатації, службу медичної техніки повідомлено.',
      'Значення поза межами й після повторного вимірювання.',
      'Тріщина на корпусі, апарат відкладено.',
    ],
    remarked: ['Значення близьке до межі, наступного разу перевірити уважніше.', 'Незначні сліди використання.'],
    correction: 'Переплутано виміряні значення.',
    voided: 'Помилково записано не на той апарат.',
    inspector: 'Медична техніка',
    model: 'Тестер безпеки ST-90',
  },
  fr: {
    departments: ['Anesthésie', 'Médecine interne', 'Soins', 'Urgences', 'Chirurgie'],
    room: 'Salle',
    performers: ['Claire Besson', 'Mathieu Roulet', 'Nadia Ferrand', 'Luc Vermeille'],
    failed: [
      'Appareil retiré du service, service biomédical prévenu.',
      'Valeur hors limites, confirmée par une seconde mesure.',
      'Boîtier fissuré, appareil mis de côté.',
    ],
    remarked: ['Valeur proche de la limite, à surveiller.', 'Légères traces d’usure.'],
    correction: 'Deux valeurs mesurées ont été inversées.',
    voided: 'Saisi par erreur sur un autre appareil.',
    inspector: 'Service biomédical',
    model: 'Testeur de sécurité ST-90',
  },
  es: {
    departments: ['Anestesia', 'Medicina interna', 'Enfermería', 'Urgencias', 'Cirugía'],
    room: 'Sala',
    performers: ['Lucía Ferrer', 'Tomás Aguilera', 'Inés Carmona', 'Raúl Benavente'],
    failed: [
      'Equipo retirado del servicio, electromedicina avisada.',
      'Valor fuera de los límites también al repetir la medición.',
      'Grieta en la carcasa, equipo apartado.',
    ],
    remarked: ['Valor próximo al límite, vigilar en la próxima revisión.', 'Ligeras señales de uso.'],
    correction: 'Se intercambiaron dos valores medidos.',
    voided: 'Registrado por error en otro equipo.',
    inspector: 'Electromedicina',
    model: 'Analizador de seguridad ST-90',
  },
};
