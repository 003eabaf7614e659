import { localTextSchema } from './language.ts';
import { countingSchema, hashSchema, idSchema } from './values.ts';
import { z } from './zod.ts';

export const checkKinds = [
  'preUse',
  'visual',
  'periodic',
  'commissioning',
  'afterRepair',
  'electricalSafety',
  'stk',
  'mtk',
] as const;
export const checkKindSchema = z.enum(checkKinds);
export type CheckKind = (typeof checkKinds)[number];

const itemIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/));

/** Shows an item only when an earlier item has (or has not) this answer: a result, an option id, a text or a decimal. */
const conditionSchema = z.object({ itemId: itemIdSchema, op: z.enum(['equals', 'notEquals']), value: z.string() });

const itemFields = {
  itemId: itemIdSchema,
  label: localTextSchema,
  help: z.optional(localTextSchema),
  required: z.boolean(),
  critical: z.boolean(),
  naAllowed: z.boolean(),
  commentRequiredOnFail: z.boolean(),
  visibleIf: z.optional(conditionSchema),
};

export const sectionItemSchema = z.object({
  kind: z.literal('section'),
  itemId: itemIdSchema,
  label: localTextSchema,
  help: z.optional(localTextSchema),
  visibleIf: z.optional(conditionSchema),
});
export const passFailItemSchema = z.object({ kind: z.literal('passFailNa'), ...itemFields });
export const measurementItemSchema = z.object({
  kind: z.literal('measurement'),
  ...itemFields,
  /** UCUM code for machines, and the unit as people read it. */
  unit: z.object({ ucum: z.string(), shown: z.string() }),
  decimals: z.number().check(z.int(), z.minimum(0), z.maximum(6)),
  lower: z.optional(z.number()),
  upper: z.optional(z.number()),
  warnLower: z.optional(z.number()),
  warnUpper: z.optional(z.number()),
  plausMin: z.optional(z.number()),
  plausMax: z.optional(z.number()),
  repeat: z.number().check(z.int(), z.minimum(1), z.maximum(5)),
  aggregate: z.enum(['last', 'max', 'min', 'mean']),
});
export const textItemSchema = z.object({
  kind: z.literal('text'),
  ...itemFields,
  maxLength: z.number().check(z.int(), z.minimum(1), z.maximum(2000)),
});
export const choiceItemSchema = z.object({
  kind: z.literal('choice'),
  ...itemFields,
  multiple: z.boolean(),
  options: z.array(
    z.object({ optionId: itemIdSchema, label: localTextSchema, outcome: z.enum(['pass', 'fail', 'neutral']) }),
  ),
});
export const photoItemSchema = z.object({
  kind: z.literal('photo'),
  ...itemFields,
  min: z.number().check(z.int(), z.minimum(0), z.maximum(5)),
  max: z.number().check(z.int(), z.minimum(1), z.maximum(5)),
});

export const checklistItemSchema = z.discriminatedUnion('kind', [
  sectionItemSchema,
  passFailItemSchema,
  measurementItemSchema,
  textItemSchema,
  choiceItemSchema,
  photoItemSchema,
]);
export type ChecklistItem = z.infer<typeof checklistItemSchema>;
export type SectionItem = z.infer<typeof sectionItemSchema>;
export type PassFailItem = z.infer<typeof passFailItemSchema>;
export type MeasurementItem = z.infer<typeof measurementItemSchema>;
export type TextItem = z.infer<typeof textItemSchema>;
export type ChoiceItem = z.infer<typeof choiceItemSchema>;
export type PhotoItem = z.infer<typeof photoItemSchema>;
/** An item somebody answers; sections are headings only. */
export type AnswerableItem = Exclude<ChecklistItem, SectionItem>;

/** One published version of a checklist: immutable, loadable for ever. No `modelNos` = the fallback for unknown models. */
export const checklistSchema = z.object({
  checklistId: idSchema,
  version: countingSchema,
  contentHash: hashSchema,
  kind: checkKindSchema,
  name: localTextSchema,
  intro: z.optional(localTextSchema),
  modelNos: z.array(z.number()),
  items: z.array(checklistItemSchema).check(z.minLength(1), z.maxLength(100)),
  passRule: z.enum(['allPass', 'allCriticalPass']),
  onFail: z.enum(['none', 'markRemarks', 'blockDevice']),
  signature: z.enum(['none', 'typedName', 'drawn']),
  instruments: z.enum(['none', 'optional', 'required']),
});
export type Checklist = z.infer<typeof checklistSchema>;
