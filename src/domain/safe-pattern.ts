/**
 * Whether a pattern for serial numbers is of the safe kind: literals, classes and exact counts between `^` and `$`.
 * Nothing in it can repeat without end, so that no text makes it slow on anybody's phone.
 */
export function isSafePattern(pattern: string): boolean {
  const [, inner] = /^\^(.+)\$$/.exec(pattern) ?? [];
  return inner !== undefined && parts.test(inner) && isReadable(pattern);
}

const literal = String.raw`[A-Za-z0-9 _%&'"!,:;<=>@#~-]|\\[.\-+*?()/\[\]{}^$|\\]`;
const oneClass = String.raw`\\d|\[(?:[A-Za-z0-9](?:-[A-Za-z0-9])?|[-._/]|\\[-./])+\]`;
const count = String.raw`\{\d{1,2}(?:,\d{1,2})?\}|\?`;
const parts = new RegExp(`^(?:(?:${oneClass}|${literal})(?:${count})?)+$`);

function isReadable(pattern: string): boolean {
  try {
    return new RegExp(pattern) instanceof RegExp;
  } catch {
    return false; // a range or a count the wrong way round
  }
}
