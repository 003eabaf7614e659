import { addressSchema, locatedAddressSchema } from './address.ts';
import { languageSchema } from './language.ts';
import { anyOf, pageOf, pageQuery, searchTextSchema } from './list.ts';
import { clearable, storedFields } from './stored.ts';
import { lineSchema, linesSchema } from './text.ts';
import { timeZoneSchema } from './user-profile.ts';
import { countrySchema, emailSchema, idSchema, phoneSchema, pictureIdSchema } from './values.ts';
import { z } from './zod.ts';

export const customerTypes = [
  'hospital',
  'practice',
  'careHome',
  'emergencyService',
  'distributor',
  'publicSite',
  'maker',
  'other',
] as const;
export const customerStatuses = ['active', 'locked', 'archived'] as const;
const customerStatusSchema = z.enum(customerStatuses);
export type CustomerStatus = (typeof customerStatuses)[number];

const notALeadTime = { error: 'notALeadTime' };
export const reminderRhythms = ['off', 'daily', 'weekly'] as const;

/**
 * Reminders of due checks: how many days ahead mails speak of a date (the largest counts, for everybody), and which
 * addresses besides its people get one how often. People choose their own rhythm in their profile.
 */
export const reminderPolicySchema = z.strictObject({
  leadDays: z
    .array(z.number(notALeadTime).check(z.int(notALeadTime), z.minimum(1, notALeadTime), z.maximum(180, notALeadTime)))
    .check(z.maxLength(4, { error: 'tooManyLeadDays' })),
  digest: z.enum(reminderRhythms),
  extraRecipients: z.array(emailSchema).check(z.maxLength(10, { error: 'tooManyRecipients' })),
});

export const customerSchema = z.object({
  id: idSchema,
  customerNr: z.string(),
  name: z.string(),
  customerLogo: z.nullable(pictureIdSchema),
  type: z.enum(customerTypes),
  status: customerStatusSchema,
  address: z.nullable(addressSchema),
  email: z.nullable(emailSchema),
  phone: z.nullable(phoneSchema),
  defaultLanguage: languageSchema,
  timeZone: timeZoneSchema,
  reminderPolicy: z.nullable(reminderPolicySchema),
  /** The maker's own; absent for everybody else. */
  notes: z.optional(z.nullable(linesSchema({ max: 4000 }))),
  ...storedFields,
});
export type Customer = z.infer<typeof customerSchema>;

const customerNrSchema = z.string().check(z.regex(/^[A-Z0-9./-]{3,20}$/, { error: 'notACustomerNumber' }));

/** What is typed of a customer, when it is created and when it is changed. `notes`, number and type are the maker's. */
export const customerChangeSchema = z.strictObject({
  customerNr: customerNrSchema,
  name: lineSchema({ min: 2, max: 150 }),
  type: z.enum(customerTypes),
  address: locatedAddressSchema,
  email: clearable(emailSchema),
  phone: clearable(phoneSchema),
  defaultLanguage: languageSchema,
  timeZone: timeZoneSchema,
  reminderPolicy: clearable(reminderPolicySchema),
  notes: clearable(linesSchema({ max: 4000 })),
});
export type CustomerChange = z.infer<typeof customerChangeSchema>;

/** Locked and archived: its people cannot sign in, and their sessions end; public checks go on. */
export const customerStatusChangeSchema = z.strictObject({
  status: customerStatusSchema,
  reason: z.optional(lineSchema({ max: 500 })),
});

/** What goes with a customer when it is deleted. With devices it cannot be. */
export const customerDeletionSchema = z.object({ devices: z.number(), sites: z.number(), users: z.number() });
export type CustomerDeletion = z.infer<typeof customerDeletionSchema>;

/** What a row of the list shows. */
export const customerLineSchema = z.object({
  id: idSchema,
  customerNr: z.string(),
  name: z.string(),
  customerLogo: z.nullable(pictureIdSchema),
  type: z.enum(customerTypes),
  status: customerStatusSchema,
  city: z.nullable(z.string()),
  countryCode: z.nullable(z.string()),
  sites: z.number(),
  devices: z.number(),
});
export type CustomerLine = z.infer<typeof customerLineSchema>;

/** Filters of the list and of its export. Of one filter any value will do; of several each must fit. */
export const customerFilters = {
  q: z.optional(searchTextSchema),
  type: z.optional(anyOf(z.enum(customerTypes))),
  status: z.optional(anyOf(customerStatusSchema)),
  countryCode: z.optional(anyOf(countrySchema)),
};
export const customerSorts = ['name', '-name', 'customerNr', '-customerNr'] as const;
export const customersQuerySchema = z.strictObject({
  ...pageQuery,
  ...customerFilters,
  sort: z._default(z.enum(customerSorts), 'name'),
});
export const customersSchema = pageOf(customerLineSchema);

const largestLogo = 1024 * 1024; // bytes

/** The picture's facts, beside its bytes. `sha256` finds what was damaged on the way. */
export const logoQuerySchema = z.strictObject({
  fileName: z.optional(z.string().check(z.maxLength(200))),
  contentType: z.optional(z.string().check(z.maxLength(100))),
  sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: 'notAHash' }))),
});
export const logoLimits = { bytes: largestLogo, leastSide: 64, mostSide: 4096 } as const;
