/**
 * A question to the server under one name, whoever asks it: what is left open in it, undefined or an empty choice, makes
 * no difference. Neither does the size of a page: a visit has pages of one size, each with where the next begins.
 */
export const visitKey = (question: readonly unknown[]): string => JSON.stringify(question.map(narrowed));

function narrowed(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part ?? null;
  const entries = Object.entries(part).filter(
    ([name, value]) => value !== undefined && !isEmpty(value) && name !== 'size',
  );
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;
