import { useEffect, useState } from 'react';
import type { PhotoItem } from '../../contract/checklist.ts';
import type { DraftAnswer, FunctionCheckDraft } from '../../contract/draft.ts';
import { uuidV7 } from '../../domain/uuid-v7.ts';
import type { DraftKeeper } from '../../offline/draft-keeper.ts';
import type { StorageOpening } from '../../offline/field-storage.ts';
import { announcementOf } from '../../offline/photos/kept-photo.ts';
import { preparePhoto, type PhotoFault } from '../../offline/photos/prepare-photo.ts';
import { withAnswer } from './draft-answers.ts';

export type DraftPhoto = NonNullable<DraftAnswer['photos']>[number];
export type TakeFault = PhotoFault | 'tooMany' | 'tooManyInCheck' | 'noStorage' | 'storeFull' | 'notKept';
export type Taking = {
  item: PhotoItem;
  keeper: DraftKeeper<FunctionCheckDraft>;
  opening: StorageOpening | null;
  now: () => number;
};

export const mostInCheck = 20;

/** Photos of one item: prepared, kept and read back before they are shown, one after the other. */
export function usePhotos({ item, keeper, opening, now }: Taking) {
  const [faults, setFaults] = useState<{ file: string; fault: TakeFault }[]>([]);
  const [preparing, setPreparing] = useState(0);
  const [removed, setRemoved] = useState<{ photo: DraftPhoto; bytes: ArrayBuffer; at: number } | null>(null);
  const storage = opening?.kind === 'open' ? opening.storage : null;
  const { itemId } = item;
  const { submissionId } = keeper.read().draft;
  const photosNow = () => photosOf(keeper.read().draft, itemId);

  useEffect(() => {
    if (!storage) return;
    // A page that was killed right after a photo was kept: the photo is there, its form does not name it yet.
    void bringBack().catch(reportError);
    async function bringBack() {
      const known = new Set(keeper.read().draft.answers.flatMap(({ photos = [] }) => photos.map((it) => it.uploadId)));
      const kept = await (await storage!.photos()).ofForm(submissionId);
      const lost = kept.filter((photo) => photo.itemId === itemId && !known.has(photo.id)).map(announcementOf);
      if (lost.length > 0) keeper.change(withPhotos(itemId, (photos) => [...photos, ...lost]));
    }
  }, [storage, keeper, submissionId, itemId]);

  async function take(file: File, instead?: DraftPhoto): Promise<TakeFault | null> {
    const others = photosNow().filter((photo) => photo.uploadId !== instead?.uploadId);
    if (others.length >= item.max) return 'tooMany';
    if (photosInCheck(keeper.read().draft) - (instead ? 1 : 0) >= mostInCheck) return 'tooManyInCheck';
    if (!storage) return 'noStorage';
    const made = await preparePhoto(file);
    if (made.kind === 'fault') return made.fault;
    const { bytes, sha256, size, contentType } = made;
    const photo: DraftPhoto = { uploadId: uuidV7(now()), sha256, size, contentType };
    try {
      await (await storage.photos()).keep({ ...photo, submissionId, itemId }, bytes);
    } catch (error) {
      return isFull(error) ? 'storeFull' : 'notKept';
    }
    keeper.change(
      withPhotos(itemId, (photos) =>
        instead ? photos.map((it) => (it.uploadId === instead.uploadId ? photo : it)) : [...photos, photo],
      ),
    );
    // What it replaces goes only now: a shot that fails must not cost the earlier one.
    if (instead) await (await storage.photos()).discard(instead.uploadId).catch(() => undefined);
    return null;
  }

  return {
    faults,
    preparing,
    removed,
    async add(files: readonly File[], instead?: DraftPhoto) {
      setFaults([]);
      setRemoved(null);
      for (const file of files) {
        setPreparing((count) => count + 1);
        const fault = await take(file, instead);
        setPreparing((count) => count - 1);
        if (fault) setFaults((before) => [...before, { file: file.name, fault }]);
      }
    },
    async remove(photo: DraftPhoto) {
      if (!storage) return;
      const photos = await storage.photos();
      const bytes = await photos.readBytes(photo.uploadId);
      const at = photosNow().findIndex(({ uploadId }) => uploadId === photo.uploadId);
      keeper.change(withPhotos(itemId, (all) => all.filter(({ uploadId }) => uploadId !== photo.uploadId)));
      setRemoved(bytes && { photo, bytes, at });
      await photos.discard(photo.uploadId).catch(() => undefined);
    },
    async undo() {
      if (!storage || !removed) return;
      const { photo, bytes, at } = removed;
      try {
        await (await storage.photos()).keep({ ...photo, submissionId, itemId }, bytes);
        keeper.change(withPhotos(itemId, (photos) => photos.toSpliced(at, 0, photo)));
        setRemoved(null);
      } catch (error) {
        setFaults([{ file: '', fault: isFull(error) ? 'storeFull' : 'notKept' }]);
      }
    },
  };
}

export const photosOf = (draft: FunctionCheckDraft, itemId: string): DraftPhoto[] =>
  draft.answers.find((answer) => answer.itemId === itemId)?.photos ?? [];

const photosInCheck = ({ answers }: FunctionCheckDraft) =>
  answers.reduce((sum, { photos = [] }) => sum + photos.length, 0);

const withPhotos = (itemId: string, change: (photos: DraftPhoto[]) => DraftPhoto[]) => (draft: FunctionCheckDraft) =>
  withAnswer(itemId, { photos: change(photosOf(draft, itemId)), result: null })(draft);

/** Dexie hands the error of the browser on inside its own. */
const isFull = (error: unknown) => /QuotaExceeded/.test(String((error as { inner?: unknown }).inner ?? error));
