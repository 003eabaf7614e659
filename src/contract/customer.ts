import { languageSchema } from './language.ts';
import { pageOf, pageQuery } from './list.ts';
import { timeZoneSchema } from './user-profile.ts';
import { lineSchema, linesSchema } from './text.ts';
import { countrySchema, emailSchema, idSchema, instantSchema, phoneSchema, pictureIdSchema } from './values.ts';
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

/** A customer's address; of a stored one every part may be missing. */
export const addressSchema = z.object({
  street: z.optional(lineSchema({ max: 120 })),
  addressLine2: z.optional(lineSchema({ max: 120 })),
  postalCode: z.optional(lineSchema({ max: 12 })),
  city: z.optional(lineSchema({ max: 80 })),
  state: z.optional(lineSchema({ max: 80 })),
  countryCode: z.optional(countrySchema),
});

export const customerSchema = z.object({
  id: idSchema,
  customerNr: z.string(),
  name: z.string(),
  customerLogo: z.nullable(pictureIdSchema),
  type: z.enum(customerTypes),
  status: z.enum(['active', 'locked', 'archived']),
  address: z.nullable(addressSchema),
  email: z.nullable(emailSchema),
  phone: z.nullable(phoneSchema),
  defaultLanguage: languageSchema,
  timeZone: timeZoneSchema,
  /** The maker's own; absent for everybody else. */
  notes: z.optional(z.nullable(linesSchema({ max: 4000 }))),
  version: z.number(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Customer = z.infer<typeof customerSchema>;

/** What a row of the list shows. */
export const customerLineSchema = z.object({
  id: idSchema,
  customerNr: z.string(),
  name: z.string(),
  type: z.enum(customerTypes),
  status: z.enum(['active', 'locked', 'archived']),
  city: z.nullable(z.string()),
  countryCode: z.nullable(z.string()),
  sites: z.number(),
  devices: z.number(),
});
export type CustomerLine = z.infer<typeof customerLineSchema>;

export const customersQuerySchema = z.strictObject(pageQuery);
export const customersSchema = pageOf(customerLineSchema);
