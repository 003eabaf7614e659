import { uuidV7 } from '../../domain/uuid-v7.ts';
import type { StorageOpening } from '../field-storage.ts';
import { inTime } from '../in-time.ts';
import { isStoreFull } from '../is-store-full.ts';
import { announcementOf, type KeptPhoto } from './kept-photo.ts';
import type { DraftPhoto, PhotoPlace } from './photo-place.ts';
import type { PickedPhotos } from './picked-photos.ts';
import {
  isTooLarge,
  longestPreparation,
  mostTries,
  preparePhoto,
  type PhotoFault,
  type PreparedPhoto,
} from './prepare-photo.ts';
import type { Photos } from './photos.ts';
import { whyNoRoom } from './room-for-photo.ts';

export type PickFault = PhotoFault | 'tooMany' | 'tooManyInCheck' | 'noStorage' | 'storeFull' | 'notKept';

/** A picked file that is no photo of the form yet, or cannot become one. */
export type PickedFile = {
  /** The id its photo will have. */
  id: string;
  itemId: string;
  /** The name of the file; empty where nobody gave it one. */
  file: string;
  state: 'preparing' | PickFault;
  /** Whether another try may succeed: its bytes are still at hand. */
  canRetry: boolean;
};

type Store = { photos: () => Promise<Pick<Photos, 'ofForm' | 'discard'> & PickedPhotos> };
type PlaceOf = (itemId: string) => PhotoPlace | null;
type FormParts = {
  submissionId: string;
  now: () => number;
  prepare?: (file: Blob) => Promise<PreparedPhoto>;
};
/** What only this page knows of a picked file. */
type Held = { source: Blob | null; isOnDisk: boolean; instead: DraftPhoto | undefined };

const longestRead = 15_000; // milliseconds: a file that lies in a cloud may never come

export type FormPhotos = ReturnType<typeof createFormPhotos>;

const forms = new Map<string, FormPhotos>();

/**
 * The photos of one form, the same object for whoever asks while the page lives: a preparation outlives a change of pages,
 * and what one page of the form picked, the next one waits for.
 */
export function formPhotosOf(parts: FormParts): FormPhotos {
  const known = forms.get(parts.submissionId);
  if (known) return known;
  const made = createFormPhotos(parts);
  forms.set(parts.submissionId, made);
  return made;
}

/**
 * Files picked for a form, from the moment they were picked to the moment the form names their photos. They are written
 * down as they were picked, before anything is made of them; then one after the other is prepared. A form that is not on
 * screen finds its finished photos in the store when it is opened again.
 */
