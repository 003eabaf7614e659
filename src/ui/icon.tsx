/** A line icon of the 24 px grid. Decoration for readers: the word beside it says the same. */
export function Icon({ path, large = false }: { path: string; large?: boolean }) {
  return (
    <svg className={large ? 'icon large' : 'icon'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
