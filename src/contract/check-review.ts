import { checkFilters } from './check-details.ts';
import { linesSchema } from './text.ts';
import { countingSchema, idSchema } from './values.ts';
import { z } from './zod.ts';

/** Checks that are reviewed with one call. */
export const mostReviewed = 1000;

const countedSchema = countingSchema.check(z.maximum(mostReviewed, { error: 'tooMany' }));

/**
 * One decision about many checks, with one reason: about those named, or all that fit a filter at this moment.
 * `expectedCount` is how many a person saw: another number is refused (`countChanged`), and nothing is decided.
 */
export const checksReviewSchema = z.strictObject({
  action: z.enum(['accept', 'void']),
  submissionIds: z.optional(z.array(idSchema).check(z.minLength(1), z.maxLength(mostReviewed))),
  filter: z.optional(z.strictObject(checkFilters)),
  expectedCount: countedSchema,
  reason: linesSchema({ max: 500 }),
});
export type ChecksReview = z.infer<typeof checksReviewSchema>;

/**
 * Each check is reviewed by itself, with an event of its own. Codes of those that stayed as they were: `notFound`,
 * `checkClosed` (voided or corrected), `notWaiting` (accepted already, or never marked); of one that was not found nothing
 * else is known.
 */
export const checksReviewedSchema = z.object({
  reviewed: z.number(),
  stayed: z.array(
    z.object({
      submissionId: idSchema,
      code: z.string(),
      check: z.nullable(z.object({ protocolNo: z.string(), device: z.string() })),
    }),
  ),
});
export type ChecksReviewed = z.infer<typeof checksReviewedSchema>;
