/** One element of a GS1 element string: its application identifier and what it says. */
export type Gs1Element = { ai: string; value: string };

/** How many digits an application identifier has, by its first two (GS1 General Specifications, figure 7.8.1-1). */
const identifierLengths: [RegExp, number][] = [
  [/^(0[0-4]|1[0-9]|2[0-2]|30|37|9[0-9])/, 2],
  [/^(2[3-5]|4[0-2]|71)/, 3],
  [/^(3[1-69]|43|7[02]|8[0-2])/, 4],
];

/** What has a length of its own and needs no separator; everything else ends at one, or with the text. */
const fixedLengths: [RegExp, number][] = [
  [/^00/, 18],
  [/^0[1-3]/, 14],
  [/^04/, 16],
  [/^1[1-9]/, 6],
  [/^20/, 2],
  [/^3[1-6]/, 6],
  [/^41/, 13],
];
const longestOf = (ai: string) => (['10', '21', '22'].includes(ai) ? 20 : /^24[01]$/.test(ai) ? 30 : 90);
/** The characters GS1 lets stand in an element (figure 7.11-1). */
const isValue = (text: string) => /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]+$/.test(text);

export const separator = '\u001D';
/** A text with and without separators has exactly one reading; one whose separators were lost may have several. */
export type Separators = 'kept' | 'lost';

/** Elements a device mark may carry after one whose end nobody marked; with all of them nothing would be certain. */
const usualAfterLost = ['10', '11', '17', '21', '240', '241'];

/** Of a text that could be read in more ways, nobody could choose among them: then only its certain beginning counts. */
const mostReadings = 100;
/** Elements looked at in one text; all of them together take less than a millisecond on a phone. */
const mostSteps = 600;

/**
 * Every way an element string can be read; none when it is not one. No identifier stands twice in a reading, so what is
 * used already is not tried again on the way down. Where there are too many ways, one: what stands before the first doubt.
 */
export function readElementString(text: string, separators: Separators): Gs1Element[][] {
  const readings: Gs1Element[][] = [];
  const path: Gs1Element[] = [];
  const identifiers: (string | null | undefined)[] = [];
  let steps = 0;

  /** False once there is too much to look at. */
  function readFrom(at: number): boolean {
    if (at === text.length) return readings.push([...path]) <= mostReadings;
    if ((steps += 1) > mostSteps) return false;
    const ai = unusedAt(at);
    if (ai === null) return true;
    const start = at + ai.length;
    return endsOf(ai, start).every((end) => {
      const value = text.slice(start, end);
      if (!isValue(value) || value.length > longestOf(ai)) return true;
      path.push({ ai, value });
      const isDone = readFrom(text[end] === separator ? end + 1 : end);
      path.pop();
      return isDone;
    });
  }

  function unusedAt(at: number): string | null {
    const ai = (identifiers[at] ??= identifierAt(text.slice(at, at + 4)));
    return ai === null || path.some((each) => each.ai === ai) ? null : ai;
  }

  function endsOf(ai: string, start: number): number[] {
    const fixed = lengthIn(fixedLengths, ai);
    if (fixed !== null) return isFixedValue(text.slice(start, start + fixed), fixed) ? [start + fixed] : [];
    const marked = text.indexOf(separator, start);
    const end = marked === -1 ? text.length : marked;
    // Of what has up to 20 characters every end is tried; anything longer is taken to be the last.
    if (separators === 'kept' || longestOf(ai) > 20) return [end];
    const tried = Array.from({ length: Math.min(end - start, longestOf(ai)) }, (_, index) => start + index + 1);
    return tried.filter((each) => {
      const next = unusedAt(each);
      return each === end || (next !== ai && isUsual(next));
    });
  }

  return readFrom(0) ? readings : [certainBeginning(text)];
}

const isUsual = (ai: string | null) => ai !== null && usualAfterLost.includes(ai);

/** The elements of fixed length a text begins with: nothing in them depends on where another one ends. */
function certainBeginning(text: string): Gs1Element[] {
  const elements: Gs1Element[] = [];
  let at = 0;
  for (;;) {
    const ai = identifierAt(text.slice(at, at + 4));
    const length = ai === null ? null : lengthIn(fixedLengths, ai);
    if (ai === null || length === null || elements.some((each) => each.ai === ai)) return elements;
    const value = text.slice(at + ai.length, at + ai.length + length);
    if (!isFixedValue(value, length)) return elements;
    elements.push({ ai, value });
    at += ai.length + length;
    if (text[at] === separator) at += 1;
  }
}

const isFixedValue = (value: string, length: number) => value.length === length && /^\d+$/.test(value);

/** Reads the form for people, "(01)04012345678901(21)A1"; null when it is not that. */
export function readBracketed(text: string): Gs1Element[] | null {
  const elements: Gs1Element[] = [];
  let rest = text;
  while (rest !== '') {
    const ai = bracketedAt(rest);
    if (ai === null) return null;
    const after = rest.slice(ai.length + 2);
    const end = lengthIn(fixedLengths, ai) ?? nextBracketed(after);
    const value = after.slice(0, end);
    if (!isValue(value) || value.length > longestOf(ai) || elements.some((each) => each.ai === ai)) return null;
    elements.push({ ai, value });
    rest = after.slice(end).trimStart();
  }
  return elements.length > 0 ? elements : null;
}

function nextBracketed(text: string): number {
  for (let at = text.indexOf('(', 1); at !== -1; at = text.indexOf('(', at + 1))
    if (bracketedAt(text.slice(at)) !== null) return text.slice(0, at).trimEnd().length;
  return text.length;
}

function bracketedAt(text: string): string | null {
  const inBrackets = /^\((\d{2,4})\)/.exec(text)?.[1];
  return inBrackets !== undefined && identifierAt(inBrackets) === inBrackets ? inBrackets : null;
}

/** The application identifier a text begins with, as long as its first two digits say. */
export function identifierAt(text: string): string | null {
  const length = lengthIn(identifierLengths, text);
  if (length === null) return null;
  const ai = text.slice(0, length);
  return ai.length === length && /^\d+$/.test(ai) ? ai : null;
}

const lengthIn = (table: [RegExp, number][], ai: string) => table.find(([start]) => start.test(ai))?.[1] ?? null;
