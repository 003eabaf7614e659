import type { Answer } from '../contract/answer.ts';
import type { DeviceRegistration } from '../contract/device-registration.ts';
import type {
  DeviceRegistrationDraft,
  Draft,
  DraftAnswer,
  FunctionCheckDraft,
  IdentifiedDevice,
} from '../contract/draft.ts';
import type { FunctionCheck } from '../contract/function-check.ts';

/** What a submission from the phone's own store holds; that the server refused it may be because something is missing. */
export type KeptSubmission = { submission: object; device: IdentifiedDevice; savedAt: string };

/**
 * The form a submission came from, as far as it can be filled in again: answers, typed fields and photos. What speaks for
 * exactly this content, signature and consent, is given anew. Null: it is too damaged to be a form.
 */
export function draftFromSubmission({ submission, device, savedAt }: KeptSubmission): Draft | null {
  const { kindOfSubmission } = submission as { kindOfSubmission?: unknown };
  return kindOfSubmission === 'deviceRegistration'
    ? registrationDraft(submission as Partial<DeviceRegistration>, { device, savedAt })
    : checkDraft(submission as Partial<FunctionCheck>, { device, savedAt });
}

type Around = { device: IdentifiedDevice; savedAt: string };

function checkDraft(check: Partial<FunctionCheck>, { device, savedAt }: Around): FunctionCheckDraft | null {
  const { submissionId, checklistId, checklistVersion, checklistHash, kind, startedAt } = check;
  if (!submissionId || !checklistId || !checklistVersion || !checklistHash || !kind) return null;
  const { userId, name, role, company, email } = check.performer ?? {};
  const instruments = (check.instruments ?? []).flatMap((instrument, place) => [
    [`instrument${place}Name`, instrument.name],
    [`instrument${place}Serial`, instrument.serialNumber],
    [`instrument${place}CalibratedUntil`, instrument.calibratedUntil],
  ]);
  return {
    kindOfSubmission: 'functionCheck',
    submissionId,
    device,
    startedAt: startedAt === undefined ? savedAt : new Date(startedAt).toISOString(),
    savedAt,
    correctsSubmissionId: check.correctsSubmissionId ?? null,
    checklistId,
    checklistVersion,
    checklistHash,
    kind,
    answers: (check.answers ?? []).map(draftAnswer),
    fields: given([
      ['performerUserId', userId],
      ['performerName', name],
      ['performerRole', role],
      ['performerCompany', company],
      ['performerEmail', email],
      ['overallComment', check.overallComment],
      ['correctionReason', check.correctionReason],
      ...instruments,
    ]),
  };
}

function draftAnswer({ itemId, value, comment, photos }: Answer): DraftAnswer {
  const empty: DraftAnswer = { itemId, result: null, typed: [], optionIds: [], comment };
  switch (value?.kind) {
    case 'passFailNa':
      return { ...empty, result: value.result };
    case 'notApplicable':
      return { ...empty, result: 'na' };
    case 'measurement':
      return { ...empty, typed: value.readings.map(({ typed }) => typed) };
    case 'text':
      return { ...empty, typed: [value.text] };
    case 'choice':
      return { ...empty, optionIds: value.optionIds };
    case 'photo':
      return { ...empty, photos };
    case undefined:
      return empty;
  }
}

function registrationDraft(
  registration: Partial<DeviceRegistration>,
  { device, savedAt }: Around,
): DeviceRegistrationDraft | null {
  const { submissionId, organisation, contact, placement, consents } = registration;
  if (!submissionId) return null;
  return {
    kindOfSubmission: 'deviceRegistration',
    submissionId,
    device,
    startedAt: savedAt,
    savedAt,
    correctsSubmissionId: registration.correctsSubmissionId ?? null,
    photos: registration.photos ?? [],
    fields: given([
      ['organisationName', organisation?.name],
      ['customerNr', organisation?.customerNr],
      ['street', organisation?.address.street],
      ['postalCode', organisation?.address.postalCode],
      ['city', organisation?.address.city],
      ['countryCode', organisation?.address.countryCode],
      ['firstName', contact?.firstName],
      ['lastName', contact?.lastName],
      ['email', contact?.email],
      ['phone', contact?.phone],
      ['contactLanguage', contact?.language],
      ['siteName', placement?.siteName],
      ['department', placement?.department],
      ['room', placement?.room],
      ['inventoryNumber', registration.inventoryNumber],
      ['acquisitionYear', registration.acquisitionYear?.toString()],
      ['commissionedOn', registration.commissionedOn],
      ['remarks', registration.remarks],
      ['marketing', consents?.marketing ? 'yes' : undefined],
      ['correctionReason', registration.correctionReason],
    ]),
  };
}

const given = (fields: (string | null | undefined)[][]): Record<string, string> =>
  Object.fromEntries(fields.filter(([, value]) => value !== undefined && value !== null && value !== ''));
