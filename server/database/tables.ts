import type { Generated } from 'kysely';
import type { CheckKind } from '../../src/contract/checklist.ts';
import type { LogEntry } from '../../src/contract/device-actions.ts';
import type { CheckResult } from '../../src/contract/function-check.ts';
import type { Group } from '../../src/contract/group.ts';
import type { FleetState } from '../../src/contract/overview.ts';
import type { DeviceStatus, submissionStates } from '../../src/contract/receipt.ts';
import type { KindOfSubmission } from '../../src/contract/submission.ts';
import type { Schedule } from '../../src/domain/due-date.ts';
import type { Interval } from '../../src/domain/plain-date.ts';

/**
 * The tables as both databases have them. Ids are UUIDv7 text, instants ISO text in UTC, dates YYYY-MM-DD, truth 0 or 1,
 * and columns named `…Json` hold JSON text: one shape for two databases, and text sorts as it is meant to.
 */
export type Tables = {
  installation: InstallationRow;
  customer: CustomerRow & Searched & Deletable;
  site: SiteRow & Searched & Deletable;
  deviceModel: DeviceModelRow & Searched & { designationFolded: Generated<string> };
  schedule: ScheduleRow;
  checklist: ChecklistRow;
  checklistVersion: ChecklistVersionRow;
  device: DeviceRow & Searched & DeviceOrder;
  deviceLog: DeviceLogRow;
  deviceImport: DeviceImportRow;
  calendarFeed: CalendarFeedRow;
  label: LabelRow;
  labelPrint: LabelPrintRow;
  labelKey: LabelKeyRow;
  protocolNumber: ProtocolNumberRow;
  submission: SubmissionRow;
  upload: UploadRow;
  registrationQuestion: RegistrationQuestionRow;
  appUser: AppUserRow & Searched & Deletable & { nameFolded: Generated<string> };
  event: EventRow;
  picture: PictureRow;
  session: SessionRow;
  refreshToken: RefreshTokenRow;
  loginFailure: LoginFailureRow;
  linkToken: LinkTokenRow;
  mail: MailRow;
  downloadTicket: DownloadTicketRow;
  deviceChange: DeviceChangeRow;
  checkChange: CheckChangeRow;
  siteChange: SiteChangeRow;
  countedCustomer: CountedCustomerRow;
  fleetFigures: FleetFiguresRow;
  checkFigures: CheckFiguresRow;
  siteFigures: SiteFiguresRow;
};

type Truth = 0 | 1;

/** What every stored object carries, so that two people editing it notice each other. */
type Versioned = { version: number; createdAt: string; updatedAt: string };

/** The text it is found by (domain/search-text.ts). */
type Searched = { searchText: Generated<string> };

/** What was deleted stays as an empty row, because the record and old checks refer to it. */
type Deletable = { deletedAt: string | null };

/** Facts about this installation by name: `packRevision`, `demo`. */
type InstallationRow = { name: string; value: string };

export type CustomerRow = Versioned & {
  id: string;
  customerNr: string;
  name: string;
  /** For order and comparison (domain/folded-text.ts). */
  nameFolded: string;
  type: 'hospital' | 'practice' | 'careHome' | 'emergencyService' | 'distributor' | 'publicSite' | 'maker' | 'other';
  status: 'active' | 'locked' | 'archived';
  addressJson: string | null;
  email: string | null;
  phone: string | null;
  defaultLanguage: string;
  timeZone: string;
  reminderPolicyJson: string | null;
  logo: string | null;
  notes: string | null;
};

export type SiteRow = Versioned & {
  id: string;
  customerId: string;
  siteNr: string | null;
  name: string;
  /** The name folded for comparing: two sites of a customer never differ by case or accents only. */
  nameFolded: string;
  type: 'building' | 'ward' | 'practice' | 'vehicle' | 'publicPlace' | 'storage' | 'other';
  addressJson: string | null;
  contactJson: string | null;
  timeZone: string;
  status: 'active' | 'closed';
  closedOn: string | null;
  notes: string | null;
};

export type DeviceModelRow = Versioned & {
  id: string;
  modelNo: number;
  designation: string;
  kindJson: string;
  typeCode: string | null;
  manufacturerName: string;
  manufacturerAddressJson: string | null;
  udiDi: string | null;
  mpbetreibvAnnex: 'none' | 'annex1' | 'annex2' | 'both';
  serialPattern: string | null;
  manualUrl: string | null;
  picture: string | null;
  status: 'draft' | 'released' | 'discontinued';
};

export type ScheduleRow = {
  id: string;
  modelId: string;
  kind: CheckKind;
  checklistId: string | null;
  intervalValue: number;
  intervalUnit: Interval['unit'];
  anchor: Schedule['anchor'];
  dueRule: Schedule['dueRule'];
  leadDays: number;
  performer: 'anyone' | 'instructedUser' | 'qualifiedInspector';
};

export type ChecklistRow = Versioned & { id: string; kind: CheckKind; status: 'active' | 'retired' };

