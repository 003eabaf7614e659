import { z } from './zod.ts';

/** A label of the printable demo sheet; `url` is the text in its code. */
const demoLabelSchema = z.object({
  /** Which state of the product this label shows; also the key of its caption. */
  case: z.string(),
  url: z.string(),
  designation: z.string(),
  modelNo: z.number(),
  serialNumber: z.string(),
  deviceRef: z.string(),
  labelNo: z.number(),
});

/** A code that is no label of ours; `text` is what it says, with brackets where it is a GS1 element string. */
const otherCodeSchema = z.object({
  case: z.string(),
  text: z.string(),
  /** Row by row, `1` for a dark module. */
  modules: z.array(z.string()),
  designation: z.string(),
  serialNumber: z.string(),
});

export const demoLabelsSchema = z.object({ labels: z.array(demoLabelSchema), otherCodes: z.array(otherCodeSchema) });
export type DemoLabels = z.infer<typeof demoLabelsSchema>;
