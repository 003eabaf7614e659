import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestSignaturePath, signatureSchema } from '../../contract/function-check.ts';
import { withoutLastStroke, withStroke, type Point } from './signature-path.ts';

const line = (count: number): Point[] => Array.from({ length: count }, (_, at) => ({ x: at, y: at / 2 }));

test('[QR-3] a drawn signature has only the points that its look needs, and each stroke can be taken back', () => {
  const first = withStroke('', [...line(101), { x: 100, y: 150 }])!;
  expect(first).toBe('M0 0L100 50L100 150');
  const both = withStroke(first, [{ x: 12.4, y: 7.6 }])!;
  expect(both, 'a dot on an i').toBe('M0 0L100 50L100 150M12 8L12 8');
  expect(withoutLastStroke(both)).toBe(first);
  expect(withoutLastStroke(first)).toBe('');
  expect(withoutLastStroke('')).toBe('');
});

test('[QR-3] whatever is scribbled, the server takes it: within the sheet and at most 20 KB', () => {
  const point = fc.record({
    x: fc.double({ min: -50, max: 700, noNaN: true }),
    y: fc.double({ min: -50, max: 300, noNaN: true }),
  });
  const strokes = fc.array(fc.array(point, { minLength: 1, maxLength: 700 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(strokes, (drawn) => {
      const path = drawn.reduce((before, stroke) => withStroke(before, stroke) ?? before, '');
      expect(path.length).toBeLessThanOrEqual(longestSignaturePath);
      expect(signatureSchema.parse({ kind: 'drawn', path })).toEqual({ kind: 'drawn', path });
    }),
    { numRuns: 40 },
  );
});

test('[QR-3] a stroke that does not fit any more is refused, and what was drawn before stays', () => {
  const full = `M0 0${'L1 1'.repeat(longestSignaturePath / 4 - 1)}`;
  expect(full).toHaveLength(longestSignaturePath);
  expect(withStroke(full, line(2))).toBeNull();
});
