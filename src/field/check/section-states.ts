import type { Checklist } from '../../contract/checklist.ts';
import type { Language } from '../../contract/language.ts';
import { localText } from '../../domain/local-text.ts';
import { isDone } from './form-rows.ts';
import { asksForNothing, nextOpenStep, type ShownStep } from './missing-answers.ts';

export type SectionState = {
  label: string;
  done: number;
  total: number;
  failed: number;
  /** Where a jump into the section leads: its first open step, else its first. */
  goTo: string;
};

type Shown = { checklist: Checklist; steps: ShownStep[]; language: Language };

/** Every section with its state; what stands before the first heading goes by the name of the checklist. */
export function sectionStates({ checklist, steps, language }: Shown): SectionState[] {
  const byItem = new Map(steps.map((step) => [step.item.itemId, step]));
  const sections: { label: string; steps: ShownStep[] }[] = [{ label: localText(checklist.name, language), steps: [] }];
  for (const item of checklist.items) {
    const step = byItem.get(item.itemId);
    if (item.kind === 'section') sections.push({ label: localText(item.label, language), steps: [] });
    else if (step) sections.at(-1)!.steps.push(step);
  }
  return sections
    .filter((section) => section.steps.length > 0)
    .map(({ label, steps: own }) => {
      const counted = own.filter(({ item }) => !asksForNothing(item));
      return {
        label,
        done: counted.filter(isDone).length,
        total: counted.length,
        failed: own.filter(({ verdict }) => verdict === 'fail').length,
        goTo: (nextOpenStep(own, null) ?? own[0]!).item.itemId,
      };
    });
}
