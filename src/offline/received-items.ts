import type { FieldDatabase } from './database.ts';
import { identifiedDeviceSchema } from '../contract/draft.ts';
import { checkKindSchema } from '../contract/checklist.ts';
import { receiptSchema } from '../contract/receipt.ts';
import { hashSchema, idSchema } from '../contract/values.ts';
import { z } from '../contract/zod.ts';
import type { ReceivedItem } from './field-storage.ts';

const days = 86_400_000;
const keptFor = 90 * days;

export const checklistOfReceivedSchema = z.object({
  checklistId: idSchema,
  checklistVersion: z.number(),
  checklistHash: hashSchema,
  kind: checkKindSchema,
});

const receivedItemSchema = z.object({
  id: z.string(),
  receipt: receiptSchema,
  device: identifiedDeviceSchema,
  receivedAt: z.number(),
  performedAt: z.optional(z.string()),
  photosAnnounced: z.optional(z.number()),
  madeWith: z.optional(checklistOfReceivedSchema),
  performerUserId: z.optional(z.string()),
  corrects: z.optional(z.string()),
});

/** Receipts of what arrived, kept 90 days without the content. Written by the outbox alone. */
export function createReceivedItems({ received }: FieldDatabase) {
  return {
    /** The latest first. */
    async list(): Promise<ReceivedItem[]> {
      const rows = await received.toArray();
      return rows
        .map(readReceivedItem)
        .filter((item) => item !== null)
        .toSorted((a, b) => b.receivedAt - a.receivedAt);
    },
    async read(id: string): Promise<ReceivedItem | null> {
      return readReceivedItem(await received.get(id));
    },
    async dropOld(now: number): Promise<void> {
      await received
        .where('receivedAt')
        .below(now - keptFor)
        .delete();
    },
  };
}

export function readReceivedItem(row: unknown): ReceivedItem | null {
  const item = receivedItemSchema.safeParse(row);
  return item.success ? item.data : null;
}
