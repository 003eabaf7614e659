import { expect, test } from 'vitest';
import { languagesSideBySide } from './languages-side-by-side.ts';

const rowsOf = (page: string) => page.split('\n').filter((line) => line.startsWith('<tr>'));

test('[I18N-1] each screen is a row with a picture for each language, and a gap where there is none', () => {
  const files = [
    'start-de-390-light.png',
    'start-uk-390-light.png',
    'start-with-work-de-390-light.png',
    'start-de-390-dark.png',
  ];
  const rows = rowsOf(languagesSideBySide(files, ['de', 'uk']));
  expect(rows.map((row) => [...row.matchAll(/src="([^"]*)"/g)].map(([, file]) => file))).toEqual([
    ['start-de-390-dark.png'],
    ['start-de-390-light.png', 'start-uk-390-light.png'],
    ['start-with-work-de-390-light.png'],
  ]);
  expect(rows.map((row) => row.includes('No picture'))).toEqual([true, false, true]);
});

test('[I18N-1] what is no picture of a screen in one of the languages is left out', () => {
  expect(rowsOf(languagesSideBySide(['start-390-light.png', 'languages.html', 'notes.txt'], ['de', 'uk']))).toEqual([]);
});
