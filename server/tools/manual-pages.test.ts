import { expect, test } from 'vitest';
import { manualLanguages } from '../../src/contract/manual.ts';
import { manualPages } from './manual-pages.ts';

const pages = new Map(manualPages(process.cwd()).map(({ fileName, source }) => [fileName, source]));
const pageIn = (language: string) => pages.get(`manual/${language}/index.html`) ?? '';
const chaptersOf = (page: string) => [...page.matchAll(/<h2 id="([^"]+)">/g)].map(([, id]) => id!);

test.each(manualLanguages)('[SHELL-9] the manual in %s leads to each of its chapters', (language) => {
  const page = pageIn(language);
  const chapters = chaptersOf(page);
  expect(page).toContain(`<html lang="${language}">`);
  expect(chapters.length).toBeGreaterThan(6);
  expect(new Set(chapters).size).toBe(chapters.length);
  for (const chapter of chapters) expect(page).toContain(`href="#${chapter}"`);
});

test('[SHELL-9] every language tells the same chapters, points and steps', () => {
  const shapeOf = (language: string) => [...pageIn(language).matchAll(/<(h[1-3]|p|li|ol|ul)\b/g)].map(([, tag]) => tag);
  for (const language of manualLanguages)
    expect({ language, shape: shapeOf(language) }).toEqual({ language, shape: shapeOf('en') });
});

test('[SHELL-9, SEC-3] a manual needs neither a script nor a style of its own', () => {
  for (const language of manualLanguages) expect(pageIn(language)).not.toMatch(/<script|<style|style="|https?:/);
});
