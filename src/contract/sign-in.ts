import { permissions, permittedPages, sidebarLinks } from './group.ts';
import { languageSchema } from './language.ts';
import { isAtLeast, isAtMost, lineSchema } from './text.ts';
import { emailSchema, idSchema, instantSchema } from './values.ts';
import { z } from './zod.ts';

/** A new one; those set when ten were enough go on. Any Unicode, no rules of composition; what is too common is a rule of the server. */
export const passwordSchema = z.string().check(
  z.refine((text) => isAtLeast(text, 12), { error: 'passwordTooShort', params: { min: 12 } }),
  z.refine((text) => isAtMost(text, 128), { error: 'passwordTooLong', params: { max: 128 } }),
);

const typedEmail = z.string().check(z.minLength(1), z.maxLength(254));
const typedPassword = z.string().check(z.minLength(1), z.maxLength(1000));

export const loginSchema = z.strictObject({ email: typedEmail, password: typedPassword });

/** The answer of sign-in and of each refresh (specification, section 3). */
export const sessionAnswerSchema = z.object({
  tokenResponse: z.object({ token: z.string(), expiration: instantSchema }),
  customerId: idSchema,
});
export type SessionAnswer = z.infer<typeof sessionAnswerSchema>;

/** The group configuration travels as a text that holds JSON (specification, section 3). */
export const configAnswerSchema = z.object({ config: z.string() });

/** That JSON, leniently: values this version does not know are left out, so that a newer server harms nobody. */
export const groupConfigSchema = z.object({
  permittedPages: known(permittedPages),
  customerSidebarNavLinks: known(sidebarLinks),
  permissions: z._default(known(permissions), []),
  viewsMaxAgeDays: z._default(z.number().check(z.positive()), 7),
});
export type GroupConfig = z.infer<typeof groupConfigSchema>;

function known<const Value extends string>(values: readonly Value[]) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((given: unknown[]) => values.filter((value) => given.includes(value))),
  );
}

export const passwordResetStartSchema = z.strictObject({ email: typedEmail, language: languageSchema });
export const passwordResetSchema = z.strictObject({ password: passwordSchema });
/** Whom a link is for, so far as somebody who holds the link may know. */
export const maskedSchema = z.object({ emailMasked: z.string() });

/** What an invited person finds filled in. */
export const invitationSchema = z.object({
  emailMasked: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  language: languageSchema,
});
export const activationSchema = z.strictObject({
  password: passwordSchema,
  firstName: lineSchema({ max: 80 }),
  lastName: lineSchema({ max: 80 }),
  language: languageSchema,
  /** Which legal notices were on screen when the person went on. */
  acceptedDocuments: z.array(lineSchema({ max: 80 })).check(z.maxLength(10)),
});
/** After activation or reset the address is filled in at sign-in. */
export const passwordSetSchema = z.object({ email: emailSchema });

export const linkTokenSchema = z.string().check(z.regex(/^[\w-]{43}$/));
