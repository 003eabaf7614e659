import { groupSchema } from './group.ts';
import { languageSchema } from './language.ts';
import { passwordSchema } from './sign-in.ts';
import { lineSchema } from './text.ts';
import { emailSchema, idSchema, instantSchema, phoneSchema } from './values.ts';
import { z } from './zod.ts';

export const salutations = ['ms', 'mr', 'neutral'] as const;

/** IANA name, so far as its form goes; whether it exists is asked of the runtime. */
export const timeZoneSchema = z
  .string()
  .check(z.maxLength(60, { abort: true }), z.refine(isTimeZone, { error: 'notATimeZone' }));

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

export const notificationsSchema = z.strictObject({
  dueChecks: z.enum(['off', 'daily', 'weekly']),
  failedChecks: z.enum(['immediate', 'daily', 'off']),
  registrations: z.enum(['immediate', 'daily', 'off']),
});

const changeable = {
  salutation: z.nullable(z.enum(salutations)),
  title: z.nullable(lineSchema({ max: 40 })),
  firstName: lineSchema({ max: 80 }),
  lastName: lineSchema({ max: 80 }),
  phone: z.nullable(phoneSchema),
  jobTitle: z.nullable(lineSchema({ max: 120 })),
  language: languageSchema,
  timeZone: timeZoneSchema,
  notifications: notificationsSchema,
};

/** What people change about themselves. */
export const userProfileChangeSchema = z.strictObject(changeable);
export type UserProfileChange = z.infer<typeof userProfileChangeSchema>;

export const userProfileSchema = z.object({
  ...changeable,
  userId: idSchema,
  email: emailSchema,
  customerId: idSchema,
  customerName: z.string(),
  group: groupSchema,
  version: z.number(),
});
export type UserProfile = z.infer<typeof userProfileSchema>;

export const passwordChangeSchema = z.strictObject({
  currentPassword: z.string().check(z.minLength(1), z.maxLength(1000)),
  newPassword: passwordSchema,
});

/** One browser somebody is signed in with. */
export const sessionSchema = z.object({
  id: idSchema,
  createdAt: instantSchema,
  lastUsedAt: instantSchema,
  /** As the browser names itself. */
  userAgent: z.string(),
  isCurrent: z.boolean(),
});
export const sessionsSchema = z.object({ items: z.array(sessionSchema) });
export type Session = z.infer<typeof sessionSchema>;
