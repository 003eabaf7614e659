import type { AnswerableItem } from '../../contract/checklist.ts';
import type { DraftAnswer } from '../../contract/draft.ts';
import type { Language } from '../../contract/language.ts';

/** What the answer to an item of any kind is made with. */
export type AnswerProps<I extends AnswerableItem> = {
  item: I;
  label: string;
  language: Language;
  draft: DraftAnswer | undefined;
  change: (change: Partial<DraftAnswer>) => void;
};
