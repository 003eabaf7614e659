import type { ChecklistItem, MeasurementItem } from '../contract/checklist.ts';
import type { ChecklistContent } from '../contract/checklist-details.ts';
import { languages, type LocalText } from '../contract/language.ts';
import type { FieldError } from '../contract/problem.ts';

/** Why a checklist cannot be published: somebody in the field could not read it, not reach an item, or not pass one. */
export function publishErrors({ name, intro, items }: ChecklistContent): FieldError[] {
  return [
    ...untranslated('/name', name),
    ...untranslated('/intro', intro),
    ...items.flatMap((item, at) => itemErrors(item, { at, items }).map(under(`/items/${at}`))),
  ];
}

type Place = { at: number; items: readonly ChecklistItem[] };

function itemErrors(item: ChecklistItem, place: Place): FieldError[] {
  const errors = [...untranslated('/label', item.label), ...untranslated('/help', item.help)];
  if (place.items.findIndex(({ itemId }) => itemId === item.itemId) < place.at)
    errors.push({ pointer: '/itemId', code: 'itemDouble' });
  if (!isReachable(item, place)) errors.push({ pointer: '/visibleIf', code: 'itemUnreachable' });
  switch (item.kind) {
    case 'measurement':
      return [...errors, ...limitErrors(item)];
    case 'choice':
      return [
        ...errors,
        ...(item.options.length < 2 ? [{ pointer: '/options', code: 'optionsMissing' }] : []),
        ...item.options.flatMap(({ label }, at) => untranslated(`/options/${at}/label`, label)),
      ];
    case 'photo':
      return item.min > item.max ? [...errors, { pointer: '/min', code: 'limitsContradict' }] : errors;
    case 'section':
    case 'passFailNa':
    case 'text':
      return errors;
  }
}

/** A text that is shown at all stands in each language. */
function untranslated(pointer: string, texts: LocalText | undefined): FieldError[] {
  if (texts === undefined) return [];
  return languages
    .filter((language) => !texts[language]?.trim())
    .map((language) => ({ pointer: `${pointer}/${language}`, code: 'textMissing', params: { language } }));
}

/** A condition asks an earlier item, which can itself be reached and can have the answer that is waited for. */
function isReachable({ visibleIf }: ChecklistItem, { at, items }: Place): boolean {
  if (!visibleIf) return true;
  const askedAt = items.findIndex(({ itemId }) => itemId === visibleIf.itemId);
  const asked = items[askedAt];
  if (!asked || askedAt >= at || !isReachable(asked, { at: askedAt, items })) return false;
  if (asked.kind === 'passFailNa')
    return ['pass', 'fail', ...(asked.naAllowed ? ['na'] : [])].includes(visibleIf.value);
  if (asked.kind === 'choice') return asked.options.some(({ optionId }) => optionId === visibleIf.value);
  // What is typed or measured can be any text; a heading and a photo never say one.
  return asked.kind === 'text' || asked.kind === 'measurement';
}

function limitErrors(item: MeasurementItem): FieldError[] {
  const { lower, upper, warnLower, warnUpper, plausMin = -Infinity, plausMax = Infinity, unit } = item;
  const errors: FieldError[] = [];
  if (!unit.ucum.trim() || !unit.shown.trim()) errors.push({ pointer: '/unit', code: 'unitMissing' });
  const inOrder = [lower, warnLower, warnUpper, upper].filter((limit) => limit !== undefined);
  if (plausMin > plausMax || inOrder.some((limit, at) => at > 0 && limit < inOrder[at - 1]!))
    errors.push({ pointer: '/lower', code: 'limitsContradict' });
  for (const [field, limit] of Object.entries({ lower, upper, warnLower, warnUpper }))
    if (limit !== undefined && (limit < plausMin || limit > plausMax))
      errors.push({ pointer: `/${field}`, code: 'limitOutsidePlausibility' });
  return errors;
}

const under = (parent: string) => (error: FieldError) => ({ ...error, pointer: `${parent}${error.pointer}` });
