import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sha256 } from '../../domain/content-hash.ts';
import { uuidV7 } from '../../domain/uuid-v7.ts';
import { FieldDatabase } from '../database.ts';
import type { FieldStorage, StorageOpening } from '../field-storage.ts';
import { createFormPhotos, formPhotosOf } from './form-photos.ts';
import type { DraftPhoto, PhotoPlace } from './photo-place.ts';
import { createPhotos } from './photos.ts';
import { createPickedPhotos } from './picked-photos.ts';
import type { PreparedPhoto } from './prepare-photo.ts';

let database: FieldDatabase;
let now = Date.UTC(2026, 10, 27, 13);
const later = () => (now += 1);
beforeEach(async () => {
  database = new FieldDatabase(`field-${uuidV7(Date.now())}`);
  await database.open();
});
afterEach(() => database.delete());

const photosOf = () => ({
  ...createPhotos({ database, now: later, random: () => 0 }),
  ...createPickedPhotos(database),
});
const opening = (): StorageOpening => {
  const photos = photosOf();
  return { kind: 'open', storage: { photos: () => Promise.resolve(photos) } as unknown as FieldStorage };
};
const aFile = (name: string, content = name) => new File([content], name, { type: 'image/jpeg' });

/** Prepares at once: the photo of a file is its text in capitals. */
async function prepareAtOnce(file: Blob): Promise<PreparedPhoto> {
  const text = await file.text();
  if (text.includes('broken')) return { kind: 'fault', fault: 'unreadable' };
  const bytes = new TextEncoder().encode(text.toUpperCase()).buffer as ArrayBuffer;
  const hash = await sha256(new Uint8Array(bytes));
  return { kind: 'ready', bytes, sha256: hash, size: bytes.byteLength, contentType: 'image/jpeg' };
}

/** A form with one place for photos. */
function aForm(submissionId = uuidV7(now), named: DraftPhoto[] = []) {
  let photos = named;
  const place: PhotoPlace = {
    submissionId,
    itemId: 'damage',
    max: 5,
    read: () => photos,
    readAll: () => photos,
    change: (edit) => {
      photos = edit(photos);
    },
  };
  return { submissionId, place, named: () => photos };
}
/** The form on screen: what is prepared waits for `goOn` if the preparation is one of its own. */
function onScreen(form: ReturnType<typeof aForm>, prepare = prepareAtOnce) {
  const photos = createFormPhotos({ submissionId: form.submissionId, now: later, prepare });
  const leave = photos.attach(() => form.place);
  return { photos, leave };
}
/** A preparation that never ends: the page is killed in it. */
const never = () => new Promise<PreparedPhoto>(() => undefined);
const textOf = async (id: string) => new TextDecoder().decode((await photosOf().readBytes(id))!);
const textsOf = (form: ReturnType<typeof aForm>) => Promise.all(form.named().map(({ uploadId }) => textOf(uploadId)));
const files = ['one', 'two', 'three', 'four', 'five'].map((name) => aFile(name));

test('[OFF-14] photos picked at once belong to the form from that moment, and all are on the phone when it is ready, in their order', async () => {
  const form = aForm();
  const { photos } = onScreen(form);
  photos.openIn(opening());
  const added = photos.add(form.place, files);
  expect(photos.read().map(({ file, state }) => [file, state])).toEqual(files.map(({ name }) => [name, 'preparing']));
  await added;
  expect(await photos.allReady()).toBe(true);
  expect(await textsOf(form)).toEqual(['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE']);
  expect(photos.read()).toEqual([]);
  expect((await photosOf().ofForm(form.submissionId)).map(({ id }) => id).toSorted()).toEqual(
    form
      .named()
      .map(({ uploadId }) => uploadId)
      .toSorted(),
  );
});

test('[OFF-14] what was picked lies on the phone before anything is made of it, and a page that was killed goes on with it', async () => {
  const form = aForm();
  const killed = onScreen(form, never);
  killed.photos.openIn(opening());
  await killed.photos.add(form.place, files);
  expect(await photosOf().pickedFor(form.submissionId)).toHaveLength(5);
  expect(form.named()).toEqual([]);

  const again = onScreen(form);
  again.photos.openIn(opening());
  await vi.waitFor(() => expect(form.named()).toHaveLength(5));
  expect(await textsOf(form)).toEqual(['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE']);
  expect(await photosOf().pickedFor(form.submissionId)).toEqual([]);
});

