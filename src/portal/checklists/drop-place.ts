/** Makes an element a place something dragged can be put at; said by an attribute while it hangs over it. */
export const dropPlace = (onDrop: () => void) => (element: HTMLElement | null) => {
  if (!element) return undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const showOver = (isOver: boolean) => element.toggleAttribute('data-over', isOver);
  element.addEventListener(
    'dragover',
    (event) => {
      event.preventDefault();
      showOver(true);
    },
    { signal },
  );
  element.addEventListener('dragleave', () => showOver(false), { signal });
  element.addEventListener(
    'drop',
    (event) => {
      event.preventDefault();
      showOver(false);
      onDrop();
    },
    { signal },
  );
  return () => listening.abort();
};
