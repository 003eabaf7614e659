/** A ref for what appears far from the button that was pressed: it is moved to where it is seen, once. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}
