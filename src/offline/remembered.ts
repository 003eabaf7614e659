import { instrumentSchema } from '../contract/function-check.ts';
import { z } from '../contract/zod.ts';
import type { FieldDatabase } from './database.ts';
import { eachInTime } from './each-in-time.ts';

const days = 86_400_000;
const keptFor = 30 * days;

const performerSchema = z.object({ name: z.string(), role: z.string(), company: z.string(), email: z.string() });
const registrantSchema = z.object({
  fields: z.record(z.string(), z.string()),
  /** The notice that was read: a newer one has to be read anew. */
  privacyNoticeVersion: z.string(),
});

/** A value of the latest form, kept for the next one. */
export type RememberedValue<T> = { read(): Promise<T | null>; keep(value: T): Promise<void>; forget(): Promise<void> };
export type Remembered = ReturnType<typeof createRemembered>;

/** What the next form begins with, for 30 days from the latest one: who checks, with which instruments, for whom devices are registered. */
export function createRemembered({ kept }: FieldDatabase, now: () => number) {
  return {
    performer: valueOf('performer', performerSchema),
    instruments: valueOf('instruments', z.array(instrumentSchema)),
    registrant: valueOf('registrant', registrantSchema),
  };

  /** The value lies in its row under its own name. */
  function valueOf<T>(id: string, schema: z.ZodMiniType<T>): RememberedValue<T> {
    return eachInTime({
      async read() {
        const row = await kept.get(id);
        const value = schema.safeParse(row?.[id]);
        return value.success && Number(row?.keptUntil) >= now() ? value.data : null;
      },
      keep: async (value) => void (await kept.put({ id, [id]: value, keptUntil: now() + keptFor })),
      forget: () => kept.delete(id),
    });
  }
}
