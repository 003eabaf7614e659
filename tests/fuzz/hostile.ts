import fc from 'fast-check';

const separator = '\u001D';
/** Pieces that have broken readers before, ours or others'. */
const pieces = [
  '\0',
  '\u0301',
  '\u0323',
  '\u0344',
  '\u034F',
  '\uD800',
  '\uDC00',
  '\u202E',
  '\u2028',
  '\uFEFF',
  '\uFDFA',
  '🙂',
  'ß',
  'İ',
  separator,
  '<GS>',
  '(',
  ')',
  '(01)',
  '(21)',
  '10',
  '1021',
  '21',
  '22',
  '01',
  '11111111',
  '240',
  '+',
  ']d2',
  '"',
  '""',
  "'",
  ';',
  ',',
  '\t',
  '\r\n',
  '\n',
  '=',
  '%',
  '%00',
  '%zz',
  '&',
  '?',
  '#',
  '/',
  '//',
  '/01/',
  '..',
  '\\',
  '$',
  '{',
  '}',
  '[',
  ']',
  '[[',
  '{"a":',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'true',
  '-',
  '.',
  '1e309',
  '-0',
  '9'.repeat(30),
  '2147483648',
  '9999-12-31',
  '0026-01-01',
  '2026-02-30',
  '+010000-01-01',
  '<',
  '<c r="XFD60000"/>',
  '<!--',
  ']]>',
  '&#0;',
  '*',
  '(a+)+',
  'A?',
  '\\d{0,20}',
  ' ',
  '\u00A0',
  "' or 1=1 --",
  '%_',
] as const;

type Change = { how: number; at: number; length: number; times: number; piece: string };
const change: fc.Arbitrary<Change> = fc.record({
  how: fc.nat(7),
  at: fc.nat(4000),
  length: fc.nat(60),
  times: fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 6 }) }, { weight: 1, arbitrary: fc.nat(3000) }),
  piece: fc.constantFrom(...pieces),
});

function changed(text: string, { how, at: place, length, times, piece }: Change, longest: number): string {
  const at = text.length === 0 ? 0 : place % (text.length + 1);
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const many = (part: string) => part.repeat(Math.min(times, Math.ceil(longest / Math.max(part.length, 1))));
  switch (how) {
    case 0:
      return before + piece + after;
    case 1:
      return before + many(piece) + after;
    case 2:
      return before + many(after.slice(0, length + 1)) + after;
    case 3:
      return before + after.slice(length);
    case 4:
      return before;
    case 5:
      return after + before;
    case 6:
      return many(text);
    default:
      return before + piece + after.slice(piece.length);
  }
}

/** Texts that look like real ones, changed up to six times; at most `longest` UTF-16 units. */
export const hostileText = (real: readonly string[], longest: number): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc
        .tuple(fc.constantFrom(...real), fc.array(change, { maxLength: 6 }))
        .map(([text, all]) => all.reduce((it, each) => changed(it, each, longest), text).slice(0, longest)),
    },
    {
      weight: 1,
      arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((all) => all.join('').slice(0, longest)),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...pieces), fc.constantFrom(...pieces))
        .map(([a, b]) => (a + b).repeat(Math.ceil(longest / (a.length + b.length))).slice(0, longest)),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }).map((text) => text.slice(0, longest)) },
  );

/** The same of bytes. */
export const hostileBytes = (real: readonly Uint8Array[], longest: number): fc.Arbitrary<Buffer> =>
  hostileText(
    real.map((bytes) => Buffer.from(bytes).toString('latin1')),
    longest,
  ).map((text) => Buffer.from(text, 'latin1'));

type Json = unknown;
const nested = (depth: number): Json => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as Json;
const hostileValue: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    0,
    -1,
    1.5,
    1e308,
    2_147_483_648,
    -2_147_483_649,
    Number.MAX_SAFE_INTEGER,
    '',
    [],
    {},
  ),
  fc.constantFrom<Json>(
    '2026-11-27',
    '9999-12-31',
    '0000-01-01T00:00:00+23:59',
    '019af000-0000-7000-8000-000000000000',
  ),
  fc.constantFrom(...pieces),
  fc.constantFrom(...pieces).map((piece) => piece.repeat(Math.ceil(3000 / piece.length))),
  fc.constantFrom(5, 19, 25, 1000).map(nested),
  fc.constantFrom(...pieces).map((piece) => Array.from({ length: 300 }, () => piece)),
  fc
    .constantFrom(...pieces)
    .map((piece) => Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`${piece}${at}`, at]))),
);
type JsonChange = { at: number; how: number; key: string; value: Json };
const jsonChange: fc.Arbitrary<JsonChange> = fc.record({
  at: fc.nat(500),
  how: fc.nat(9),
  key: fc.constantFrom('x', '__proto__', 'constructor', 'toString', '', '\0', 'ключ', '🙂'),
  value: hostileValue,
});

type Holder = Record<string, Json> | Json[];
type Place = { holder: Holder; key: string };

function placesIn(value: Json, found: Place[] = [], depth = 0): Place[] {
  if (typeof value !== 'object' || value === null || depth > 30) return found;
  for (const [key, each] of Object.entries(value)) {
    found.push({ holder: value as Holder, key });
    if (found.length < 500) placesIn(each, found, depth + 1);
  }
  return found;
}

/** As often as a body has room for it. */
function repeat(list: Json[], value: Json): void {
  const size = JSON.stringify(value)?.length ?? 0;
  const times = Math.min(200, Math.floor(60_000 / (size + 1)));
  list.push(...Array.from({ length: times }, () => structuredClone(value)));
}

function changedJson(root: { root: Json }, { at, how, key, value }: JsonChange): void {
  const places = placesIn(root);
  const place = places[at % places.length];
  if (!place) return;
  const { holder, key: name } = place;
  const inHolder = holder as Record<string, Json>;
  if (how < 6) inHolder[name] = value;
  else if (how === 6 && Array.isArray(holder)) repeat(holder, inHolder[name]);
  else if (how === 7) Reflect.deleteProperty(holder, name);
  else if (!Array.isArray(holder))
    Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

/** JSON that looks like real one, with values, keys, levels and lengths changed in up to three places. */
export const hostileJson = (real: readonly Json[]): fc.Arbitrary<Json> =>
  fc.tuple(fc.constantFrom(...real), fc.array(jsonChange, { maxLength: 3 })).map(([value, all]) => {
    const holder = { root: structuredClone(value) };
    for (const each of all) changedJson(holder, each);
    return holder.root;
  });
