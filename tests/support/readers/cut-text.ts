import type { Page } from 'playwright/test';

/** By how many pixels the page can be moved sideways. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Texts of which not everything can be seen: cut by their box, ended by dots, or beyond the edge of the screen. */
export const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const isUnseen = (element: Element) => {
      const { position, clipPath, opacity } = getComputedStyle(element);
      return (position === 'absolute' && clipPath !== 'none') || opacity === '0';
    };
    const isCut = (element: Element) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const isCutSideways = overflowX !== 'visible' && overflowX !== 'auto' && overflowX !== 'scroll';
      const isCutBelow = overflowY === 'hidden' || overflowY === 'clip';
      return (
        textOverflow !== 'clip' ||
        (isCutSideways && element.scrollWidth > element.clientWidth + 1) ||
        (isCutBelow && element.scrollHeight > element.clientHeight + 1)
      );
    };

    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim();
      const parent = text.parentElement;
      if (!words || !parent || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const around: Element[] = [];
      for (let element: Element | null = parent; element; element = element.parentElement) around.push(element);
      if (around.some(isUnseen)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      if (left < 0 || right > innerWidth + 0.5) cut.push(`beyond the edge: ${words}`);
      else if (
        around.some((element) => element !== document.body && element !== document.documentElement && isCut(element))
      )
        cut.push(`cut: ${words}`);
    }
    // What is chosen or typed is no text node: the control itself must have room for it.
    for (const select of document.querySelectorAll('select'))
      if (select.checkVisibility() && !isUnseen(select) && select.scrollWidth > select.clientWidth + 1)
        cut.push(`cut in a choice: ${select.selectedOptions[0]?.text}`);
    return cut;
  });