export function createFormPhotos({ submissionId, now, prepare = preparePhoto }: FormParts) {
  let picked: PickedFile[] = [];
  const held = new Map<string, Held>();
  const removed = new Set<string>();
  const listeners = new Set<() => void>();
  const attached: PlaceOf[] = [];
  let store: Store | 'none' | null = null;
  let tellOpened!: () => void;
  let opened = new Promise<void>((resolve) => (tellOpened = resolve));
  let isWorking = false;

  function become(next: PickedFile[]) {
    picked = next;
    for (const listener of listeners) listener();
  }
  const entryOf = (id: string) => picked.find((entry) => entry.id === id);
  const drop = (id: string) => {
    held.delete(id);
    become(picked.filter((entry) => entry.id !== id));
  };
  const setState = (id: string, state: PickedFile['state'], canRetry = false) =>
    become(picked.map((entry) => (entry.id === id ? { ...entry, state, canRetry } : entry)));

  /** The store, once it is open; null where this phone has none. */
  async function openStore(): Promise<Awaited<ReturnType<Store['photos']>> | null> {
    while (store === null) await opened;
    return store === 'none' ? null : inTime(store.photos());
  }

  function work() {
    if (isWorking) return;
    isWorking = true;
    void goOn().finally(() => {
      isWorking = false;
      if (picked.some(({ state }) => state === 'preparing')) work(); // asked for in the moment in which it ended
    });
  }

  /** Everything that was picked is written down first: preparing takes seconds, and the page may be killed any time. */
  async function goOn() {
    for (;;) {
      const unread = picked.find(({ id, state }) => state === 'preparing' && needsReading(id));
      const next = unread ?? picked.find(({ state }) => state === 'preparing');
      if (!next) return;
      await (unread ? readIn(unread) : make(next)).catch((error: unknown) => fail(next.id, error));
    }
  }
  const needsReading = (id: string) => held.get(id)?.source instanceof File && !held.get(id)!.isOnDisk;

  async function readIn({ id, itemId, file }: PickedFile) {
    const own = held.get(id)!;
    const source = own.source!;
    if (isTooLarge(source)) return setState(id, 'tooLarge');
    const bytes = await inTime(source.arrayBuffer(), longestRead).catch(() => null);
    if (!bytes) return setState(id, 'missing');
    own.source = new Blob([bytes]);
    // A store that is too full for the file as it was picked may still have room for the photo.
    if (store !== null && store !== 'none') await writeDown({ id, itemId, file }, bytes).catch(() => undefined);
    become([...picked]); // it is read, and may be on disk
  }

  async function writeDown({ id, itemId, file }: Pick<PickedFile, 'id' | 'itemId' | 'file'>, bytes: ArrayBuffer) {
    const photos = await openStore();
    const own = held.get(id); // only now: it may have been given up meanwhile
    if (!own || !photos) return;
    const replaces = own.instead && { replaces: own.instead.uploadId };
    await inTime(photos.keepPicked({ id, submissionId, itemId, fileName: file, takenAt: now(), ...replaces }, bytes));
    own.isOnDisk = true;
    own.source = null;
  }

  async function make(entry: PickedFile) {
    const { id } = entry;
    const photos = await openStore();
    if (!photos) return setState(id, 'noStorage', true);
    const own = held.get(id);
    if (!own) return drop(id);
    const finished = own.isOnDisk
      ? await inTime(photos.finishPicked(id, prepare), longestPreparation)
      : await makeFromMemory(entry, { source: own.source!, photos });
    if (!entryOf(id)) return; // given up meanwhile
    if (finished.kind === 'fault') return fault(id, finished.fault);
    if (finished.kind === 'photo') adopt(finished.photo);
    drop(id);
  }

  /** The store did not take the file as it was picked: perhaps it takes the photo, which is smaller. */
  async function makeFromMemory(entry: PickedFile, { source, photos }: { source: Blob; photos: PickedPhotos }) {
    const made = await inTime(prepare(source), longestPreparation);
    if (made.kind === 'fault') return made;
    await writeDown(entry, made.bytes);
    return inTime(photos.finishPicked(entry.id, () => Promise.resolve(made)));
  }

  function fault(id: string, state: PhotoFault) {
    // A file that is no picture will never be one; for another there may be memory later.
    const canRetry = state === 'noMemory';
    setState(id, state, canRetry);
    if (!canRetry) void discard(id);
  }
  function fail(id: string, error: unknown) {
    if (entryOf(id)) setState(id, isStoreFull(error) ? 'storeFull' : 'notKept', true);
  }
  /** It must not come back by itself, not even out of what was read of the store before. */
  function forget(id: string) {
    removed.add(id);
    void discard(id);
  }
  const discard = async (id: string) => {
    if (store === null || store === 'none') return;
    await inTime(store.photos().then((photos) => photos.discard(id))).catch(() => undefined); // goes with its form
  };

  /** The form names the photo, if it is on screen; else it finds it in the store. */
  function adopt(photo: KeptPhoto) {
    const place = attached.at(-1)?.(photo.itemId);
    if (!place || place.readAll().some(({ uploadId }) => uploadId === photo.id)) return;
    const announced = announcementOf(photo);
    const isThere = place.read().some(({ uploadId }) => uploadId === photo.replaces);
    place.change((photos) =>
      isThere ? photos.map((each) => (each.uploadId === photo.replaces ? announced : each)) : [...photos, announced],
    );
    // What it replaces goes only now: a shot that fails must not cost the earlier one.
    if (isThere) forget(photo.replaces!);
  }

  /** What a page left behind that was killed: photos its form does not name yet, and files it had not prepared. */
  async function resume() {
    const photos = await openStore();
    if (!photos) return;
    const [kept, left] = [await inTime(photos.ofForm(submissionId)), await inTime(photos.pickedFor(submissionId))];
    for (const photo of kept.toSorted((a, b) => a.takenAt - b.takenAt))
      if (photo.status === 'draft' && !removed.has(photo.id)) adopt(photo);
    const unknown = left.filter(({ id }) => !entryOf(id) && !removed.has(id));
    for (const { id } of unknown) held.set(id, { source: null, isOnDisk: true, instead: undefined });
    const isSafe = (tries: number) => tries < mostTries;
    become([
      ...picked,
      ...unknown
        .toSorted((a, b) => a.takenAt - b.takenAt)
        .map(({ id, itemId, fileName, tries }): PickedFile => ({
          id,
          itemId,
          file: fileName,
          canRetry: !isSafe(tries),
          state: isSafe(tries) ? 'preparing' : 'noMemory',
        })),
    ]);
    work();
  }

  return {
    read: () => picked,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** The form is on screen from now on; answers how to say that it no longer is. */
    attach(placeOf: PlaceOf) {
      attached.push(placeOf);
      if (store !== null) void resume().catch(() => undefined);
      return () => void attached.splice(attached.indexOf(placeOf), 1);
    },

    /** The store of this phone, open or not to be opened: what was picked meanwhile goes on. */
    openIn(opening: StorageOpening) {
      if (opening.kind === 'open' && store === opening.storage) return;
      store = opening.kind === 'open' ? opening.storage : 'none';
      tellOpened();
      opened = new Promise((resolve) => (tellOpened = resolve));
      if (store === 'none') return;
      for (const { id, state } of picked) if (state === 'noStorage') setState(id, 'preparing');
      void resume().catch(() => undefined); // said by whatever else asks the store
    },

    /** From here on these belong to the form. Resolves when all of them were read, and written down where that is possible. */
    async add(place: PhotoPlace, files: readonly File[], instead?: DraftPhoto): Promise<void> {
      // What another try may still make a photo of stays until somebody leaves it out.
      become(
        picked.filter(({ itemId, state, canRetry }) => itemId !== place.itemId || state === 'preparing' || canRetry),
      );
      const ids: string[] = [];
      for (const file of files) {
        const pending = picked.filter(({ state }) => state === 'preparing');
        const noRoom = whyNoRoom(place, {
          here: pending.filter(({ itemId }) => itemId === place.itemId).length,
          all: pending.length,
          instead,
        });
        const id = uuidV7(now());
        if (!noRoom) held.set(id, { source: file, isOnDisk: false, instead });
        ids.push(id);
        become([
          ...picked,
          { id, itemId: place.itemId, file: file.name, state: noRoom ?? 'preparing', canRetry: false },
        ]);
      }
      // Its form is on disk and named by the address, so that a page that is killed from here on comes back to it.
      place.change((photos) => [...photos]);
      work();
      while (ids.some((id) => needsReading(id) && entryOf(id)?.state === 'preparing')) await untilChange();
    },

    retry(id: string) {
      setState(id, 'preparing');
      work();
    },

    /** Takes it off the form: what was picked is not wanted, or cannot be had. */
    dismiss(id: string) {
      drop(id);
      forget(id);
    },

    /** A photo that was taken off the form must not come back by itself. */
    noteRemoved: (id: string) => void removed.add(id),
    noteWanted: (id: string) => void removed.delete(id),

    /**
     * Resolves when nothing is under preparation any more, also of what a killed page left behind; rejects when the store
     * does not tell it. False: some file turned out meanwhile to be no photo, which somebody has to know before the form
     * goes without it.
     */
    async allReady(): Promise<boolean> {
      const isUnderWay = ({ state }: PickedFile) => state === 'preparing';
      const told = new Set(picked.filter((entry) => !isUnderWay(entry)).map(({ id }) => id));
      if (store !== null && store !== 'none') {
        await store.photos(); // code may still be on its way; without it nothing is saved anyway
        await resume();
      }
      while (picked.some(isUnderWay)) {
        for (const { id } of picked.filter(isUnderWay)) told.delete(id); // tried again since
        await untilChange();
      }
      return picked.every(({ id }) => told.has(id));
    },
  };

  function untilChange(): Promise<void> {
    return new Promise((resolve) => {
      const listener = () => {
        listeners.delete(listener);
        resolve();
      };
      listeners.add(listener);
    });
  }
}