/** A version is immutable once published and stays for ever. */
export type ChecklistVersionRow = {
  checklistId: string;
  version: number;
  state: 'draft' | 'published';
  contentJson: string;
  contentHash: string;
  publishedAt: string | null;
};

export type DeviceRow = Versioned & {
  id: string;
  deviceRef: string;
  customerId: string;
  siteId: string | null;
  modelId: string;
  serialNumber: string;
  /** Upper case without spaces: unique together with the model. */
  serialFolded: string;
  lotNumber: string | null;
  udiRaw: string | null;
  manufacturedOn: string | null;
  expiresOn: string | null;
  inventoryNumber: string | null;
  name: string | null;
  department: string | null;
  room: string | null;
  acquisitionYear: number | null;
  commissionedOn: string | null;
  warrantyUntil: string | null;
  softwareVersion: string | null;
  status: DeviceStatus;
  condition: 'unknown' | 'ok' | 'remarks' | 'failed';
  notes: string | null;
};

/**
 * What a list of devices is ordered and filtered by. Worked out from checks and schedules by one rule, in the
 * transaction that changes either (devices/due-columns.ts), because 100,000 devices cannot be worked out for each page.
 */
export type DueColumns = {
  /** All its dates (domain/due-date.ts: DueEntry), the nearest first. */
  dueJson: string;
  /** The instants at which the first of them comes into its lead time, and is overdue. */
  soonAt: string;
  overdueAt: string;
  /** The most urgent date, by which the device is listed, and its facts; 9999-12-31 where nothing is due. */
  nextDueOn: string;
  nextDueKind: CheckKind | null;
  neverDone: Truth;
  /** The instant from which another date is the most urgent (devices/turn-due-dates.ts). */
  dueTurnsAt: string;
};
type DeviceOrder = { nameFolded: Generated<string> } & {
  [Column in keyof DueColumns]: Generated<DueColumns[Column]>;
};

/** What happened to a device, in words; never changed. */
export type DeviceLogRow = {
  id: string;
  deviceId: string;
  kind: LogEntry['kind'];
  occurredOn: string;
  text: string;
  fromValue: string | null;
  toValue: string | null;
  authorId: string | null;
  authorName: string | null;
  createdAt: string;
};

/** The calendar of a customer; only the SHA-256 of the token in its address is kept. */
type CalendarFeedRow = { customerId: string; tokenHash: string; createdAt: string };

/** A file of devices that somebody wants to import, and how it is to be read. */
export type DeviceImportRow = {
  id: string;
  customerId: string;
  createdBy: string;
  fileName: string;
  contentBase64: string;
  settingsJson: string;
  createdAt: string;
  committedAt: string | null;
};

export type LabelRow = {
  id: string;
  deviceId: string;
  labelNo: number;
  labelDay: string;
  keyId: number;
  state: 'current' | 'superseded' | 'revoked';
  reason: string | null;
  createdAt: string;
};

/** Which labels somebody made ready, and how they are to be printed. The codes are made when the file is fetched. */
type LabelPrintRow = { id: string; customerId: string; userId: string; orderJson: string; createdAt: string };

/** A key labels are signed with. One signs, the earlier ones only verify; their private halves are dropped. */
export type LabelKeyRow = {
  keyId: number;
  privateJwkJson: string | null;
  publicKey: string;
  state: 'signing' | 'verifying';
  createdAt: string;
};

/** The last protocol number given out, by kind of submission. */
type ProtocolNumberRow = { kindOfSubmission: KindOfSubmission; last: number };

export type SubmissionRow = {
  id: string;
  kindOfSubmission: KindOfSubmission;
  /** Canonical JSON of the submission exactly as received; `contentHash` is its SHA-256. */
  contentJson: string;
  contentHash: string;
  deliveryJson: string;
  receivedAt: string;
  protocolNo: string;
  receiptCode: string;
  state: (typeof submissionStates)[number];
  flagsJson: string;
  /** The flags, due date and status the sender was told: a receipt sent again says the same. */
  toldFlagsJson: string;
  toldNextDueOn: string | null;
  toldDeviceStatus: DeviceStatus | null;
  photosAnnounced: number;
  photosPending: number;
  result: CheckResult | null;
  deviceId: string | null;
  customerId: string | null;
  siteId: string | null;
  checklistId: string | null;
  checklistVersion: number | null;
  checkKind: CheckKind | null;
  labelVerified: Truth;
  /** 1 while this check decides about due dates and condition: counted when received, or accepted later. */
  counts: Truth;
  /** When the phone says it was done. */
  performedAt: string;
  /** The same on the server's clock and never in the future: what "latest" means among checks that count. */
  effectiveAt: string;
  performerUserId: string | null;
  correctsSubmissionId: string | null;
  correctedBySubmissionId: string | null;
  closedAt: string | null;
  closedReason: string | null;
};

