import { z } from '../../src/contract/zod.ts';
import type { Tables } from './tables.ts';

/**
 * A backup is JSON text, a line each: this header, then the rows of all tables, then how many they were. It is the same
 * for both databases, so it also moves an installation from one to the other.
 */
export const backupHeaderSchema = z.object({
  backupOf: z.literal('Device Portal'),
  format: z.literal(1),
  /** The last migration step of the database it was made from. */
  step: z.string(),
  madeAt: z.string(),
});
export const backupRowSchema = z.object({
  table: z.string(),
  row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});
/** Without this last line the file was cut off. */
export const backupEndSchema = z.object({ rows: z.number() });

/** What is worked out from the other tables, and is in no backup. */
export const derivedTables = [
  'deviceChange',
  'checkChange',
  'siteChange',
  'countedCustomer',
  'fleetFigures',
  'checkFigures',
  'siteFigures',
] as const satisfies (keyof Tables)[];

/** All other tables, each after those it refers to, with the key its rows are read by page for page. */
export const tablesInOrder = {
  installation: 'name',
  customer: 'id',
  site: 'id',
  deviceModel: 'id',
  checklist: 'id',
  checklistVersion: 'contentHash',
  schedule: 'id',
  device: 'id',
  deviceLog: 'id',
  deviceImport: 'id',
  calendarFeed: 'customerId',
  labelKey: 'keyId',
  label: 'id',
  labelPrint: 'id',
  protocolNumber: 'kindOfSubmission',
  submission: 'id',
  upload: 'id',
  registrationQuestion: 'id',
  appUser: 'id',
  event: 'id',
  picture: 'id',
  session: 'id',
  refreshToken: 'hash',
  loginFailure: 'emailHash',
  linkToken: 'hash',
  mail: 'id',
  downloadTicket: 'hash',
} as const satisfies { [T in TableName]: keyof Tables[T] };

export type TableName = Exclude<keyof Tables, (typeof derivedTables)[number]>;
