import { demoId } from '../demo-id.ts';
import { measured, mustPass, type ChecklistContent } from '../demo-item.ts';

/** Once a year. */
export const examinationLamp: ChecklistContent = {
  checklistId: demoId('checklist examination lamp'),
  version: 1,
  kind: 'visual',
  modelNos: [830],
  name: {
    de: 'Jährliche Sichtprüfung Untersuchungsleuchte',
    en: 'Yearly visual check of the examination lamp',
    uk: 'Щорічна візуальна перевірка оглядового світильника',
    fr: 'Contrôle visuel annuel de la lampe d’examen',
    es: 'Revisión visual anual de la lámpara de exploración',
  },
  items: [
    mustPass('arm', {
      de: 'Arm hält in jeder Stellung, Gelenke ohne Spiel',
      en: 'Arm stays in every position, joints without play',
      uk: 'Кронштейн тримає будь-яке положення, шарніри без люфту',
      fr: 'Le bras tient dans toutes les positions, articulations sans jeu',
      es: 'El brazo se mantiene en cualquier posición, articulaciones sin holgura',
    }),
    mustPass('cover', {
      de: 'Abdeckscheibe und Leuchtenkopf ohne Risse',
      en: 'Cover glass and lamp head without cracks',
      uk: 'Захисне скло та головка світильника без тріщин',
      fr: 'Vitre de protection et tête de lampe sans fissure',
      es: 'Cristal protector y cabezal sin grietas',
    }),
    measured({
      itemId: 'illuminance',
      label: {
        de: 'Beleuchtungsstärke in 50 cm Abstand',
        en: 'Illuminance at a distance of 50 cm',
        uk: 'Освітленість на відстані 50 см',
        fr: 'Éclairement à 50 cm de distance',
        es: 'Iluminancia a 50 cm de distancia',
      },
      critical: false,
      naAllowed: true,
      ucum: 'klx',
      decimals: 1,
      lower: 30,
      warnLower: 35,
      plausMax: 160,
    }),
  ],
  passRule: 'allCriticalPass',
  onFail: 'markRemarks',
  signature: 'none',
  instruments: 'none',
};