/** What the contact of a registration was asked. The link is made when the mail is sent; only its hash is kept. */
export type RegistrationQuestionRow = {
  id: string;
  submissionId: string;
  question: string;
  tokenHash: string | null;
  askedAt: string;
  askedBy: string | null;
  expiresAt: string;
  answer: string | null;
  answeredAt: string | null;
};

/** A photo exactly as it was sent; shown only after it was made anew. */
export type UploadRow = {
  id: string;
  submissionId: string;
  /** As the submission announced it. */
  uploadId: string;
  sha256: string;
  contentType: string;
  size: number;
  contentBase64: string;
  receivedAt: string;
};

export type AppUserRow = Versioned & {
  id: string;
  customerId: string;
  email: string;
  salutation: 'ms' | 'mr' | 'neutral' | null;
  title: string | null;
  firstName: string;
  lastName: string;
  phone: string | null;
  jobTitle: string | null;
  language: string;
  timeZone: string;
  userGroup: Group;
  /** None = all of the customer's. */
  siteIdsJson: string;
  qualificationsJson: string;
  notificationsJson: string;
  status: 'invited' | 'active' | 'locked' | 'deactivated';
  /** Absent until a password was chosen. */
  passwordHash: string | null;
};

export type EventRow = {
  id: string;
  occurredAt: string;
  customerId: string | null;
  actorKind: 'user' | 'public' | 'system';
  actorId: string | null;
  actorName: string | null;
  action: string;
  entityType: string;
  entityId: string;
  changesJson: string;
  reason: string | null;
};

/** What is behind an id never changes; a new picture gets a new id. */
type PictureRow = { id: string; contentType: string; contentBase64: string };

/** One browser somebody is signed in with, from sign-in to sign-out. */
export type SessionRow = {
  id: string;
  userId: string;
  userAgent: string;
  /** The newest generation of refresh tokens that came back to us. */
  usedGeneration: number;
  createdAt: string;
  lastUsedAt: string;
  /** However often it is used. */
  endsAt: string;
  endedAt: string | null;
  endedWhy: 'signedOut' | 'endedByUser' | 'passwordChanged' | 'tokenReused' | 'userBarred' | null;
};

/** Only the SHA-256 of a token is kept. */
type RefreshTokenRow = {
  hash: string;
  sessionId: string;
  generation: number;
  /** It came back to us. */ used: Generated<Truth>;
};

/** Wrong passwords for an address, known here or not. */
type LoginFailureRow = { emailHash: string; failures: number; since: string; lockedUntil: string | null };

/** A link that was sent by mail; only the SHA-256 of its token is kept. */
export type LinkTokenRow = {
  hash: string;
  userId: string;
  purpose: 'activation' | 'passwordReset';
  expiresAt: string;
  usedAt: string | null;
  /** Set when a newer link took its place. */
  endedAt: string | null;
};

/** A mail to be sent, or sent. It is written when it is sent: what is kept holds no link. */
export type MailRow = {
  id: string;
  purpose:
    | 'activation'
    | 'passwordReset'
    | 'passwordChanged'
    | 'emailChanged'
    | 'registrationReceived'
    | 'registrationQuestion'
    | 'registrationRejected'
    | 'newRegistration'
    | 'newRegistrations'
    | 'failedCheck'
    | 'failedChecks'
    | 'dueReminder';
  toAddress: string;
  userId: string | null;
  language: string;
  detailsJson: string;
  /** `dropped`: there was nobody to write to. */
  state: 'waiting' | 'sent' | 'failed' | 'dropped';
  attempts: number;
  nextAttemptAt: string;
  claimedUntil: string | null;
  lastError: string | null;
  createdAt: string;
  sentAt: string | null;
};

/** A link to a file that is good once; only the SHA-256 of the ticket is kept. */
type DownloadTicketRow = { hash: string; sessionId: string; path: string; expiresAt: string };

/** 1 beside what came to be, -1 beside what it was before: written by the database with each change of a row. */
type Change = { change: 1 | -1 };
type DeviceChangeRow = Change &
  Pick<DeviceRow, 'customerId' | 'siteId' | 'status' | 'condition'> &
  Pick<DueColumns, 'soonAt' | 'overdueAt' | 'neverDone'>;
type CheckChangeRow = Change & { customerId: string } & Pick<
    SubmissionRow,
    'siteId' | 'effectiveAt' | 'state' | 'result'
  >;

type SiteChangeRow = Change & Pick<SiteRow, 'customerId' | 'status'> & Deletable;

/** Of whom figures are kept; the months of the checks are those of this time zone, from the first that was counted. */
type CountedCustomerRow = { customerId: string; timeZone: string; firstMonth: string };

/** The devices in use at a site, or under '' at none, by their state at any instant of the span. */
type FleetFiguresRow = { customerId: string; siteId: string; holdsFrom: string; holdsUntil: string } & Record<
  Exclude<keyof FleetState, 'total'>,
  number
>;

/** The checks of a month at a site, or under '' at none. */
type CheckFiguresRow = { customerId: string; month: string; siteId: string } & Record<CheckResult, number>;

type SiteFiguresRow = { customerId: string; open: number };
