/** The longest pattern, and how many ways it may have to fit one text. */
const longestPattern = 100;
const mostWays = 1000;
const longestSerial = 20;

const part =
  /(?<what>\[(?:[^\\[\]]|\\.)+\]|\\.|[A-Za-z0-9 _%&'"!,:;<=>@#~-])(?<count>\?|\{(?<from>\d{1,2})(?:,(?<to>\d{1,2}))?\})?/y;
const inClass = /(?:[A-Za-z0-9]-[A-Za-z0-9]|[-A-Za-z0-9._/]|\\[-./])/y;
const escaped = /^\\[d.\-+*?()/[\]{}^$|\\]$/;

/**
 * Whether a pattern for serial numbers is of the safe kind: literals, classes and counts between `^` and `$`. Nothing
 * in it can repeat without end, and its counts leave few ways to fit one text, so that none makes it slow on anybody's
 * phone. The pattern itself is read once from left to right, for the same reason.
 */
export function isSafePattern(pattern: string): boolean {
  if (pattern.length > longestPattern || !/^\^.+\$$/.test(pattern)) return false;
  const inner = pattern.slice(1, -1);
  let ways = 1;
  part.lastIndex = 0;
  while (part.lastIndex < inner.length) {
    const { what, count, from, to } = part.exec(inner)?.groups ?? {};
    if (what === undefined || !isSafePart(what)) return false;
    ways *= count === '?' ? 2 : Math.min(Number(to ?? from ?? 1), longestSerial) - Number(from ?? 1) + 1;
    if (ways > mostWays) return false;
  }
  return isReadable(pattern);
}

function isSafePart(what: string): boolean {
  if (what.startsWith('\\')) return escaped.test(what);
  if (what.length === 1) return true;
  const members = what.slice(1, -1);
  inClass.lastIndex = 0;
  while (inClass.lastIndex < members.length) if (!inClass.test(members)) return false;
  return true;
}

function isReadable(pattern: string): boolean {
  try {
    return new RegExp(pattern) instanceof RegExp;
  } catch {
    return false; // a range or a count the wrong way round
  }
}
