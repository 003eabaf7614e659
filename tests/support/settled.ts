import type { Page } from 'playwright/test';

/** Waits until nothing moves or changes its colour any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  );
}
