import type { Draft } from '../contract/draft.ts';

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === 'string';
const isTextList = (value: unknown) => Array.isArray(value) && value.every(isText);
const isTextRecord = (value: unknown) => isObject(value) && Object.values(value).every(isText);

/** Checks a draft read from the phone before the form shows it; a test holds it against `draftSchema`. */
export function isDraft(value: unknown): value is Draft {
  if (!isObject(value)) return false;
  const { submissionId, startedAt, savedAt, device, fields } = value;
  if (!isText(submissionId) || !isText(startedAt) || !isText(savedAt)) return false;
  if (!isTextRecord(fields) || !isObject(device) || !isText(device.labelVerification)) return false;
  if (value.kindOfSubmission === 'deviceRegistration') return isPhotoList(value.photos);
  return (
    value.kindOfSubmission === 'functionCheck' &&
    isText(value.checklistId) &&
    typeof value.checklistVersion === 'number' &&
    isText(value.checklistHash) &&
    isText(value.kind) &&
    Array.isArray(value.answers) &&
    value.answers.every(isAnswer)
  );
}

const isAnswer = (answer: unknown) =>
  isObject(answer) &&
  isText(answer.itemId) &&
  (answer.result === null || isText(answer.result)) &&
  isTextList(answer.typed) &&
  isTextList(answer.optionIds) &&
  isText(answer.comment) &&
  isPhotoList(answer.photos);

const isPhotoList = (photos: unknown) => photos === undefined || Array.isArray(photos);
