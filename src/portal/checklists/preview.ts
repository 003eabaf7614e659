import type { ReactNode } from 'react';
import type { CheckKind } from '../../contract/checklist.ts';
import type { ChecklistContent } from '../../contract/checklist-details.ts';
import type { Language } from '../../contract/language.ts';

/** A checklist as it stands on a phone, to be tried out; from outside, because making checks is another feature. */
export type Preview = (shown: { content: ChecklistContent; kind: CheckKind; language: Language }) => ReactNode;
