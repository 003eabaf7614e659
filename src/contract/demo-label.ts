import { z } from './zod.ts';

/** A label of the printable demo sheet; `url` is the text in its code. */
export const demoLabelsSchema = z.object({
  labels: z.array(
    z.object({
      /** Which state of the product this label shows; also the key of its caption. */
      case: z.string(),
      url: z.string(),
      designation: z.string(),
      modelNo: z.number(),
      serialNumber: z.string(),
      deviceRef: z.string(),
      labelNo: z.number(),
    }),
  ),
});
export type DemoLabels = z.infer<typeof demoLabelsSchema>;
