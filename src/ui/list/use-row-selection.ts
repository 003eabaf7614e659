import { useState } from 'react';
import { nothingSelected, underQuestion, type RowSelection } from './row-selection.ts';

/** What is selected of a list, for as long as its page stands. Another question drops "all", also after coming back. */
export function useRowSelection(question: string) {
  const [kept, setSelection] = useState<RowSelection>(nothingSelected);
  const selection = underQuestion(kept, question);
  if (selection !== kept) setSelection(selection);
  return { selection, setSelection };
}
