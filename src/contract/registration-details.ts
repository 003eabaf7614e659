import { customerChangeSchema } from './customer.ts';
import { contactSchema, organisationSchema } from './device-registration.ts';
import { anyOf, pageOf, pageQuery } from './list.ts';
import { checkFlags, deviceStatuses } from './receipt.ts';
import { siteChangeSchema } from './site.ts';
import { clearable } from './stored.ts';
import { lineSchema, linesSchema } from './text.ts';
import { idSchema, instantSchema, serialNumberSchema, storedDateSchema } from './values.ts';
import { z } from './zod.ts';

export const registrationStates = ['submitted', 'inReview', 'needsInfo', 'approved', 'rejected', 'duplicate'] as const;
export const openRegistrationStates = ['submitted', 'inReview', 'needsInfo'] as const;

/** What a row of the queue shows; the oldest open one comes first. */
export const registrationLineSchema = z.object({
  id: idSchema,
  protocolNo: z.string(),
  state: z.enum(registrationStates),
  receivedAt: instantSchema,
  organisationName: z.string(),
  city: z.string(),
  countryCode: z.string(),
  contactName: z.string(),
  /** As claimed, or as the label or UDI mark says. */
  modelNo: z.nullable(z.number()),
  designation: z.nullable(z.string()),
  serialNumber: z.nullable(z.string()),
  photos: z.number(),
  flags: z.array(z.enum(checkFlags)),
});
export type RegistrationLine = z.infer<typeof registrationLineSchema>;

/** Something known here that may be what was registered; `by` says what is alike. */
const matchOf = <By extends readonly [string, ...string[]]>(by: By) =>
  z.object({
    id: idSchema,
    title: z.string(),
    subtitle: z.string(),
    customerId: z.nullable(idSchema),
    by: z.array(z.enum(by)),
  });

export const registrationDetailsSchema = z.extend(registrationLineSchema, {
  deviceRef: z.nullable(z.string()),
  udiRaw: z.nullable(z.string()),
  udiDi: z.nullable(z.string()),
  labelVerification: z.enum(['verified', 'unverifiable', 'invalid', 'manual']),
  isLabelVerified: z.boolean(),
  modelId: z.nullable(idSchema),
  organisation: organisationSchema,
  contact: contactSchema,
  placement: z.object({
    siteName: z.string(),
    department: z.optional(z.string()),
    room: z.optional(z.string()),
  }),
  inventoryNumber: z.nullable(z.string()),
  acquisitionYear: z.nullable(z.number()),
  commissionedOn: z.nullable(storedDateSchema),
  remarks: z.nullable(z.string()),
  marketing: z.boolean(),
  announcedPhotos: z.array(idSchema),
  /** Photos that are here; their pictures are read by `readAnyFile`. */
  arrivedPhotos: z.array(idSchema),
  matches: z.object({
    customers: z.array(matchOf(['customerNr', 'name'] as const)),
    /** Of those customers. */
    sites: z.array(matchOf(['name'] as const)),
    devices: z.array(
      z.extend(matchOf(['reference', 'udi', 'serialNumber'] as const), {
        modelId: idSchema,
        /** An `unregistered` one is free for every customer; one out of use is not given back by this. */
        status: z.enum(deviceStatuses),
        /** The one it has stays. */
        inventoryNumber: z.nullable(z.string()),
      }),
    ),
    /** Other registrations of a device that is known here, open or decided. */
    registrations: z.array(matchOf(['reference'] as const)),
  }),
  questions: z.array(
    z.object({
      question: z.string(),
      askedAt: instantSchema,
      answer: z.nullable(z.string()),
      answeredAt: z.nullable(instantSchema),
      expiresAt: instantSchema,
    }),
  ),
  /** What the decision led to. */
  customerId: z.nullable(idSchema),
  siteId: z.nullable(idSchema),
  deviceId: z.nullable(idSchema),
  decidedAt: z.nullable(instantSchema),
  decidedReason: z.nullable(z.string()),
});
export type RegistrationDetails = z.infer<typeof registrationDetailsSchema>;

export const registrationFilters = {
  state: z.optional(anyOf(z.enum(registrationStates))),
  customerId: z.optional(idSchema),
};
export const registrationsQuerySchema = z.strictObject({
  ...pageQuery,
  ...registrationFilters,
  sort: z._default(z.enum(['receivedAt', '-receivedAt']), 'receivedAt'),
});
export const registrationsSchema = pageOf(registrationLineSchema);

const existing = z.strictObject({ id: idSchema });

/**
 * What becomes of a registration: each an existing one or a new one. What was registered of the device (place and dates)
 * is taken over as it is; an existing device keeps what is known of it already.
 */
export const approvalSchema = z.strictObject({
  customer: z.union([existing, z.strictObject({ create: customerChangeSchema })]),
  site: z.union([existing, z.strictObject({ create: siteChangeSchema })]),
  device: z.union([
    existing,
    z.strictObject({ create: z.strictObject({ modelId: idSchema, serialNumber: serialNumberSchema }) }),
  ]),
  /** Another inventory number than the registered one, or none: that one may be taken. Left out, the registered one. */
  inventoryNumber: clearable(lineSchema({ max: 40 })),
});
export type Approval = z.infer<typeof approvalSchema>;

export const rejectionSchema = z.strictObject({ reason: linesSchema({ max: 500 }) });
export const duplicateSchema = z.strictObject({ ofSubmissionId: idSchema });
export const questionSchema = z.strictObject({ question: linesSchema({ max: 2000 }) });

/** What whoever registered a device is asked, and nothing about anybody else. */
export const askedQuestionSchema = z.object({
  protocolNo: z.string(),
  question: z.string(),
  organisationName: z.string(),
  serialNumber: z.nullable(z.string()),
  language: z.string(),
  expiresAt: instantSchema,
});
export const questionAnswerSchema = z.strictObject({ answer: linesSchema({ max: 2000 }) });
