import { answerSchema, mostPhotosOfCheck } from './answer.ts';
import { checkKindSchema } from './checklist.ts';
import { deliverySchema, submissionFields } from './submission.ts';
import { lineSchema, linesSchema } from './text.ts';
import { countingSchema, dateSchema, emailSchema, hashSchema, idSchema, zonedSchema } from './values.ts';
import { z } from './zod.ts';

export const performerSchema = z.object({
  userId: z.optional(idSchema),
  name: lineSchema({ min: 2, max: 120 }),
  role: z.optional(lineSchema({ max: 80 })),
  company: z.optional(lineSchema({ max: 150 })),
  email: z.optional(emailSchema),
});

export const instrumentSchema = z.object({
  name: lineSchema({ max: 120 }),
  serialNumber: z.optional(lineSchema({ max: 60 })),
  calibratedUntil: z.optional(dateSchema),
});
export type Instrument = z.infer<typeof instrumentSchema>;

/** Characters of the path of a drawn signature. */
export const longestSignaturePath = 20_480;

export const signatureSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('typed'), name: lineSchema({ min: 2, max: 120 }) }),
  /** An SVG path, at most 20 KB. */
  z.object({
    kind: z.literal('drawn'),
    path: z.string().check(z.maxLength(longestSignaturePath, { abort: true }), z.regex(/^[MLCQZ0-9 .,-]+$/)),
  }),
]);

/** A function check as somebody made it: frozen and hashed before the first byte is sent. */
export const functionCheckSchema = z
  .object({
    ...submissionFields,
    kindOfSubmission: z.literal('functionCheck'),
    checklistId: idSchema,
    checklistVersion: countingSchema,
    checklistHash: hashSchema,
    kind: checkKindSchema,
    startedAt: zonedSchema,
    performedAt: zonedSchema,
    /** As the phone names it; not checked against our list, because phones know newer zones than we do. */
    timeZone: lineSchema({ max: 60 }),
    performer: performerSchema,
    answers: z.array(answerSchema).check(
      z.maxLength(100),
      z.refine((answers) => answers.flatMap(({ photos }) => photos).length <= mostPhotosOfCheck, {
        error: 'tooMany',
      }),
    ),
    instruments: z.array(instrumentSchema).check(z.maxLength(10)),
    overallComment: linesSchema({ min: 0, max: 2000 }),
    signature: z.nullable(signatureSchema),
  })
  .check(
    z.refine((check) => (check.deviceRef === undefined) !== (check.manualDevice === undefined), {
      error: 'oneDeviceIdentity',
    }),
  );
export type FunctionCheck = z.infer<typeof functionCheckSchema>;

export const functionCheckItemSchema = z.object({ submission: functionCheckSchema, delivery: deliverySchema });

export const checkResults = ['passed', 'passedWithRemarks', 'failed', 'incomplete'] as const;
export type CheckResult = (typeof checkResults)[number];
