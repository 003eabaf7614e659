import { expect, test } from 'vitest';
import type { DeviceRegistrationDraft } from '../contract/draft.ts';
import { createDraftKeeper } from './draft-keeper.ts';

const draft: DeviceRegistrationDraft = {
  kindOfSubmission: 'deviceRegistration',
  submissionId: '0192f5c0-7c00-7000-8000-000000000001',
  device: { labelText: null, labelVerification: 'manual' },
  startedAt: '2026-11-27T14:00:00Z',
  savedAt: '2026-11-27T14:00:00Z',
  correctsSubmissionId: null,
  fields: {},
};
const named = (name: string) => (it: DeviceRegistrationDraft) => ({ ...it, fields: { ...it.fields, name } });
const keep = () => createDraftKeeper({ draft, isRestored: false, now: () => 60_000 });

/** A disk whose writes end when the test says so. */
function slowDisk() {
  const written: string[] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  return {
    written,
    ends,
    write(it: DeviceRegistrationDraft) {
      written.push(it.fields.name ?? '');
      const end = Promise.withResolvers<void>();
      ends.push(end);
      return end.promise;
    },
  };
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('[QR-5] what was typed before the store is open is saved as soon as it opens', async () => {
  const [keeper, disk] = [keep(), slowDisk()];
  keeper.change(named('Ada'));
  expect(keeper.read().save).toEqual({ kind: 'waiting' });
  keeper.storeIn(disk.write);
  disk.ends[0]!.resolve();
  await settled();
  expect(disk.written).toEqual(['Ada']);
  expect(keeper.read()).toMatchObject({ save: { kind: 'saved', at: 60_000 }, onDisk: { fields: { name: 'Ada' } } });
});

test('[QR-5] nothing counts as saved before it is on disk', async () => {
  const [keeper, disk] = [keep(), slowDisk()];
  keeper.storeIn(disk.write);
  keeper.change(named('Ada'));
  await settled();
  expect(keeper.read()).toMatchObject({ save: { kind: 'saving' }, onDisk: null });
});

test('[QR-5] saves follow one another, and the last one holds what was typed last', async () => {
  const [keeper, disk] = [keep(), slowDisk()];
  keeper.storeIn(disk.write);
  for (const name of ['A', 'Ad', 'Ada']) keeper.change(named(name));
  expect(disk.written).toEqual(['A']);
  disk.ends[0]!.resolve();
  await settled();
  expect(disk.written).toEqual(['A', 'Ada']);
  expect(keeper.read().save.kind).toBe('saving');
});

test('[OFF-10] a save that fails keeps what was typed, says so, and is tried again with the next change', async () => {
  const [keeper, disk] = [keep(), slowDisk()];
  keeper.storeIn(disk.write);
  keeper.change(named('Ada'));
  disk.ends[0]!.reject(new DOMException('full', 'QuotaExceededError'));
  await settled();
  expect(keeper.read()).toMatchObject({ save: { kind: 'failed' }, onDisk: null, draft: { fields: { name: 'Ada' } } });
  keeper.change(named('Ada L.'));
  disk.ends[1]!.resolve();
  await settled();
  expect(keeper.read()).toMatchObject({ save: { kind: 'saved' }, onDisk: { fields: { name: 'Ada L.' } } });
});

test('[OFF-3] no late save brings back a draft that was submitted', async () => {
  const [keeper, disk] = [keep(), slowDisk()];
  keeper.storeIn(disk.write);
  keeper.change(named('Ada'));
  const closed = keeper.close();
  keeper.change(named('Ada L.'));
  disk.ends[0]!.resolve();
  await closed;
  await settled();
  expect(disk.written).toEqual(['Ada']);
});

test('what the page learns by itself makes no draft of a form nobody touched', async () => {
  const [keeper, disk] = [keep(), slowDisk()];
  keeper.storeIn(disk.write);
  keeper.revise((it) => ({ ...it, device: { ...it.device, labelVerification: 'verified' } }));
  expect(disk.written).toEqual([]);
  keeper.change(named('Ada'));
  expect(disk.written).toEqual(['Ada']);
  expect(keeper.read().draft.device.labelVerification).toBe('verified');
});

test('a form that nobody touched is not saved', async () => {
  const [keeper, disk] = [keep(), slowDisk()];
  keeper.storeIn(disk.write);
  await settled();
  expect(disk.written).toEqual([]);
});