test('[OFF-14] a preparation that kills the page is not begun a third time by itself, and can be by hand', async () => {
  const form = aForm();
  for (let nr = 0; nr < 2; nr += 1) {
    const killed = onScreen(form, never);
    killed.photos.openIn(opening());
    if (nr === 0) await killed.photos.add(form.place, [aFile('huge')]);
    await vi.waitFor(async () =>
      expect(await photosOf().pickedFor(form.submissionId)).toMatchObject([{ tries: nr + 1 }]),
    );
  }
  const { photos } = onScreen(form);
  photos.openIn(opening());
  await vi.waitFor(() => expect(photos.read()).toMatchObject([{ file: 'huge', state: 'noMemory', canRetry: true }]));
  photos.retry(photos.read()[0]!.id);
  await vi.waitFor(async () => expect(await textsOf(form)).toEqual(['HUGE']));
});

test('[OFF-14] a file that cannot be read is named, one that is no picture is named, and the others of the batch go on', async () => {
  const form = aForm();
  const gone = aFile('gone.jpg');
  gone.arrayBuffer = () => Promise.reject(new DOMException('deleted', 'NotFoundError'));
  const inCloud = aFile('cloud.jpg');
  inCloud.arrayBuffer = () => new Promise(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { photos } = onScreen(form);
    photos.openIn(opening());
    void photos.add(form.place, [gone, inCloud, aFile('broken.jpg'), aFile('good')]);
    const whole = photos.allReady();
    for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve)); // the store answers
    await vi.advanceTimersByTimeAsync(15_000);
    vi.useRealTimers();
    expect(await whole).toBe(false);
    expect(photos.read().map(({ file, state }) => [file, state])).toEqual([
      ['gone.jpg', 'missing'],
      ['cloud.jpg', 'missing'],
      ['broken.jpg', 'unreadable'],
    ]);
    expect(await textsOf(form)).toEqual(['GOOD']);
    // They were told: the form goes without them when it is saved now.
    expect(await photos.allReady()).toBe(true);
    for (const { id } of photos.read()) photos.dismiss(id);
    expect(photos.read()).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test('[OFF-14] a form that was left while its photos were prepared finds them when it is opened again', async () => {
  const form = aForm();
  let goOn!: () => void;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const { photos, leave } = onScreen(form, async (file) => {
    await held;
    return prepareAtOnce(file);
  });
  photos.openIn(opening());
  await photos.add(form.place, files.slice(0, 2));
  leave();
  goOn();
  await photos.allReady();
  expect(form.named()).toEqual([]);
  const next = onScreen(aForm(form.submissionId));
  next.leave();
  const opened = aForm(form.submissionId);
  const again = onScreen(opened);
  again.photos.openIn(opening());
  await vi.waitFor(() => expect(opened.named()).toHaveLength(2));
  expect(await textsOf(opened)).toEqual(['ONE', 'TWO']);
});

test('[OFF-14] two tabs that prepare the same picked file make one photo of it', async () => {
  const form = aForm();
  const first = onScreen(form, never);
  first.photos.openIn(opening());
  await first.photos.add(form.place, [aFile('one')]);
  const id = (await photosOf().pickedFor(form.submissionId))[0]!.id;
  const made = async (text: string): Promise<PreparedPhoto> => prepareAtOnce(new Blob([text]));
  const both = await Promise.all([
    photosOf().finishPicked(id, () => made('here')),
    photosOf().finishPicked(id, () => made('there')),
  ]);
  const hashes = both.map((finished) => (finished.kind === 'photo' ? finished.photo.sha256 : finished.kind));
  expect(new Set(hashes).size).toBe(1);
  expect(await sha256(new Uint8Array((await photosOf().readBytes(id))!))).toBe(hashes[0]);
});

test('[OFF-14] a shot taken anew takes the place of the earlier one only once it is there, also through a killed page', async () => {
  const form = aForm();
  const { photos } = onScreen(form);
  photos.openIn(opening());
  await photos.add(form.place, files.slice(0, 2));
  await photos.allReady();
  const [first] = form.named();
  await photos.add(form.place, [aFile('broken')], first);
  await photos.allReady();
  expect(await textsOf(form)).toEqual(['ONE', 'TWO']);

  const killed = onScreen(form, never);
  killed.photos.openIn(opening());
  await killed.photos.add(form.place, [aFile('anew')], first);
  const again = onScreen(form);
  again.photos.openIn(opening());
  await vi.waitFor(async () => expect(await textsOf(form)).toEqual(['ANEW', 'TWO']));
  await vi.waitFor(async () => expect(await photosOf().ofForm(form.submissionId)).toHaveLength(2));
});

test('[OFF-14, OFF-10] a store too full for the file as it was picked still takes its photo; one too full for both keeps it for another try', async () => {
  const form = aForm();
  let isFull = true;
  const photosOfFull = photosOf();
  const { keepPicked } = photosOfFull;
  photosOfFull.keepPicked = (row, bytes) =>
    isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : keepPicked(row, bytes);
  const { photos } = onScreen(form);
  photos.openIn({ kind: 'open', storage: { photos: () => Promise.resolve(photosOfFull) } as unknown as FieldStorage });
  await photos.add(form.place, [aFile('one')]);
  await photos.allReady();
  expect(photos.read()).toMatchObject([{ file: 'one', state: 'storeFull', canRetry: true }]);
  isFull = false;
  photos.retry(photos.read()[0]!.id);
  expect(await photos.allReady()).toBe(true);
  expect(await textsOf(form)).toEqual(['ONE']);
});

test('[OFF-14] photos picked before the store is open wait for it; without a store that is said, and mended when it opens after all', async () => {
  const form = aForm();
  const { photos } = onScreen(form);
  void photos.add(form.place, [aFile('one')]);
  expect(photos.read()).toMatchObject([{ state: 'preparing' }]);
  photos.openIn({ kind: 'broken', reason: 'failed' });
  await vi.waitFor(() => expect(photos.read()).toMatchObject([{ state: 'noStorage' }]));
  photos.openIn(opening());
  await vi.waitFor(async () => expect(await textsOf(form)).toEqual(['ONE']));
});

test('[OFF-14] what is given up while it is prepared comes back neither by itself nor on the next day', async () => {
  const form = aForm();
  let goOn!: () => void;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const { photos } = onScreen(form, async (file) => {
    await held;
    return prepareAtOnce(file);
  });
  photos.openIn(opening());
  await photos.add(form.place, [aFile('one')]);
  photos.dismiss(photos.read()[0]!.id);
  goOn();
  expect(await photos.allReady()).toBe(true);
  await vi.waitFor(async () => expect(await database.photoBytes.count()).toBe(0));
  expect([form.named(), await database.photos.count()]).toEqual([[], 0]);
});

test('[OFF-14] picked files of a form that was thrown away go a day after it', async () => {
  const form = aForm();
  const killed = onScreen(form, never);
  killed.photos.openIn(opening());
  await killed.photos.add(form.place, [aFile('one')]);
  await photosOf().dropAbandoned();
  expect(await database.photoBytes.count()).toBe(1);
  now += 24 * 60 * 60_000;
  await photosOf().dropAbandoned();
  expect(await database.photoBytes.count()).toBe(0);
});

test('[OFF-14] form and review ask for the photos of one form in turn and always get the same, so that none is left unawaited', () => {
  const form = { submissionId: uuidV7(now), now: later };
  const ask = () => formPhotosOf(form);
  const first = ask();
  let leave = first.attach(() => null);
  for (let turn = 0; turn < 3; turn += 1) {
    const next = ask(); // the next page asks while it is drawn; then the former leaves, then the next arrives
    leave();
    leave = next.attach(() => null);
    expect(ask()).toBe(first);
  }
});

test('[OFF-14] a form that is saved at once after a killed page still goes with every photo that was picked', async () => {
  const form = aForm();
  const killed = onScreen(form, never);
  killed.photos.openIn(opening());
  await killed.photos.add(form.place, files);
  const again = onScreen(form);
  again.photos.openIn(opening());
  expect(await again.photos.allReady()).toBe(true);
  expect(await textsOf(form)).toEqual(['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE']);
});

test('[OFF-14, OFF-15] a form whose store does not tell what was picked for it is not saved without it', async () => {
  const form = aForm();
  const { photos } = onScreen(form);
  const silent = { ...photosOf(), pickedFor: () => Promise.reject(new DOMException('', 'TimeoutError')) };
  photos.openIn({ kind: 'open', storage: { photos: () => Promise.resolve(silent) } as unknown as FieldStorage });
  await expect(photos.allReady()).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('[OFF-14] a photo that found no room stays with its form when another is picked', async () => {
  const form = aForm();
  let isFull = true;
  const full = photosOf();
  const { keepPicked } = full;
  full.keepPicked = (row, bytes) =>
    isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : keepPicked(row, bytes);
  const { photos } = onScreen(form);
  photos.openIn({ kind: 'open', storage: { photos: () => Promise.resolve(full) } as unknown as FieldStorage });
  await photos.add(form.place, [aFile('one')]);
  await photos.allReady();
  isFull = false;
  await photos.add(form.place, [aFile('two')]);
  await photos.allReady();
  expect(photos.read()).toMatchObject([{ file: 'one', state: 'storeFull', canRetry: true }]);
  photos.retry(photos.read()[0]!.id);
  await photos.allReady();
  expect(await textsOf(form)).toEqual(['TWO', 'ONE']);
});

test('[OFF-14] a file tried again while its form waits, and that fails again, is said before the form goes without it', async () => {
  const form = aForm();
  let goOn!: () => void;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const { photos } = onScreen(form, async (file) => {
    if ((await file.text()) !== 'tight') await held;
    return (await file.text()) === 'tight' ? { kind: 'fault', fault: 'noMemory' } : prepareAtOnce(file);
  });
  photos.openIn(opening());
  await photos.add(form.place, [aFile('tight'), aFile('good')]);
  await vi.waitFor(() => expect(photos.read()).toMatchObject([{ state: 'noMemory' }, { state: 'preparing' }]));
  const whole = photos.allReady();
  await vi.waitFor(async () => expect(await photosOf().pickedFor(form.submissionId)).toMatchObject([{}, { tries: 1 }]));
  photos.retry(photos.read()[0]!.id);
  goOn();
  expect(await whole).toBe(false);
});

test('[OFF-14] a picked file whose bytes are gone from the phone is named, and not left out in silence', async () => {
  const form = aForm();
  const prepare = vi.fn<typeof never>(never);
  const killed = onScreen(form, prepare);
  killed.photos.openIn(opening());
  await killed.photos.add(form.place, [aFile('one')]);
  await vi.waitFor(() => expect(prepare).toHaveBeenCalled());
  await database.photoBytes.clear();
  const again = onScreen(form);
  again.photos.openIn(opening());
  expect(await again.photos.allReady()).toBe(false);
  expect(again.photos.read()).toMatchObject([{ file: 'one', state: 'missing' }]);
});

test('[OFF-14] a photo that was replaced does not come back with what was read of the store a moment before', async () => {
  const form = aForm();
  const { photos } = onScreen(form);
  let before: Awaited<ReturnType<ReturnType<typeof photosOf>['ofForm']>> | null = null;
  const slow = photosOf();
  const { ofForm } = slow;
  slow.ofForm = async (id) => before ?? ofForm(id);
  photos.openIn({ kind: 'open', storage: { photos: () => Promise.resolve(slow) } as unknown as FieldStorage });
  await photos.add(form.place, [aFile('one')]);
  await photos.allReady();
  before = await ofForm(form.submissionId);
  await photos.add(form.place, [aFile('anew')], form.named()[0]);
  await photos.allReady();
  photos.attach(() => form.place);
  await photos.allReady();
  expect(form.named()).toHaveLength(1);
});

test('[OFF-11, OFF-14] an export begins no preparation again that has killed the page twice, and waits for none without end', async () => {
  const form = aForm();
  for (let nr = 0; nr < 2; nr += 1) {
    const killed = onScreen(form, never);
    killed.photos.openIn(opening());
    if (nr === 0) await killed.photos.add(form.place, [aFile('huge')]);
    await vi.waitFor(async () =>
      expect(await photosOf().pickedFor(form.submissionId)).toMatchObject([{ tries: nr + 1 }]),
    );
  }
  await photosOf().finishAllPicked();
  expect(await photosOf().pickedFor(form.submissionId)).toMatchObject([{ tries: 2 }]);
});

test('[OFF-14] a save waits for code that is still on its way, and does not call that a store without an answer', async () => {
  const form = aForm();
  let arrive!: (photos: ReturnType<typeof photosOf>) => void;
  const late = new Promise<ReturnType<typeof photosOf>>((resolve) => (arrive = resolve));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { photos } = onScreen(form);
    photos.openIn({ kind: 'open', storage: { photos: () => late } as unknown as FieldStorage });
    const whole = photos.allReady().catch((error: Error) => error.name);
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    arrive(photosOf());
    expect(await whole).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
