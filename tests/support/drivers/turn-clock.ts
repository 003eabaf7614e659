import type { Page } from 'playwright/test';

const step = 1_000; // milliseconds

/** Turns the clock of a page a second at a time, so that its store and its network have their turn in between. */
export async function turnClock(page: Page, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= step) await page.clock.runFor(Math.min(left, step));
}
