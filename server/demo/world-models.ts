import type { ScheduleRow } from '../database/tables.ts';
import type { LocalText } from '../../src/contract/language.ts';
import { aedSelfTest } from './checklists/aed-self-test.ts';
import { earlierElectricalSafety, electricalSafety } from './checklists/electrical-safety.ts';
import { electrosurgicalUnit } from './checklists/electrosurgical-unit.ts';
import { examinationLamp } from './checklists/examination-lamp.ts';
import { oxygenConcentrator } from './checklists/oxygen-concentrator.ts';
import { monitorMetrology, monitorPeriodic } from './checklists/patient-monitor.ts';
import { suctionUnit } from './checklists/suction-unit.ts';
import { syringePumpPeriodic, syringePumpPreUse } from './checklists/syringe-pump.ts';
import type { ChecklistContent } from './demo-item.ts';
import { aedModelNo } from './demo-models.ts';
import type { Drawing } from './insert-pictures.ts';

/** The checklists besides those of the sheet, an earlier version before its next. */
export const worldChecklists: readonly ChecklistContent[] = [
  syringePumpPreUse,
  syringePumpPeriodic,
  earlierElectricalSafety,
  electricalSafety,
  monitorPeriodic,
  monitorMetrology,
  suctionUnit,
  electrosurgicalUnit,
  oxygenConcentrator,
  examinationLamp,
  aedSelfTest,
];

export type WorldModel = {
  modelNo: number;
  designation: string;
  typeCode: string;
  udiDi: string;
  serialPattern: string | null;
  mpbetreibvAnnex: 'none' | 'annex1' | 'annex2' | 'both';
  status: 'released' | 'discontinued';
  kind: LocalText;
  drawing: Drawing;
};

/** The models besides the two of the sheet. */
export const worldModels: readonly WorldModel[] = [
  {
    modelNo: 220,
    designation: 'Spirano 50',
    typeCode: 'SP-50',
    udiDi: '04099213002204',
    serialPattern: String.raw`^SP\d{2}[A-Z]\d{6}$`,
    mpbetreibvAnnex: 'annex1',
    status: 'released',
    drawing: 'syringe-pump',
    kind: {
      de: 'Spritzenpumpe',
      en: 'Syringe pump',
      uk: 'Шприцева помпа',
      fr: 'Pousse-seringue',
      es: 'Bomba de jeringa',
    },
  },
  {
    modelNo: 410,
    designation: 'Observa M4',
    typeCode: 'OB-M4',
    udiDi: '04099213004109',
    serialPattern: String.raw`^M4-\d{7}$`,
    mpbetreibvAnnex: 'annex2',
    status: 'released',
    drawing: 'patient-monitor',
    kind: {
      de: 'Patientenmonitor',
      en: 'Patient monitor',
      uk: 'Монітор пацієнта',
      fr: 'Moniteur patient',
      es: 'Monitor de paciente',
    },
  },
  {
    modelNo: 520,
    designation: 'Aspira 52',
    typeCode: 'AS-52',
    udiDi: '04099213005205',
    serialPattern: null,
    mpbetreibvAnnex: 'none',
    status: 'discontinued',
    drawing: 'suction-unit',
    kind: {
      de: 'Absauggerät',
      en: 'Suction unit',
      uk: 'Медичний відсмоктувач',
      fr: 'Aspirateur chirurgical',
      es: 'Aspirador quirúrgico',
    },
  },
  {
    modelNo: 610,
    designation: 'Secanta 300',
    typeCode: 'SC-300',
    udiDi: '04099213006103',
    serialPattern: String.raw`^SC3-[A-Z]\d{5}$`,
    mpbetreibvAnnex: 'annex1',
    status: 'released',
    drawing: 'electrosurgical-unit',
    kind: {
      de: 'HF-Chirurgiegerät',
      en: 'Electrosurgical unit',
      uk: 'Електрохірургічний апарат',
      fr: 'Bistouri électrique',
      es: 'Unidad de electrocirugía',
    },
  },
  {
    modelNo: 715,
    designation: 'Oxalis 5',
    typeCode: 'OX-5',
    udiDi: '04099213007155',
    serialPattern: String.raw`^OX5\d{6}$`,
    mpbetreibvAnnex: 'none',
    status: 'released',
    drawing: 'oxygen-concentrator',
    kind: {
      de: 'Sauerstoffkonzentrator',
      en: 'Oxygen concentrator',
      uk: 'Кисневий концентратор',
      fr: 'Concentrateur d’oxygène',
      es: 'Concentrador de oxígeno',
    },
  },
  {
    modelNo: 830,
    designation: 'Lumira E2',
    typeCode: 'LM-E2',
    udiDi: '04099213008305',
    serialPattern: String.raw`^\d{1,8}$`,
    mpbetreibvAnnex: 'none',
    status: 'released',
    drawing: 'examination-lamp',
    kind: {
      de: 'Untersuchungsleuchte',
      en: 'Examination lamp',
      uk: 'Оглядовий світильник',
      fr: 'Lampe d’examen',
      es: 'Lámpara de exploración',
    },
  },
];

export type WorldSchedule = Omit<ScheduleRow, 'id' | 'modelId' | 'checklistId'> & {
  modelNo: number;
  checklist: ChecklistContent;
};

const monthly = { intervalUnit: 'month', anchor: 'completed', dueRule: 'exactDay', performer: 'anyone' } as const;
const inspected = { ...monthly, dueRule: 'endOfMonth', performer: 'qualifiedInspector' } as const;

/** When each has to be checked: every rule, anchor and performer occurs. */
export const worldSchedules: readonly WorldSchedule[] = [
  { ...monthly, modelNo: 220, kind: 'periodic', checklist: syringePumpPeriodic, intervalValue: 12, leadDays: 30 },
  {
    ...inspected,
    modelNo: 220,
    kind: 'electricalSafety',
    checklist: electricalSafety,
    intervalValue: 24,
    leadDays: 60,
  },
  {
    ...monthly,
    modelNo: 410,
    kind: 'periodic',
    checklist: monitorPeriodic,
    anchor: 'scheduled',
    intervalValue: 12,
    leadDays: 30,
  },
  {
    ...inspected,
    modelNo: 410,
    kind: 'mtk',
    checklist: monitorMetrology,
    dueRule: 'endOfYear',
    intervalUnit: 'year',
    intervalValue: 2,
    leadDays: 90,
  },
  {
    ...inspected,
    modelNo: 410,
    kind: 'electricalSafety',
    checklist: electricalSafety,
    intervalValue: 24,
    leadDays: 60,
  },
  { ...monthly, modelNo: 520, kind: 'periodic', checklist: suctionUnit, intervalValue: 6, leadDays: 14 },
  { ...inspected, modelNo: 610, kind: 'stk', checklist: electrosurgicalUnit, intervalValue: 12, leadDays: 30 },
  {
    ...inspected,
    modelNo: 610,
    kind: 'electricalSafety',
    checklist: electricalSafety,
    intervalValue: 12,
    leadDays: 30,
  },
  {
    ...monthly,
    modelNo: 715,
    kind: 'periodic',
    checklist: oxygenConcentrator,
    intervalUnit: 'week',
    intervalValue: 26,
    leadDays: 14,
    performer: 'instructedUser',
  },
  {
    ...monthly,
    modelNo: 830,
    kind: 'visual',
    checklist: examinationLamp,
    anchor: 'commissioned',
    intervalUnit: 'day',
    intervalValue: 365,
    leadDays: 30,
  },
  { ...monthly, modelNo: aedModelNo, kind: 'periodic', checklist: aedSelfTest, intervalValue: 12, leadDays: 30 },
];
