/** Puts the focus on the heading of a page that has just come: what had it is gone, and a screen reader reads on here. */
export function focusPage() {
  const target = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
