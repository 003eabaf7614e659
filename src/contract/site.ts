import { addressChangeSchema, addressSchema } from './address.ts';
import { anyOf, pageOf, pageQuery, searchTextSchema } from './list.ts';
import { fleetStateSchema } from './overview.ts';
import { clearable, storedFields } from './stored.ts';
import { lineSchema, linesSchema } from './text.ts';
import { timeZoneSchema } from './user-profile.ts';
import { dateSchema, emailSchema, idSchema, phoneSchema, storedDateSchema } from './values.ts';
import { z } from './zod.ts';

export const siteTypes = ['building', 'ward', 'practice', 'vehicle', 'publicPlace', 'storage', 'other'] as const;
export const siteStatuses = ['active', 'closed'] as const;

/** Whom to ask about a site. */
export const siteContactSchema = z.strictObject({
  name: z.optional(lineSchema({ max: 120 })),
  email: z.optional(emailSchema),
  phone: z.optional(phoneSchema),
});

export const siteSchema = z.object({
  id: idSchema,
  customerId: idSchema,
  siteNr: z.nullable(z.string()),
  name: z.string(),
  type: z.enum(siteTypes),
  address: z.nullable(addressSchema),
  contact: z.nullable(siteContactSchema),
  timeZone: timeZoneSchema,
  status: z.enum(siteStatuses),
  closedOn: z.nullable(storedDateSchema),
  notes: z.nullable(z.string()),
  /** Its devices, by the state they are in. */
  devices: fleetStateSchema,
  ...storedFields,
});
export type Site = z.infer<typeof siteSchema>;

/** What is typed of a site, when it is created and when it is changed. */
export const siteChangeSchema = z.strictObject({
  siteNr: clearable(lineSchema({ max: 20 })),
  name: lineSchema({ max: 120 }),
  type: z.enum(siteTypes),
  address: clearable(addressChangeSchema),
  contact: clearable(siteContactSchema),
  timeZone: timeZoneSchema,
  notes: clearable(linesSchema({ max: 4000 })),
});
export type SiteChange = z.infer<typeof siteChangeSchema>;

/** Devices at a closed site go to another one of the same customer, without the room and department they had. */
export const siteClosingSchema = z.strictObject({
  closedOn: dateSchema,
  moveDevicesTo: z.optional(z.nullable(idSchema)),
});
export const siteClosedSchema = z.object({ moved: z.number(), site: siteSchema });

/** What a row of the list shows. */
export const siteLineSchema = z.object({
  id: idSchema,
  customerId: idSchema,
  siteNr: z.nullable(z.string()),
  name: z.string(),
  type: z.enum(siteTypes),
  status: z.enum(siteStatuses),
  city: z.nullable(z.string()),
  devices: z.number(),
});
export type SiteLine = z.infer<typeof siteLineSchema>;

export const siteFilters = {
  q: z.optional(searchTextSchema),
  type: z.optional(anyOf(z.enum(siteTypes))),
  status: z.optional(anyOf(z.enum(siteStatuses))),
};
export const siteSorts = ['name', '-name'] as const;
export const sitesQuerySchema = z.strictObject({
  ...pageQuery,
  ...siteFilters,
  sort: z._default(z.enum(siteSorts), 'name'),
});
export const sitesSchema = pageOf(siteLineSchema);

/** Sites to choose from, by name; closed ones are not among them. At most 200: `q` finds the others. */
export const siteOptionsQuerySchema = z.strictObject({ q: z.optional(searchTextSchema) });
export const siteOptionsSchema = z.object({
  items: z.array(z.object({ id: idSchema, name: z.string() })),
  hasMore: z.boolean(),
});
