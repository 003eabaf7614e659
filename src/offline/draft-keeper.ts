import type { Draft } from '../contract/draft.ts';
import { inTime } from './in-time.ts';

export type SaveState =
  /** Nothing was typed yet. */
  | { kind: 'untouched' }
  /** Typed, but the store is not open yet. */
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  /** The form on screen is the only copy; it is tried again with the next change, and every few seconds. */
  | { kind: 'failed' };

/** A draft as typed, and as it is on disk: what is the same object in both is safe. */
export type KeptDraft<D extends Draft> = { draft: D; onDisk: D | null; save: SaveState };

type Keeping<D extends Draft> = { draft: D; isRestored: boolean; now: () => number };

const untilNextTry = 5_000; // milliseconds

/**
 * Keeps a draft on disk while it is typed: every change is saved, one save at a time, always the latest.
 * Holds the latest answers itself, because two changes before the next render must not lose one.
 */
export function createDraftKeeper<D extends Draft>({ draft, isRestored, now }: Keeping<D>) {
  let kept: KeptDraft<D> = isRestored
    ? { draft, onDisk: draft, save: { kind: 'saved', at: Date.parse(draft.savedAt) } }
    : { draft, onDisk: null, save: { kind: 'untouched' } };
  let store: ((draft: D) => Promise<void>) | null = null;
  let saving: Promise<void> | null = null;
  let isClosed = false;
  const listeners = new Set<() => void>();

  function become(next: Partial<KeptDraft<D>>) {
    kept = { ...kept, ...next };
    for (const listener of listeners) listener();
  }

  function save() {
    if (isClosed || saving || kept.save.kind === 'untouched') return;
    if (!store) return become({ save: { kind: 'waiting' } });
    saving = saveLatest(store).finally(() => {
      saving = null;
    });
  }

  async function saveLatest(write: (draft: D) => Promise<void>) {
    while (kept.draft !== kept.onDisk && !isClosed) {
      const taken = kept.draft;
      become({ save: { kind: 'saving' } });
      try {
        const at = now();
        await inTime(write({ ...taken, savedAt: new Date(at).toISOString() }));
        become({ onDisk: taken, save: { kind: 'saved', at } });
      } catch {
        setTimeout(save, untilNextTry);
        return become({ save: { kind: 'failed' } });
      }
    }
  }

  return {
    read: () => kept,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(edit: (draft: D) => D) {
      become({ draft: edit(kept.draft), ...(kept.save.kind === 'untouched' && { save: { kind: 'waiting' } }) });
      save();
    },
    /** Changes what nobody typed: on disk with the next answer, or at once when there is one already. */
    revise(edit: (draft: D) => D) {
      become({ draft: edit(kept.draft) });
      save();
    },
    /** The store is open: what was typed meanwhile is saved now. */
    storeIn(write: (draft: D) => Promise<void>) {
      store = write;
      save();
    },
    /** No save begins any more, and none is under way: a late one would bring back a draft that was submitted. */
    async close() {
      isClosed = true;
      await saving;
    },
    reopen() {
      isClosed = false;
      save();
    },
  };
}
export type DraftKeeper<D extends Draft> = ReturnType<typeof createDraftKeeper<D>>;
