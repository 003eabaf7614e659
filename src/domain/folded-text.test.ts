import { expect, test } from 'vitest';
import { foldedText } from './folded-text.ts';

test.each([
  ['Klinikum am Weißen Stein', 'klinikum am weissen stein'],
  ['Hôpital  Saint-Étienne ', 'hopital saint-etienne'],
  ['Ärztehaus', 'arztehaus'],
  ['A\u0308rztehaus', 'arztehaus'],
  ['ЛІКАРНЯ Їжакова', 'лікарня іжакова'],
  ['STRASSE', 'strasse'],
])('[CUST-1] %s is found however it is written', (text, folded) => {
  expect(foldedText(text)).toBe(folded);
});
