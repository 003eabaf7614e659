import { localTextSchema } from './language.ts';
import { anyOf, pageOf, pageQuery, searchTextSchema, totalQuery } from './list.ts';
import { fleetFigures } from './overview.ts';
import { dueEntrySchema, dueStates } from './public-device.ts';
import { deviceStatuses } from './receipt.ts';
import { scheduleFields } from './schedule.ts';
import { clearable, storedFields } from './stored.ts';
import { exactTextSchema, lineSchema, linesSchema } from './text.ts';
import {
  dateSchema,
  idSchema,
  instantSchema,
  pictureIdSchema,
  serialNumberSchema,
  storedDateSchema,
} from './values.ts';
import { z } from './zod.ts';

export const deviceConditions = ['unknown', 'ok', 'remarks', 'failed'] as const;

const siteOfDeviceSchema = z.nullable(z.object({ id: idSchema, name: z.string() }));

/**
 * One date of a device and why it is this one: counted from `countedFrom` by the interval, moved by the rule;
 * `standard` is where it is demanded, like "MPBetreibV § 12".
 */
export const dueDateSchema = z.object({
  ...scheduleFields,
  ...dueEntrySchema.shape,
  firstDoneOn: z.nullable(storedDateSchema),
  lastDoneOn: z.nullable(storedDateSchema),
  countedFrom: z.object({ what: z.enum(['lastDone', 'firstDone', 'commissioned', 'created']), on: storedDateSchema }),
  standard: z.nullable(z.string()),
});
export type DueDate = z.infer<typeof dueDateSchema>;

/** A photo of a device: what arrived with its checks and registrations. */
export const devicePhotoSchema = z.object({
  submissionId: idSchema,
  kindOfSubmission: z.enum(['functionCheck', 'deviceRegistration']),
  uploadId: idSchema,
  receivedAt: instantSchema,
});

const optional = {
  lotNumber: lineSchema({ max: 40 }),
  udiRaw: exactTextSchema,
  manufacturedOn: dateSchema,
  expiresOn: dateSchema,
  inventoryNumber: lineSchema({ max: 40 }),
  name: lineSchema({ max: 120 }),
  department: lineSchema({ max: 80 }),
  room: lineSchema({ max: 40 }),
  acquisitionYear: z.number().check(z.int(), z.minimum(1970), z.maximum(2100)),
  commissionedOn: dateSchema,
  warrantyUntil: dateSchema,
  softwareVersion: lineSchema({ max: 40 }),
  notes: linesSchema({ max: 4000 }),
};

export const deviceSchema = z.object({
  id: idSchema,
  customerId: idSchema,
  deviceRef: z.string(),
  site: siteOfDeviceSchema,
  model: z.object({
    id: idSchema,
    modelNo: z.number(),
    designation: z.string(),
    kind: localTextSchema,
    manufacturerName: z.string(),
    udiDi: z.nullable(z.string()),
    picture: z.nullable(pictureIdSchema),
    manualUrl: z.nullable(z.string()),
  }),
  serialNumber: z.string(),
  lotNumber: z.nullable(z.string()),
  udiRaw: z.nullable(z.string()),
  manufacturedOn: z.nullable(storedDateSchema),
  expiresOn: z.nullable(storedDateSchema),
  inventoryNumber: z.nullable(z.string()),
  name: z.nullable(z.string()),
  department: z.nullable(z.string()),
  room: z.nullable(z.string()),
  acquisitionYear: z.nullable(z.number()),
  commissionedOn: z.nullable(storedDateSchema),
  warrantyUntil: z.nullable(storedDateSchema),
  softwareVersion: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  status: z.enum(deviceStatuses),
  condition: z.enum(deviceConditions),
  /** Whose days its dates are: its site's, else its customer's. */
  timeZone: z.string(),
  /** Computed, the most urgent first; empty for devices that are out of use. */
  dueList: z.array(dueDateSchema),
  labels: z.array(
    z.object({ labelNo: z.number(), labelDay: storedDateSchema, state: z.enum(['current', 'superseded', 'revoked']) }),
  ),
  photos: z.array(devicePhotoSchema),
  ...storedFields,
});
export type Device = z.infer<typeof deviceSchema>;

/** What is typed of a device when it is changed; its place and its status change by calls of their own. */
export const deviceChangeSchema = z.strictObject({
  modelId: idSchema,
  serialNumber: serialNumberSchema,
  lotNumber: clearable(optional.lotNumber),
  udiRaw: clearable(optional.udiRaw),
  manufacturedOn: clearable(optional.manufacturedOn),
  expiresOn: clearable(optional.expiresOn),
  inventoryNumber: clearable(optional.inventoryNumber),
  name: clearable(optional.name),
  department: clearable(optional.department),
  room: clearable(optional.room),
  acquisitionYear: clearable(optional.acquisitionYear),
  commissionedOn: clearable(optional.commissionedOn),
  warrantyUntil: clearable(optional.warrantyUntil),
  softwareVersion: clearable(optional.softwareVersion),
  notes: clearable(optional.notes),
});
export type DeviceChange = z.infer<typeof deviceChangeSchema>;

/** Statuses somebody gives; `unregistered` is only ever the beginning. */
export const givenStatuses = [
  'registered',
  'inOperation',
  'blocked',
  'inRepair',
  'inStorage',
  'decommissioned',
  'lost',
] as const;

export const newDeviceSchema = z.extend(deviceChangeSchema, {
  siteId: idSchema,
  status: z._default(z.enum(givenStatuses), 'inOperation'),
});
export type NewDevice = z.infer<typeof newDeviceSchema>;

/** What a row of the list shows; `nextDue` is the most urgent of its dates (state, then date), `timeZone` that of its days. */
export const deviceLineSchema = z.object({
  id: idSchema,
  customerId: idSchema,
  deviceRef: z.string(),
  serialNumber: z.string(),
  inventoryNumber: z.nullable(z.string()),
  name: z.nullable(z.string()),
  model: z.object({ id: idSchema, designation: z.string() }),
  site: siteOfDeviceSchema,
  department: z.nullable(z.string()),
  room: z.nullable(z.string()),
  status: z.enum(deviceStatuses),
  condition: z.enum(deviceConditions),
  timeZone: z.string(),
  nextDue: z.nullable(dueEntrySchema),
  version: z.number(),
});
export type DeviceLine = z.infer<typeof deviceLineSchema>;

/**
 * `dueState`, `neverDone` and `dueBefore` (exclusive) ask for the most urgent date of a device, the one its row shows;
 * `fleetState` is the figure of the overview under which it is counted.
 */
export const deviceFilters = {
  q: z.optional(searchTextSchema),
  siteId: z.optional(anyOf(idSchema)),
  modelId: z.optional(anyOf(idSchema)),
  status: z.optional(anyOf(z.enum(deviceStatuses))),
  condition: z.optional(anyOf(z.enum(deviceConditions))),
  dueState: z.optional(anyOf(z.enum(dueStates))),
  neverDone: z.optional(anyOf(z.enum(['true', 'false']))),
  fleetState: z.optional(anyOf(z.enum(fleetFigures))),
  dueBefore: z.optional(dateSchema),
};
export const deviceSorts = ['dueOn', '-dueOn', 'serialNumber', '-serialNumber', 'name', '-name'] as const;
export const devicesQuerySchema = z.strictObject({
  ...pageQuery,
  ...totalQuery,
  ...deviceFilters,
  sort: z._default(z.enum(deviceSorts), 'dueOn'),
});
export const devicesSchema = pageOf(deviceLineSchema);
