import { deviceRegistrationItemSchema } from './device-registration.ts';
import { functionCheckItemSchema } from './function-check.ts';
import { problemSchema } from './problem.ts';
import { receiptSchema } from './receipt.ts';
import { idSchema } from './values.ts';
import { z } from './zod.ts';

/** At most this many items, and this many bytes, in one delivery. */
export const batchLimits = { items: 250, bytes: 1024 * 1024 } as const;

export const submissionItemSchema = z.union([functionCheckItemSchema, deviceRegistrationItemSchema]);
export type SubmissionItem = z.infer<typeof submissionItemSchema>;

export const submissionBatchSchema = z.object({
  items: z.array(submissionItemSchema).check(z.minLength(1), z.maxLength(batchLimits.items)),
});

/** What the server asks of a batch as a whole; each item is then evaluated on its own, so that one bad item refuses none of its neighbours. */
export const submissionEnvelopeSchema = z.object({
  items: z.array(z.unknown()).check(z.minLength(1), z.maxLength(batchLimits.items)),
});

/** One result per item, in the order of the items. The id is null only where the item had none that could be read. */
export const submissionResultSchema = z.union([
  z.object({ submissionId: idSchema, receipt: receiptSchema }),
  z.object({ submissionId: z.nullable(z.string()), problem: problemSchema }),
]);
export type SubmissionResult = z.infer<typeof submissionResultSchema>;
export const submissionResultsSchema = z.object({ results: z.array(submissionResultSchema) });
