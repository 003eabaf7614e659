import { announcedPhotoSchema } from './answer.ts';
import { languageSchema } from './language.ts';
import { deliverySchema, submissionFields } from './submission.ts';
import { exactTextSchema, lineSchema, linesSchema } from './text.ts';
import { countrySchema, dateSchema, emailSchema, phoneSchema, zonedSchema } from './values.ts';
import { z } from './zod.ts';

export const organisationSchema = z.object({
  name: lineSchema({ min: 2, max: 150 }),
  customerNr: z.optional(lineSchema({ min: 3, max: 20 })),
  address: z.object({
    street: z.optional(lineSchema({ max: 120 })),
    postalCode: lineSchema({ max: 12 }),
    city: lineSchema({ max: 80 }),
    countryCode: countrySchema,
  }),
});

export const contactSchema = z.object({
  firstName: lineSchema({ max: 80 }),
  lastName: lineSchema({ max: 80 }),
  email: emailSchema,
  phone: z.optional(phoneSchema),
  language: languageSchema,
});

/** Somebody tells the maker whose device this is and where it stands. */
export const deviceRegistrationSchema = z
  .object({
    ...submissionFields,
    kindOfSubmission: z.literal('deviceRegistration'),
    /** The text of a UDI mark as scanned. */
    udiRaw: z.optional(exactTextSchema),
    submittedAt: zonedSchema,
    organisation: organisationSchema,
    contact: contactSchema,
    placement: z.object({
      siteName: lineSchema({ max: 120 }),
      department: z.optional(lineSchema({ max: 80 })),
      room: z.optional(lineSchema({ max: 40 })),
    }),
    inventoryNumber: z.optional(lineSchema({ max: 40 })),
    acquisitionYear: z.optional(z.number().check(z.int(), z.minimum(1970), z.maximum(2100))),
    commissionedOn: z.optional(dateSchema),
    remarks: z.optional(linesSchema({ max: 2000 })),
    photos: z.array(announcedPhotoSchema).check(z.maxLength(3)),
    consents: z.object({ privacyNoticeVersion: lineSchema({ max: 40 }), marketing: z.boolean() }),
  })
  .check(
    z.refine(
      (registration) =>
        [registration.deviceRef, registration.manualDevice, registration.udiRaw].filter((it) => it !== undefined)
          .length === 1,
      { error: 'oneDeviceIdentity' },
    ),
  );
export type DeviceRegistration = z.infer<typeof deviceRegistrationSchema>;

export const deviceRegistrationItemSchema = z.object({
  submission: deviceRegistrationSchema,
  delivery: deliverySchema,
});
