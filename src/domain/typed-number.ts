export type TypedNumber = { kind: 'number'; decimal: string } | { kind: 'empty' } | { kind: 'notANumber' };

const longestTyped = 500; // as the contract takes it

/**
 * Reads a measured value as people of all five languages type it: comma or point as the decimal mark, a sign, spaces
 * and apostrophes between thousands. A mark that stands twice, or a comma and a point together, is read as thousands
 * only where that is the one way to read it; "1.234" is one point two three four, because measured values are small.
 */
export function readTypedNumber(typed: string): TypedNumber {
  if (typed.length > longestTyped) return { kind: 'notANumber' };
  const text = typed
    .normalize('NFKC')
    .replaceAll(/[\s'’_]/g, '')
    .replace(/^[−–]/, '-')
    .replace(/^\+/, '');
  if (text === '') return { kind: 'empty' };
  const plain = /^-?\d*[.,]?\d*$/.test(text) ? text.replace(',', '.') : withoutThousands(text);
  if (plain === null || !/\d/.test(plain)) return { kind: 'notANumber' };
  const [, sign, whole = '', fraction = ''] = /^(-?)0*(\d*)\.?(\d*)$/.exec(plain) ?? [];
  if (sign === undefined || whole.length > 12 || fraction.length > 6) return { kind: 'notANumber' };
  const digits = `${whole || '0'}${fraction ? `.${fraction}` : ''}`;
  return { kind: 'number', decimal: /[1-9]/.test(digits) ? sign + digits : digits };
}

/** "1.234,5" and "1,234.5" → "1234.5"; "1.234.567" → "1234567"; anything else that has two marks → null. */
function withoutThousands(text: string): string | null {
  const [, sign, whole, mark, fraction] = /^(-?)(\d{1,3}(?:[.,]\d{3})+)(?:([.,])(\d+))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const marks = new Set(whole.replaceAll(/\d/g, ''));
  if (marks.size > 1 || (mark !== undefined && marks.has(mark))) return null;
  return sign + whole.replaceAll(/[.,]/g, '') + (fraction === undefined ? '' : `.${fraction}`);
}
