import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';
import { settled } from '../drivers/settled.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const contrasts = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/**
 * What axe finds on a page as it stands, in light and in dark: rule, place and why. Text must reach 7 : 1 in sunlight.
 * In the dark only what the colours change is looked at again.
 */
export async function axeFindings(
  page: Page,
  schemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<string[]> {
  const findings: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const rules = { 'color-contrast-enhanced': { enabled: true } };
    const found = await axeRun(page, { rules, ...(colorScheme === 'dark' && { runOnly: contrasts }) });
    findings.push(...found.map((finding) => `${colorScheme}: ${finding}`));
  }
  return findings;
}

/** The same where the system chooses the colours. Their contrast is its business, and axe takes ours for the ones shown. */
export async function axeFindingsInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const found = await axeRun(page, { rules: { 'color-contrast': { enabled: false } } });
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

async function axeRun(page: Page, options: axe.RunOptions): Promise<string[]> {
  await settled(page); // colours half-way from one scheme to the other are nobody's choice
  // Not a script tag: the page forbids those.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(async (given) => {
    // What the controls say aloud stays there a few seconds, also when what it was named by is gone.
    const spoken = { exclude: ['[data-live-announcer]'] };
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(spoken, {
      resultTypes: ['violations'],
      ...given,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }, options);
}
