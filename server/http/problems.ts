import type { FieldError, Problem } from '../../src/contract/problem.ts';

/** Every refusal the server knows: its status and what it says in one English sentence. The code is its translation key. */
const problems = {
  badRequest: { status: 400, title: 'The request cannot be understood.' },
  badUrl: { status: 400, title: 'The address is not well formed.' },
  badJson: { status: 400, title: 'The body is not readable JSON.' },
  loginFailed: { status: 401, title: 'No sign-in with this address and password.' },
  sessionEnded: { status: 401, title: 'There is no session, or it has ended.' },
  notPermitted: { status: 403, title: 'This is not for your group.' },
  originNotAllowed: { status: 403, title: 'This was asked from a page that is not ours.' },
  notFound: { status: 404, title: 'There is nothing at this address.' },
  deviceUnknown: { status: 404, title: 'No device is known by this reference.' },
  checklistUnknown: { status: 404, title: 'There is no such version of a checklist.' },
  submissionUnknown: { status: 404, title: 'No submission is known by this id and receipt code.' },
  linkUnknown: { status: 404, title: 'No such link was sent, or a newer one took its place.' },
  methodNotAllowed: { status: 405, title: 'This address does not take this method.' },
  requestTimeout: { status: 408, title: 'The request took too long to arrive.' },
  signInRequired: { status: 409, title: 'This was made by a signed-in person and needs that sign-in.' },
  performerNoLongerAllowed: {
    status: 409,
    title: 'Whoever made this may not make checks any more. It can be sent without an account.',
  },
  nothingToPublish: { status: 409, title: 'There is no draft to publish.' },
  previewStale: { status: 409, title: 'Something has changed since the preview. Look at it again.' },
  alreadyCommitted: { status: 409, title: 'This import was done already.' },
  checkClosed: { status: 409, title: 'This check was voided or corrected.' },
  alreadyDecided: { status: 409, title: 'Somebody has decided about this registration already.' },
  alreadyActivated: { status: 409, title: 'This account was activated before.' },
  userAlreadyActive: { status: 409, title: 'This user is active already.' },
  userDeactivated: { status: 409, title: 'This user is deactivated.' },
  customerHasDevices: { status: 409, title: 'There are devices of this customer, so it cannot be deleted.' },
  customerIsMaker: { status: 409, title: 'This is the maker itself, which always stays.' },
  siteHasDevices: { status: 409, title: 'There are devices at this site.' },
  siteClosed: { status: 409, title: 'This site is closed.' },
  deviceHasHistory: {
    status: 409,
    title: 'Something was done with this device, so it is kept. Take it out of use instead.',
  },
  deviceDecommissioned: { status: 409, title: 'This device is out of use.' },
  deviceUnregistered: { status: 409, title: 'This device has not been registered yet.' },
  labelNumbersUsedUp: { status: 409, title: 'This device has used up all numbers of labels.' },
  countChanged: { status: 409, title: 'There are more or fewer devices than expected by now.' },
  notOneself: { status: 409, title: 'This cannot be done to oneself.' },
  groupAbove: { status: 409, title: 'This user is of a group above your own.' },
  lastAdministrator: { status: 409, title: 'This is the last administrator.' },
  statusDiffers: { status: 409, title: 'It is not in a state in which this can be done.' },
  uploadDiffers: { status: 409, title: 'Under this id another photo was announced.' },
  tokenExpired: { status: 410, title: 'This link is too old, or was used before.' },
  versionConflict: { status: 412, title: 'Somebody else changed this in the meantime.' },
  voided: { status: 410, title: 'This submission was voided.' },
  bodyTooLarge: { status: 413, title: 'The body is larger than allowed.' },
  urlTooLong: { status: 414, title: 'The address is longer than allowed.' },
  unsupportedMediaType: { status: 415, title: 'The body is of a type this address does not take.' },
  logoNotAPicture: { status: 415, title: 'A logo is a PNG, JPEG or WebP picture.' },
  validationFailed: { status: 422, title: 'Some fields are not as they must be.' },
  submissionIdReused: { status: 422, title: 'This id was used before, with other content.' },
  uploadNotAnnounced: { status: 422, title: 'No submission that is kept here announced this photo.' },
  uploadDamaged: { status: 422, title: 'The bytes are not those that were announced. Send them again.' },
  logoTooSmall: { status: 422, title: 'The picture has too few pixels for a logo.' },
  logoTooLarge: { status: 422, title: 'The picture has more pixels than a logo may have.' },
  logoDamaged: { status: 422, title: 'The picture cannot be read to its end.' },
  fileUnreadable: {
    status: 422,
    title: 'The file is no table that can be read: neither CSV nor XLSX with a first line of names.',
  },
  moduleTooSmall: { status: 422, title: 'In this layout the code would be too small for phones to read.' },
  tooManyRows: { status: 422, title: 'The file has too many rows. Split it.' },
  quoteNotClosed: { status: 422, title: 'A quotation mark in the file is not closed as it must be.' },
  tooManyColumns: { status: 422, title: 'The file has too many columns. Leave out those that are not needed.' },
  tooManySheets: { status: 422, title: 'The workbook has too many sheets. Leave only the one to be read.' },
  tooManyTexts: { status: 422, title: 'There are too many different texts in the workbook. Split it.' },
  fileTooCostly: {
    status: 422,
    title: 'The file takes more memory or time to read than there is. Split it, or save it as CSV.',
  },
  tooManyRowsForWorkbook: { status: 422, title: 'These are too many rows for a workbook. Take the CSV.' },
  importHasErrors: { status: 422, title: 'Some rows are wrong. Correct them or leave them out.' },
  photoUnreadable: { status: 422, title: 'The photo that was sent cannot be read as a picture.' },
  notDownloadable: { status: 422, title: 'There is no file at this path.' },
  resendTooSoon: { status: 429, title: 'A mail was sent a moment ago. Wait a minute.' },
  tooManyRequests: { status: 429, title: 'Too many requests. Try again later.' },
  headersTooLarge: { status: 431, title: 'The headers are larger than allowed.' },
  internalError: { status: 500, title: 'Something went wrong here. Try again later.' },
  diskFull: { status: 503, title: 'The disk is full, or nearly so: nothing may be relied on to be kept.' },
  unavailable: { status: 503, title: 'The server cannot answer now. Try again later.' },
} as const;

export type ProblemCode = keyof typeof problems;

/** What a refusal says besides its code. */
export type ProblemDetails = {
  params?: Problem['params'];
  errors?: FieldError[];
  instance?: string;
  traceId?: string;
  current?: unknown;
};

/** A refusal as a body. */
export function problem(code: ProblemCode, details: ProblemDetails = {}): Problem {
  return { type: 'about:blank', ...problems[code], code, ...details };
}

/** An answer that refuses: a value, so that a handler cannot forget that it may happen. */
export class HttpProblem {
  readonly code: ProblemCode;
  readonly details: ProblemDetails & { retryAfterSeconds?: number };

  constructor(code: ProblemCode, details: ProblemDetails & { retryAfterSeconds?: number } = {}) {
    this.code = code;
    this.details = details;
  }
}
