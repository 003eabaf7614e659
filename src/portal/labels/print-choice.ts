import { z } from '../../contract/zod.ts';
import { labelLayouts } from '../../domain/label-layouts.ts';
import { quietly } from '../../ui/quietly.ts';

const key = 'labelPrint';
const offset = z.number().check(z.int(), z.minimum(-100), z.maximum(100));
const choiceSchema = z.strictObject({
  layout: z.enum(labelLayouts.map(({ id }) => id)),
  offsetX: offset,
  offsetY: offset,
});

/** What fits the printer beside this device; offsets are in tenths of a millimetre. */
export type PrintChoice = z.infer<typeof choiceSchema>;

const usual: PrintChoice = { layout: 'L7160', offsetX: 0, offsetY: 0 };

/** The choice made last on this device; the usual one where there is none, or it cannot be read. */
export function readPrintChoice(storage: () => Pick<Storage, 'getItem'>): PrintChoice {
  const kept = quietly(() => JSON.parse(storage().getItem(key) ?? 'null') as unknown);
  return choiceSchema.safeParse(kept).data ?? usual;
}

/** Remembers it for the next time. */
export function keepPrintChoice(storage: () => Pick<Storage, 'setItem'>, choice: PrintChoice): void {
  const { layout, offsetX, offsetY } = choice;
  quietly(() => storage().setItem(key, JSON.stringify({ layout, offsetX, offsetY })));
}
