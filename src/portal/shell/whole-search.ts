/** Key under which the search travels as it was written. */
const written = '?';

/**
 * Search parameters as plain texts, with the search itself beside them: what a visitor brings to sign-in comes back
 * byte for byte, also where a parameter comes twice or is written in another way than we would.
 */
export function parseWholeSearch(search: string): Record<string, string> {
  const parameters = Object.fromEntries(new URLSearchParams(search));
  return search === '' || search === '?' ? {} : { ...parameters, [written]: search };
}

/** The search of these parameters: as it was written, as long as nothing of it was changed. */
export function writeWholeSearch(search: Record<string, unknown>): string {
  const { [written]: before, ...parameters } = search as Record<string, string>;
  if (before !== undefined && isSame(parameters, parseWholeSearch(before))) return before;
  const text = new URLSearchParams(parameters).toString();
  return text === '' ? '' : `?${text}`;
}

function isSame(parameters: Record<string, string>, { [written]: _written, ...parsed }: Record<string, string>) {
  const keys = Object.keys(parameters);
  return keys.length === Object.keys(parsed).length && keys.every((key) => parameters[key] === parsed[key]);
}
