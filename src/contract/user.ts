import { groupSchema, groups } from './group.ts';
import { languageSchema } from './language.ts';
import { anyOf, pageOf, pageQuery, searchTextSchema } from './list.ts';
import { clearable, storedFields } from './stored.ts';
import { lineSchema, linesSchema } from './text.ts';
import { salutations, timeZoneSchema } from './user-profile.ts';
import { dateSchema, emailSchema, idSchema, instantSchema, phoneSchema } from './values.ts';
import { z } from './zod.ts';

export const userStatuses = ['invited', 'active', 'locked', 'deactivated'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** What somebody was trained for; no models named = all of them, no date = without end. */
export const qualificationSchema = z.strictObject({
  kind: z.enum(['commissionedPerson', 'instructedUser', 'qualifiedInspector']),
  modelIds: z.array(idSchema).check(z.maxLength(200)),
  validUntil: z.nullable(dateSchema),
});

/** What became of the mail that invites somebody: `failed` could not be delivered, `expired` was never followed. */
export const invitationStateSchema = z.object({
  state: z.enum(['waiting', 'sent', 'failed', 'expired']),
  requestedAt: instantSchema,
  sentAt: z.nullable(instantSchema),
  /** The link is good until then; null until the mail was sent. */
  expiresAt: z.nullable(instantSchema),
  /** Tries that failed. */
  attempts: z.number(),
});

export const userSchema = z.object({
  id: idSchema,
  customerId: idSchema,
  email: emailSchema,
  salutation: z.nullable(z.enum(salutations)),
  title: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(phoneSchema),
  jobTitle: z.nullable(z.string()),
  language: languageSchema,
  timeZone: timeZoneSchema,
  group: groupSchema,
  /** None = all of the customer's. */
  siteIds: z.array(idSchema),
  qualifications: z.array(qualificationSchema),
  status: z.enum(userStatuses),
  /** Of somebody who is invited; null while no mail was asked for. */
  invitation: z.nullable(invitationStateSchema),
  isSelf: z.boolean(),
  ...storedFields,
});
export type User = z.infer<typeof userSchema>;

/** What is typed of a user, when they are created and when they are changed. */
export const userChangeSchema = z.strictObject({
  email: emailSchema,
  salutation: clearable(z.enum(salutations)),
  title: clearable(lineSchema({ max: 40 })),
  firstName: lineSchema({ max: 80 }),
  lastName: lineSchema({ max: 80 }),
  phone: clearable(phoneSchema),
  jobTitle: clearable(lineSchema({ max: 120 })),
  language: languageSchema,
  /** Else the customer's. */
  timeZone: z.optional(timeZoneSchema),
  group: groupSchema,
  siteIds: z.optional(z.array(idSchema).check(z.maxLength(500))),
  qualifications: z.optional(z.array(qualificationSchema).check(z.maxLength(20))),
});
export type UserChange = z.infer<typeof userChangeSchema>;

/** `reactivate` of somebody who never chose a password leads back to invited. */
export const userStatusChangeSchema = z.strictObject({
  action: z.enum(['lock', 'unlock', 'deactivate', 'reactivate']),
  reason: z.optional(lineSchema({ max: 500 })),
});

/** What a row of the list shows. */
export const userLineSchema = z.object({
  id: idSchema,
  customerId: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: emailSchema,
  jobTitle: z.nullable(z.string()),
  group: groupSchema,
  status: z.enum(userStatuses),
  /** How many sites they are limited to; 0 = all. */
  sites: z.number(),
  invitation: z.nullable(invitationStateSchema),
  isSelf: z.boolean(),
});
export type UserLine = z.infer<typeof userLineSchema>;

export const userFilters = {
  q: z.optional(searchTextSchema),
  group: z.optional(anyOf(z.enum(groups))),
  status: z.optional(anyOf(z.enum(userStatuses))),
  /** Whoever may work at this site: limited to it, or not limited at all. */
  siteId: z.optional(idSchema),
};
export const userSorts = ['name', '-name'] as const;
export const usersQuerySchema = z.strictObject({
  ...pageQuery,
  ...userFilters,
  sort: z._default(z.enum(userSorts), 'name'),
});
export const usersSchema = pageOf(userLineSchema);

/** What the form of a user offers. */
export const userOptionsSchema = z.object({
  groups: z.array(z.object({ value: groupSchema, assignable: z.boolean() })),
  sites: z.array(z.object({ id: idSchema, name: z.string() })),
  languages: z.array(languageSchema),
  salutations: z.array(z.enum(salutations)),
});
export type UserOptions = z.infer<typeof userOptionsSchema>;

export const registrationEmailSchema = z.strictObject({
  userId: idSchema,
  language: z.optional(languageSchema),
  message: z.optional(linesSchema({ max: 500 })),
});
export const registrationEmailSentSchema = z.object({ sentTo: z.string(), expiresAt: instantSchema });
