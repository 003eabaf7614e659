import type { Page } from 'playwright/test';

/** By how many pixels the page can be moved sideways. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
