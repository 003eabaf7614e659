import fc from 'fast-check';
import { expect, test } from 'vitest';
import { functionCheckSchema } from '../contract/function-check.ts';
import { aFunctionCheck } from '../../tests/support/builders/a-function-check.ts';
import { canonicalJson, type Json } from './canonical-json.ts';
import { contentHash } from './content-hash.ts';
import { normalLine, normalLines } from './normal-text.ts';
import { isNormalText } from '../contract/text.ts';

const anyText = fc.string({ unit: 'binary' });

test('[OFF-3] canonical JSON is that of RFC 8785', () => {
  const input = {
    numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
    string: '\u20ac$\u000f\u000aA\'\u0042\u0022\u005c\\"/',
    literals: [null, true, false],
  };
  expect(canonicalJson(input)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
  const sorted = canonicalJson({
    '\u20ac': 1,
    '\r': 2,
    '\ufb33': 3,
    '1': 4,
    '\ud83d\ude02': 5,
    '\u0080': 6,
    '\u00f6': 7,
  });
  expect(sorted).toBe('{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😂":5,"\ufb33":3}');
});

test('[OFF-3] the order of keys and a trip over the wire do not change the hash of any content', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(anyText, fc.jsonValue({ stringUnit: 'binary' })), async (content) => {
      const reversed = Object.fromEntries(Object.entries(content).toReversed());
      const overTheWire = JSON.parse(
        new TextDecoder().decode(new TextEncoder().encode(JSON.stringify(reversed))),
      ) as Json;
      expect(await contentHash(overTheWire)).toBe(await contentHash(content as Json));
    }),
  );
});

test('[OFF-3] an unknown key changes the hash like any other content, and does not break it', async () => {
  const check = aFunctionCheck() as unknown as { [key: string]: Json };
  const hashes = [
    check,
    { ...check, addedLater: JSON.parse('{"__proto__":1}') as Json },
    { ...check, addedLater: 'x' },
  ].map(contentHash);
  expect(new Set(await Promise.all(hashes)).size).toBe(3);
});

test('[OFF-3] what the page normalises is what the server takes as it is, for any Unicode', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      expect(isNormalText(normalLine(typed))).toBe(true);
      expect(isNormalText(normalLines(typed), 'manyLines')).toBe(true);
      expect(normalLine(normalLine(typed))).toBe(normalLine(typed));
    }),
  );
});

test('[OFF-3] a name with a trailing space and a decomposed ü passes the contract once it is normalised', () => {
  const name = normalLine('Jürgen Mu\u0308ller ');
  expect(name).toBe('Jürgen Müller');
  expect(functionCheckSchema.safeParse(aFunctionCheck({ performer: { name } })).success).toBe(true);
  const raw = aFunctionCheck({ performer: { name: 'Mu\u0308ller ' } });
  expect(functionCheckSchema.safeParse(raw).error?.issues[0]).toMatchObject({
    path: ['performer', 'name'],
    message: 'textNotNormal',
  });
});
