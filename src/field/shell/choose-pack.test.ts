import { expect, test } from 'vitest';
import { aPack } from '../../../tests/support/builders/a-checklist.ts';
import type { JsonAnswer } from '../../api/fetch-json.ts';
import { choosePack, packPath } from './choose-pack.ts';

const answered = (body: unknown): JsonAnswer => ({ kind: 'answered', status: 200, body, headers: new Headers() });
const never = () => new Promise<never>(() => {});
const fresh = aPack({ privacyNoticeVersion: 'fresh' });
const kept = aPack({ privacyNoticeVersion: 'kept' });
const choice = { modelNo: 4711, language: 'de', readKept: () => Promise.resolve(kept), wait: never } as const;

test('[QR-1] the server is asked with the very path it preloads', async () => {
  const asked: string[] = [];
  const ask = (path: string) => {
    asked.push(path);
    return Promise.resolve(answered(fresh));
  };
  expect(await choosePack({ ...choice, ask })).toEqual({ pack: fresh, from: 'network' });
  expect(asked).toEqual(['/api/public/qr/pack?modelNo=4711&language=de']);
  expect(packPath(undefined, 'de')).toBe('/api/public/qr/pack');
});

test.each<[string, JsonAnswer]>([
  ['no network', { kind: 'unreachable' }],
  ['a sign-in page of a hotel', { kind: 'foreign', status: 200, headers: new Headers() }],
  ['JSON that is not ours', answered({ hello: 'guest' })],
])('[OFF-1] with %s the checklists on the phone are used', async (_, answer) => {
  expect(await choosePack({ ...choice, ask: () => Promise.resolve(answer) })).toEqual({ pack: kept, from: 'phone' });
});

test('[OFF-1] a network that keeps silent does not hold the form back', async () => {
  const chosen = await choosePack({ ...choice, ask: never, wait: () => Promise.resolve() });
  expect(chosen).toEqual({ pack: kept, from: 'phone' });
});

test('[QR-1] a phone without checklists waits for a late answer', async () => {
  const late = Promise.withResolvers<JsonAnswer>();
  const chosen = choosePack({
    ...choice,
    ask: () => late.promise,
    wait: () => Promise.resolve(),
    readKept: () => Promise.resolve(null),
  });
  late.resolve(answered(fresh));
  expect(await chosen).toEqual({ pack: fresh, from: 'network' });
});

test('[QR-1] neither server nor phone: there is no pack, and that is an answer', async () => {
  const ask = () => Promise.resolve<JsonAnswer>({ kind: 'unreachable' });
  expect(await choosePack({ ...choice, ask, readKept: () => Promise.resolve(null) })).toBeNull();
});
