import { z } from './zod.ts';

/** The largest whole number both databases hold. */
export const largestInteger = 2_147_483_647;
/** A version, a count: from 1 on. */
export const countingSchema = z.number().check(z.int(), z.minimum(1), z.maximum(largestInteger));
/** The same out of an address. */
export const countingTextSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(largestInteger));

export const idSchema = z.uuidv7({ error: 'notAnId' });
/** A date that stands on record, YYYY-MM-DD: also one from before there were bounds, so that it can be shown and mended. */
export const storedDateSchema = z.iso.date({ error: 'notADate' });
/** A date somebody gives: YYYY-MM-DD from 1900-01-01 to 2199-12-31; never passed through UTC. */
export const dateSchema = z.iso.date({ error: 'notADate', abort: true }).check(
  z.refine((date) => !date.startsWith('00'), { error: 'yearNotFull', abort: true }),
  z.refine((date) => date >= '1900' && date < '2200', { error: 'dateOutOfRange', params: { min: 1900, max: 2199 } }),
);
/** RFC 3339 in UTC. */
export const instantSchema = z.iso.datetime({ error: 'notAnInstant' });
/** RFC 3339 with an offset: the time the phone's clock showed. */
export const zonedSchema = z.iso.datetime({ offset: true, error: 'notAnInstant' });
export const hashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: 'notAHash' }));
export const countrySchema = z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'notACountry' }));
export const emailSchema = z
  .string()
  .check(
    z.maxLength(254, { error: 'textTooLong', abort: true }),
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/, { error: 'notAnEmail' }),
  );
/** E.164. */
export const phoneSchema = z.string().check(z.regex(/^\+[1-9]\d{5,14}$/, { error: 'notAPhoneNumber' }));

/** 16 Crockford Base32 characters: 80 random bits, public, never reused. */
export const deviceRefSchema = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{16}$/, { error: 'notADeviceReference' }));
export const modelNoSchema = z
  .number()
  .check(z.int(), z.minimum(1, { error: 'notAModelNumber' }), z.maximum(65535, { error: 'notAModelNumber' }));
/** 1–20 characters of the GS1 set for application identifier 21 (GS1 General Specifications, figure 7.11-1). */
export const serialNumberSchema = z
  .string()
  .check(z.regex(/^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,20}$/, { error: 'notASerialNumber' }));
/** 22 base64url characters: 128 random bits, new for each picture, because an `<img>` sends no token. */
export const pictureIdSchema = z.string().check(z.regex(/^[\w-]{22}$/));
/** GTIN-14 digits; the check digit is a rule of domain/. */
export const udiDiSchema = z.string().check(z.regex(/^\d{14}$/, { error: 'notAUdiDi' }));
