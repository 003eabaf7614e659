import { expect, test } from 'vitest';
import { aMeasurement, aPassFailItem } from '../../../tests/support/builders/a-checklist.ts';
import { aContent } from '../../../tests/support/builders/a-content.ts';
import { checklistContentSchema } from '../../contract/checklist-details.ts';
import { publishErrors } from '../../domain/publish-errors.ts';
import { contentToSave, isSameContent } from './content-to-save.ts';
import { moved } from './item-edits.ts';
import { itemKinds, newItem } from './new-item.ts';

test('[MOD-2] a draft can be saved before anything is typed, and says in each language what is missing', () => {
  const content = contentToSave(aContent(itemKinds.map((kind) => newItem(kind, kind))));
  expect(checklistContentSchema.safeParse(content).error).toBeUndefined();
  const found = publishErrors(content).filter(({ pointer }) => pointer.startsWith('/items/1/label'));
  expect(found.map(({ params }) => params?.['language'])).toEqual(['de', 'en', 'uk', 'fr', 'es']);
});

test('[MOD-2] texts are made normal, and a help nobody has written is left out', () => {
  const item = aPassFailItem({ label: { en: ' Housing\t', de: ' ' }, help: { en: '', fr: '  ' } });
  const content = contentToSave(aContent([item], { intro: { de: 'Erst lesen.\r\nDann prüfen. ' } }));
  expect(content.items[0]).toEqual(aPassFailItem({ label: { en: 'Housing' } }));
  expect(content.intro).toEqual({ de: 'Erst lesen.\nDann prüfen.' });
});

test('[MOD-2, P26] a step moves to where it is put, and not over the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 2, 3)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['a', 'b', 'c']);
});

test('[MOD-2] a content that came back in another order of its fields is not taken for a change', () => {
  const { unit, label, ...rest } = aMeasurement();
  expect(isSameContent(aContent([{ unit, label, ...rest }]), aContent([aMeasurement()]))).toBe(true);
  expect(isSameContent(aContent([aMeasurement({ upper: 1 })]), aContent([aMeasurement()]))).toBe(false);
});
