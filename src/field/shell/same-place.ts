type Place = { pathname: string; search: string };

/**
 * Whether an address still shows what is on screen. A draft gets its name in the address after its first save; from
 * then on another draft is another place. What stands behind the hash is a step of the same page.
 */
export function isSamePlace(shown: Place, now: Place): boolean {
  const [before, after] = [split(shown), split(now)];
  if (before.rest !== after.rest) return false;
  return before.draft === null || before.draft === after.draft;
}

function split({ pathname, search }: Place) {
  const parameters = new URLSearchParams(search);
  const draft = parameters.get('draft');
  parameters.delete('draft');
  return { draft, rest: `${pathname}?${parameters.toString()}` };
}
