import type { Checklist } from '../../contract/checklist.ts';
import type { FunctionCheckDraft } from '../../contract/draft.ts';
import { functionCheckSchema, type FunctionCheck } from '../../contract/function-check.ts';
import type { FieldErrors } from './review-field.tsx';
import { usedInstrumentPlaces } from './submission-from-draft.ts';

const performerFields: Record<string, string> = {
  name: 'performerName',
  role: 'performerRole',
  company: 'performerCompany',
  email: 'performerEmail',
};

type Reviewed = { submission: FunctionCheck; draft: FunctionCheckDraft; checklist: Checklist };

/** What the contract refuses in the review's fields, and what the checklist asks for besides. Empty: it can be saved. */
export function reviewErrors({ submission, draft, checklist }: Reviewed): FieldErrors {
  const errors: FieldErrors = {};
  const places = usedInstrumentPlaces(draft.fields);
  if (checklist.instruments === 'required' && places.length === 0) errors.instrument0Name = { code: 'textTooShort' };
  const checked = functionCheckSchema.safeParse(submission);
  for (const issue of checked.error?.issues ?? []) {
    const field = fieldOf(issue.path, places);
    errors[field] ??= { code: issue.message, params: 'params' in issue ? { ...issue.params } : {} };
  }
  return errors;
}

/** The field an issue belongs to; `other` when it is none of the review's. */
function fieldOf([part, second, third]: PropertyKey[], places: number[]): string {
  if (part === 'performer') return performerFields[String(second)] ?? 'other';
  if (part === 'signature') return 'signatureName';
  if (part === 'overallComment') return 'overallComment';
  if (part !== 'instruments') return 'other';
  const field = { name: 'Name', serialNumber: 'Serial', calibratedUntil: 'CalibratedUntil' }[String(third)];
  return `instrument${places[Number(second)] ?? 0}${field ?? 'Name'}`;
}
