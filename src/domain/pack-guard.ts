import type { Pack } from '../contract/pack.ts';

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf = (value: unknown, is: (each: unknown) => boolean) => Array.isArray(value) && value.every(is);
const isText = (value: unknown) => typeof value === 'string';
const isTexts = (value: unknown) => isObject(value) && Object.values(value).some(isText);

/**
 * Checks what the form needs of a pack before it is painted, without the weight of a schema library.
 * A test holds this guard against `packSchema`, which checks the same data again after the first paint.
 */
export function isPack(value: unknown): value is Pack {
  return (
    isObject(value) &&
    isListOf(value.models, isModel) &&
    isListOf(value.checklists, isChecklist) &&
    isListOf(value.labelKeys, (key) => isObject(key) && typeof key.keyId === 'number' && isText(key.publicKey)) &&
    isListOf(value.hosts, isText) &&
    (value.hosts as unknown[]).length > 0 &&
    isText(value.privacyNoticeVersion)
  );
}

const isModel = (model: unknown) =>
  isObject(model) &&
  typeof model.modelNo === 'number' &&
  isText(model.designation) &&
  isTexts(model.kind) &&
  isText(model.manufacturerName);

const isChecklist = (checklist: unknown) =>
  isObject(checklist) &&
  isText(checklist.checklistId) &&
  typeof checklist.version === 'number' &&
  isText(checklist.contentHash) &&
  isText(checklist.kind) &&
  isTexts(checklist.name) &&
  isText(checklist.passRule) &&
  isText(checklist.signature) &&
  isText(checklist.instruments) &&
  isListOf(checklist.modelNos, (modelNo) => typeof modelNo === 'number') &&
  isListOf(checklist.items, isItem) &&
  (checklist.items as unknown[]).length > 0;

function isItem(item: unknown): boolean {
  if (!isObject(item) || !isText(item.itemId) || !isTexts(item.label)) return false;
  if (item.visibleIf !== undefined && !isCondition(item.visibleIf)) return false;
  if (item.kind !== 'section' && typeof item.required !== 'boolean') return false;
  switch (item.kind) {
    case 'section':
    case 'passFailNa':
      return true;
    case 'measurement':
      return (
        isObject(item.unit) && isText(item.unit.shown) && typeof item.decimals === 'number' && isWhole(item.repeat)
      );
    case 'text':
      return typeof item.maxLength === 'number';
    case 'choice':
      return isListOf(item.options, (option) => isObject(option) && isText(option.optionId) && isTexts(option.label));
    case 'photo':
      return typeof item.max === 'number';
    default:
      return false;
  }
}

const isCondition = (condition: unknown) =>
  isObject(condition) && isText(condition.itemId) && isText(condition.op) && isText(condition.value);

const isWhole = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 1;
