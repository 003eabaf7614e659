import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';
import { settled } from './settled.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page as it stands, in light and in dark: rule, place and why. Text must reach 7 : 1 in sunlight. */
export async function axeFindings(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page); // colours half-way from one scheme to the other are nobody's choice
    await page.evaluate(source); // not a script tag: the page forbids those
    const found = await page.evaluate(async () => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        rules: { 'color-contrast-enhanced': { enabled: true } },
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
    });
    findings.push(...found.map((finding) => `${colorScheme}: ${finding}`));
  }
  return findings;
}
