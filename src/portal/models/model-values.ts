import { deviceModelChangeSchema, type DeviceModel, type DeviceModelChange } from '../../contract/device-model.ts';
import { languages, type Language } from '../../contract/language.ts';
import type { FieldError } from '../../contract/problem.ts';
import type { ModelSchedule } from '../../contract/schedule.ts';
import { bodyErrors } from '../../domain/field-errors.ts';
import { lineOrNull, typedAddress, typedParts, type TypedAddress } from '../../domain/typed-contact.ts';
import { normalLine } from '../../domain/normal-text.ts';

/** Stands where no checklist is named. */
export const anyChecklist = 'any';

/** A schedule as it is typed: a number may be missing for a while. */
export type TypedSchedule = Omit<ModelSchedule, 'checklistId' | 'interval' | 'leadDays'> & {
  /** An id, or whichever fits the model. */
  checklistId: string;
  interval: { value: number | null; unit: ModelSchedule['interval']['unit'] };
  leadDays: number | null;
};

/** What the form of a model holds: everything as it is typed. */
export type ModelValues = {
  modelNo: string;
  designation: string;
  kind: Record<Language, string>;
  typeCode: string;
  manufacturerName: string;
  address: TypedAddress;
  udiDi: string;
  mpbetreibvAnnex: DeviceModel['mpbetreibvAnnex'];
  serialPattern: string;
  manualUrl: string;
  schedules: TypedSchedule[];
};

const kindOf = (kind: DeviceModel['kind']) =>
  Object.fromEntries(languages.map((language) => [language, kind[language] ?? ''])) as Record<Language, string>;

export const newModel: ModelValues = {
  modelNo: '',
  designation: '',
  kind: kindOf({}),
  typeCode: '',
  manufacturerName: '',
  address: typedAddress(null),
  udiDi: '',
  mpbetreibvAnnex: 'none',
  serialPattern: '',
  manualUrl: '',
  schedules: [],
};

export const valuesOf = (model: DeviceModel): ModelValues => ({
  modelNo: String(model.modelNo),
  designation: model.designation,
  kind: kindOf(model.kind),
  typeCode: model.typeCode ?? '',
  manufacturerName: model.manufacturer.name,
  address: typedAddress(model.manufacturer.address),
  udiDi: model.udiDi ?? '',
  mpbetreibvAnnex: model.mpbetreibvAnnex,
  serialPattern: model.serialPattern ?? '',
  manualUrl: model.manualUrl ?? '',
  schedules: model.schedules.map((schedule) => ({ ...schedule, checklistId: schedule.checklistId ?? anyChecklist })),
});

/** What is sent of it. */
export function changeOf(values: ModelValues): DeviceModelChange {
  const { modelNo, kind, manufacturerName, address, schedules, mpbetreibvAnnex } = values;
  const texts = languages.map((language) => [language, normalLine(kind[language])] as const);
  const change = {
    modelNo: /^\s*\d+\s*$/.test(modelNo) ? Number(modelNo) : 0,
    designation: normalLine(values.designation),
    kind: Object.fromEntries(texts.filter(([, text]) => text !== '')),
    typeCode: lineOrNull(values.typeCode),
    manufacturer: { name: normalLine(manufacturerName), address: typedParts(address) },
    udiDi: lineOrNull(values.udiDi),
    mpbetreibvAnnex,
    serialPattern: values.serialPattern.trim() || null,
    manualUrl: lineOrNull(values.manualUrl),
    schedules: schedules.map(({ checklistId, interval, leadDays, ...schedule }) => ({
      ...schedule,
      checklistId: checklistId === anyChecklist ? null : checklistId,
      interval: { value: interval.value ?? undefined, unit: interval.unit },
      leadDays: leadDays ?? undefined,
    })),
  };
  return change as DeviceModelChange; // checked by the contract before it is sent
}

/** What the contract finds wrong with it. A kind in no language at all is one without English. */
export function errorsOf(values: ModelValues): FieldError[] {
  const change = changeOf(values);
  const checked = deviceModelChangeSchema.safeParse(change);
  const english = change.kind.en ? [] : [{ pointer: '/kind/en', code: 'textMissing', params: { language: 'en' } }];
  const found = checked.success ? [] : bodyErrors(checked.error, change);
  return [...found.filter(({ pointer }) => !pointer.startsWith('/kind')), ...english].map(atItsField);
}

/** A fault where the form has the field. */
export function atItsField({ pointer, ...fault }: FieldError): FieldError {
  const place = pointer
    .replace(/^\/manufacturer\/name$/, '/manufacturerName')
    .replace(/^\/manufacturer\/address/, '/address')
    .replace(/^(\/schedules\/\d+\/interval)$/, '$1/value');
  return { ...fault, pointer: place };
}
