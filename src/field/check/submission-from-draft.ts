import type { Checklist } from '../../contract/checklist.ts';
import type { FunctionCheckDraft } from '../../contract/draft.ts';
import type { FunctionCheck, Instrument } from '../../contract/function-check.ts';
import type { Language } from '../../contract/language.ts';
import { answersFromDraft } from '../../domain/answer-from-draft.ts';
import { normalLine, normalLines } from '../../domain/normal-text.ts';
import { zonedTime } from '../../domain/zoned-time.ts';

/** What a submission says of the phone and the app it was made with. */
export type MadeWith = {
  appVersion: string;
  language: Language;
  timeZone: string;
  /** Minutes east of UTC at an instant, by the phone's zone. */
  offsetAt: (instant: number) => number;
  privacyNoticeVersion: string;
};

type Finished = { draft: FunctionCheckDraft; checklist: Checklist; performedAt: number; madeWith: MadeWith };

/** The check as it will be sent: texts normalised, empty fields left out, hidden answers dropped. */
export function submissionFromDraft({ draft, checklist, performedAt, madeWith }: Finished): FunctionCheck {
  const { device, fields } = draft;
  const { appVersion, language, timeZone, offsetAt, privacyNoticeVersion } = madeWith;
  const startedAt = Date.parse(draft.startedAt);
  return {
    kindOfSubmission: 'functionCheck',
    submissionId: draft.submissionId,
    ...(device.deviceRef === undefined ? { manualDevice: device.manualDevice } : { deviceRef: device.deviceRef }),
    labelText: device.labelText,
    labelVerification: device.labelVerification,
    checklistId: draft.checklistId,
    checklistVersion: draft.checklistVersion,
    checklistHash: draft.checklistHash,
    kind: draft.kind,
    startedAt: zonedTime(startedAt, offsetAt(startedAt)),
    performedAt: zonedTime(performedAt, offsetAt(performedAt)),
    timeZone,
    performer: performerFrom(fields),
    answers: answersFromDraft(checklist.items, draft.answers),
    instruments: instrumentsFrom(fields),
    overallComment: normalLines(fields.overallComment ?? ''),
    signature: signatureFrom(fields, checklist),
    privacyNoticeVersion,
    appVersion,
    language,
    correctsSubmissionId: draft.correctsSubmissionId,
    correctionReason: normalLines(fields.correctionReason ?? '') || null,
  };
}

/** Drawn where that was asked for and done, else typed. */
function signatureFrom(fields: FunctionCheckDraft['fields'], { signature }: Checklist): FunctionCheck['signature'] {
  if (signature === 'none') return null;
  if (signature === 'drawn' && fields.signaturePath) return { kind: 'drawn', path: fields.signaturePath };
  return { kind: 'typed', name: normalLine(fields.signatureName ?? '') };
}

/** How many instruments the review has room for. */
export const instrumentPlaces = 3;

function performerFrom(fields: FunctionCheckDraft['fields']) {
  const text = (name: string) => normalLine(fields[name] ?? '');
  const [role, company, email] = [text('performerRole'), text('performerCompany'), text('performerEmail')];
  const { performerUserId } = fields;
  return {
    ...(performerUserId && { userId: performerUserId }),
    name: text('performerName'),
    ...(role && { role }),
    ...(company && { company }),
    ...(email && { email }),
  };
}

/** The places of the review in which an instrument is named, at least in part. */
export function usedInstrumentPlaces(fields: FunctionCheckDraft['fields']): number[] {
  return Array.from({ length: instrumentPlaces }, (_, place) => place).filter((place) =>
    instrumentParts.some((part) => fields[`instrument${place}${part}`]?.trim()),
  );
}

const instrumentParts = ['Name', 'Serial', 'CalibratedUntil'] as const;

function instrumentsFrom(fields: FunctionCheckDraft['fields']): Instrument[] {
  return usedInstrumentPlaces(fields).map((place) => {
    const [name = '', serialNumber, calibratedUntil] = instrumentParts.map((part) =>
      normalLine(fields[`instrument${place}${part}`] ?? ''),
    );
    return { name, ...(serialNumber && { serialNumber }), ...(calibratedUntil && { calibratedUntil }) };
  });
}
