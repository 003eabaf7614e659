import { expect, test } from 'vitest';
import { idSchema } from '../contract/values.ts';
import { uuidV7 } from './uuid-v7.ts';

test('[OFF-3] every form gets an id of its own, and later ones sort later', () => {
  const now = Date.UTC(2026, 10, 27);
  const ids = Array.from({ length: 1000 }, (_, at) => uuidV7(now + at));
  expect(new Set(ids).size).toBe(1000);
  for (const [at, id] of ids.entries()) expect(at === 0 || ids[at - 1]! < id).toBe(true);
  for (const id of ids) expect(idSchema.safeParse(id).success).toBe(true);
});
