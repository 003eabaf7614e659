import { lineSchema } from './text.ts';
import { countrySchema } from './values.ts';
import { z } from './zod.ts';

const parts = {
  street: z.optional(lineSchema({ max: 120 })),
  addressLine2: z.optional(lineSchema({ max: 120 })),
  postalCode: z.optional(lineSchema({ max: 12 })),
  city: z.optional(lineSchema({ max: 80 })),
  state: z.optional(lineSchema({ max: 80 })),
};

/** An address; of a stored one every part may be missing. */
export const addressSchema = z.object({ ...parts, countryCode: z.optional(countrySchema) });
/** The same, as it is sent. */
export const addressChangeSchema = z.strictObject({ ...parts, countryCode: z.optional(countrySchema) });
/** An address that says at least in which country. */
export const locatedAddressSchema = z.strictObject({ ...parts, countryCode: countrySchema });
