import { addressChangeSchema, addressSchema } from './address.ts';
import { localTextSchema } from './language.ts';
import { anyOf, pageOf, pageQuery, searchTextSchema } from './list.ts';
import { newScheduleSchema, scheduleSchema } from './schedule.ts';
import { clearable, storedFields } from './stored.ts';
import { lineSchema } from './text.ts';
import { idSchema, modelNoSchema, pictureIdSchema, udiDiSchema } from './values.ts';
import { z } from './zod.ts';

export const modelStatuses = ['draft', 'released', 'discontinued'] as const;
export const annexes = ['none', 'annex1', 'annex2', 'both'] as const;

const httpsAddressSchema = z
  .string()
  .check(z.maxLength(500), z.regex(/^https:\/\/[^\s"<>]+$/, { error: 'notAnHttpsAddress' }));

export const deviceModelSchema = z.object({
  id: idSchema,
  modelNo: z.number(),
  designation: z.string(),
  kind: localTextSchema,
  typeCode: z.nullable(z.string()),
  manufacturer: z.object({ name: z.string(), address: z.nullable(addressSchema) }),
  udiDi: z.nullable(z.string()),
  mpbetreibvAnnex: z.enum(annexes),
  serialPattern: z.nullable(z.string()),
  manualUrl: z.nullable(z.string()),
  picture: z.nullable(pictureIdSchema),
  status: z.enum(modelStatuses),
  schedules: z.array(scheduleSchema),
  /** How many devices of it the caller may see. */
  devices: z.number(),
  ...storedFields,
});
export type DeviceModel = z.infer<typeof deviceModelSchema>;

/** What is typed of a model. `modelNo` is printed in labels, so it never changes once the model exists. */
export const deviceModelChangeSchema = z.strictObject({
  modelNo: modelNoSchema,
  designation: lineSchema({ max: 120 }),
  /** English is required. */
  kind: localTextSchema,
  typeCode: clearable(lineSchema({ max: 60 })),
  manufacturer: z.strictObject({ name: lineSchema({ max: 150 }), address: clearable(addressChangeSchema) }),
  udiDi: clearable(udiDiSchema),
  mpbetreibvAnnex: z.enum(annexes),
  /** Literals, classes and counts only, like `^VN\d{2}A\d{6}$`. */
  serialPattern: clearable(z.string().check(z.maxLength(100))),
  manualUrl: clearable(httpsAddressSchema),
  /** All of them; one for each kind. Absent: as they are. */
  schedules: z.optional(z.array(newScheduleSchema).check(z.maxLength(8))),
});
export type DeviceModelChange = z.infer<typeof deviceModelChangeSchema>;

export const deviceModelStatusSchema = z.strictObject({ status: z.enum(modelStatuses) });

export const deviceModelLineSchema = z.object({
  id: idSchema,
  modelNo: z.number(),
  designation: z.string(),
  kind: localTextSchema,
  typeCode: z.nullable(z.string()),
  manufacturerName: z.string(),
  picture: z.nullable(pictureIdSchema),
  status: z.enum(modelStatuses),
  version: z.number(),
});
export type DeviceModelLine = z.infer<typeof deviceModelLineSchema>;

/** Customers see released and discontinued models only. */
export const deviceModelsQuerySchema = z.strictObject({
  ...pageQuery,
  q: z.optional(searchTextSchema),
  status: z.optional(anyOf(z.enum(modelStatuses))),
  sort: z._default(z.enum(['designation', '-designation', 'modelNo', '-modelNo']), 'designation'),
});
export const deviceModelsSchema = pageOf(deviceModelLineSchema);
