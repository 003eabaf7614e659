import type { ChecklistItem } from '../../contract/checklist.ts';
import type { Language } from '../../contract/language.ts';
import type { FieldPlace } from './placed-error.ts';

/** What every field of the editor works with. */
export type Editing = {
  language: Language;
  languageName: string;
  items: readonly ChecklistItem[];
  /** The words for what is wrong with a field in the language shown. */
  errorOf: (place: FieldPlace) => string | undefined;
};
