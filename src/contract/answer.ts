import { exactTextSchema, linesSchema } from './text.ts';
import { hashSchema, idSchema } from './values.ts';
import { z } from './zod.ts';

/** A decimal number as text, so that no digit is lost: "-12.50". */
export const decimalSchema = z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,6})?$/, { error: 'notANumber' }));

/** One reading of a measurement: the number it was understood as, and the text exactly as typed. */
export const readingSchema = z.object({ decimal: decimalSchema, typed: exactTextSchema });

export const answerValueSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('passFailNa'), result: z.enum(['pass', 'fail', 'na']) }),
  z.object({ kind: z.literal('measurement'), readings: z.array(readingSchema).check(z.minLength(1), z.maxLength(5)) }),
  z.object({ kind: z.literal('text'), text: linesSchema({ max: 2000 }) }),
  z.object({
    kind: z.literal('choice'),
    optionIds: z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(50)),
  }),
  z.object({ kind: z.literal('photo'), uploadIds: z.array(idSchema).check(z.minLength(1), z.maxLength(5)) }),
  z.object({ kind: z.literal('notApplicable') }),
]);
export type AnswerValue = z.infer<typeof answerValueSchema>;

/** A photo announced in a submission; its bytes follow on their own. */
export const announcedPhotoSchema = z.object({
  uploadId: idSchema,
  sha256: hashSchema,
  size: z.number().check(z.int(), z.minimum(1), z.maximum(3 * 1024 * 1024)),
  contentType: z.enum(['image/jpeg', 'image/png', 'image/webp']),
});

export const mostPhotosOfCheck = 20;

/** The answer to one item. `value` is null while only a comment was written. */
export const answerSchema = z.object({
  itemId: z.string().check(z.minLength(1), z.maxLength(40)),
  value: z.nullable(answerValueSchema),
  comment: linesSchema({ min: 0, max: 2000 }),
  photos: z.array(announcedPhotoSchema).check(z.maxLength(5)),
});
export type Answer = z.infer<typeof answerSchema>;
