import { languageSchema } from './language.ts';
import { instantSchema } from './values.ts';
import { z } from './zod.ts';

/** Every file takes the language it is for: of a CSV it decides the separator (comma for English, else semicolon). */
export const fileQuery = { language: z._default(languageSchema, 'en') };

/** A plain link sends no token: this makes one that is good once, for a minute. */
export const downloadTicketRequestSchema = z.strictObject({
  /** Path with query of a call that answers a file. */
  path: z.string().check(z.maxLength(2000), z.startsWith('/api/')),
});
export const downloadTicketSchema = z.object({ url: z.string(), expiresAt: instantSchema });
