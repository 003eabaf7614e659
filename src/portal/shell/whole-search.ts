/** Key under which the search travels as it was written. */
const written = '?';

/** Search parameters: texts as they stand in the address, several of one name in their order. */
export type WholeSearch = Record<string, string | readonly string[]>;

/**
 * Search parameters as plain texts, with the search itself beside them: what a visitor brings to sign-in comes back
 * byte for byte, also where a parameter comes twice or is written in another way than we would.
 */
export function parseWholeSearch(search: string): WholeSearch {
  if (search === '' || search === '?') return {};
  const parameters = new URLSearchParams(search);
  const byName = [...new Set(parameters.keys())].map((name): [string, string | string[]] => {
    const all = parameters.getAll(name);
    return [name, all.length === 1 ? all[0]! : all];
  });
  return { ...Object.fromEntries(byName), [written]: search };
}

/** The search of these parameters: as it was written, as long as nothing of it was changed. */
export function writeWholeSearch(search: Record<string, unknown>): string {
  const { [written]: before, ...parameters } = search as WholeSearch;
  if (typeof before === 'string' && asText(parameters) === asText(withoutWritten(parseWholeSearch(before))))
    return before;
  const text = asText(parameters);
  return text === '' ? '' : `?${text}`;
}

const withoutWritten = ({ [written]: _written, ...parameters }: WholeSearch): WholeSearch => parameters;

const asText = (parameters: WholeSearch) =>
  new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => [value].flat().map((each) => [name, each])),
  ).toString();
