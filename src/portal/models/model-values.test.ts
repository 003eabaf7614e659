import { expect, test } from 'vitest';
import { checkKinds } from '../../contract/checklist.ts';
import { deviceModelChangeSchema } from '../../contract/device-model.ts';
import { atItsField, changeOf, errorsOf, newModel, type ModelValues } from './model-values.ts';
import { newSchedule } from './new-schedule.ts';

const typed: ModelValues = {
  ...newModel,
  modelNo: ' 4711 ',
  designation: 'Velora N1',
  kind: { ...newModel.kind, en: 'Infusion pump', uk: '  ' },
  manufacturerName: 'Halden & Rieck',
};

test('[MOD-1] what was typed of a model is sent as the contract has it, languages without a text left out', () => {
  const change = changeOf({ ...typed, schedules: checkKinds.map(newSchedule) });
  expect(deviceModelChangeSchema.safeParse(change).error).toBeUndefined();
  expect(change.modelNo).toBe(4711);
  expect(change.kind).toEqual({ en: 'Infusion pump' });
  expect(change.manufacturer).toEqual({ name: 'Halden & Rieck', address: null });
});

test('[MOD-1] a model without number, name and kind is told so at these fields', () => {
  const pointers = errorsOf(newModel).map(({ pointer }) => pointer);
  expect(pointers.toSorted((one, other) => one.localeCompare(other))).toEqual([
    '/designation',
    '/kind/en',
    '/manufacturerName',
    '/modelNo',
  ]);
});

test('[MOD-1] an interval that is missing, or not allowed, is told at the number that is typed', () => {
  const schedule = { ...newSchedule('stk'), interval: { value: null, unit: 'month' as const } };
  expect(errorsOf({ ...typed, schedules: [schedule] })).toEqual([
    { pointer: '/schedules/0/interval/value', code: 'required', params: undefined },
  ]);
  expect(atItsField({ pointer: '/schedules/0/interval', code: 'scheduleNotAllowed' }).pointer).toBe(
    '/schedules/0/interval/value',
  );
});

test('[MOD-1] a new schedule begins with what the law asks for', () => {
  expect(newSchedule('stk')).toMatchObject({ dueRule: 'endOfMonth', interval: { value: 24, unit: 'month' } });
  expect(newSchedule('mtk')).toMatchObject({ dueRule: 'endOfYear' });
});
