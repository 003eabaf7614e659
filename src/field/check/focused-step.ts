const prefix = 'step-';

/** The step an element of the form belongs to. */
export function stepOf(element: Element): string | null {
  return element.closest(`[id^="${prefix}"]`)?.id.slice(prefix.length) ?? null;
}

/** Shows a step and puts the focus on its first control. */
export function goToStep(itemId: string) {
  const step = document.getElementById(`${prefix}${itemId}`);
  step?.scrollIntoView({ block: 'center' });
  step?.querySelector<HTMLElement>('input:checked, input, textarea, button')?.focus({ preventScroll: true });
}
