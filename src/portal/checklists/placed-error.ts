import type { ChecklistContent } from '../../contract/checklist-details.ts';
import { languages, type Language } from '../../contract/language.ts';
import type { FieldError } from '../../contract/problem.ts';

/** Which field of a checklist: of the step with this id, or of the checklist itself. */
export type FieldPlace = { itemId: string | null; field: string };

/** What is wrong with it. `language` where only the text in this one is. */
export type PlacedError = FieldPlace & Pick<FieldError, 'code' | 'params'> & { language: Language | null };

/** The faults of a content, each at the field it is mended in, wherever its step moves to. */
export function placedErrors(faults: readonly FieldError[], { items }: ChecklistContent): PlacedError[] {
  return faults.map(({ pointer, code, params }) => {
    const [, at, inItem] = /^\/items\/(\d+)\/?(.*)$/.exec(pointer) ?? [];
    const path = (inItem ?? pointer.slice(1)).split('/');
    const language = languages.find((each) => each === path.at(-1)) ?? null;
    const field = (language ? path.slice(0, -1) : path).join('.');
    const itemId = at === undefined ? null : (items[Number(at)]?.itemId ?? null);
    return { itemId, field: mendedAt[field] ?? field, code, ...(params && { params }), language };
  });
}

/** Fields that are mended in another one. */
const mendedAt: Record<string, string> = { unit: 'unit.shown', itemId: 'label', '': 'label' };

/** The id of the control of a field: the way to it from the summary. */
export const controlOf = ({ itemId, field }: FieldPlace) => `${itemId ?? 'checklist'}-${field.replaceAll('.', '-')}`;
