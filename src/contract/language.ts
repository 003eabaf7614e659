import { z } from './zod.ts';

/** The five languages of the product (specification, section 9), in the order of the language menu. */
export const languages = ['de', 'en', 'uk', 'fr', 'es'] as const;
export const languageSchema = z.enum(languages);
export type Language = (typeof languages)[number];
export const fallbackLanguage: Language = 'en';

/** One text in several languages. A stored text always has English; a pack made for one language may hold only that one. */
export const localTextSchema = z
  .partialRecord(languageSchema, z.string())
  .check(z.refine((texts) => Object.keys(texts).length > 0, { error: 'textMissing' }));
export type LocalText = z.infer<typeof localTextSchema>;
