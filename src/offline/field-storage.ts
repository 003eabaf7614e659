import type { Checklist } from '../contract/checklist.ts';
import type { Draft, IdentifiedDevice } from '../contract/draft.ts';
import type { DeviceRegistration } from '../contract/device-registration.ts';
import type { FunctionCheck } from '../contract/function-check.ts';
import type { Pack } from '../contract/pack.ts';
import type { Receipt } from '../contract/receipt.ts';
import type { DiscardedItem } from './outbox/discarded-items.ts';
import type { OutboxItem } from './outbox/outbox-item.ts';
import type { Turn } from './outbox/which-turn.ts';
import type { KeptPhoto } from './photos/kept-photo.ts';
import type { Photos } from './photos/photos.ts';
import type { PickedPhotos } from './photos/picked-photos.ts';
import type { UnsentWork } from './unsent-work.ts';
import type { Remembered } from './remembered.ts';

/** A submission the server has: kept 90 days, without its content. */
export type ReceivedItem = {
  id: string;
  receipt: Receipt;
  device: IdentifiedDevice;
  receivedAt: number;
  /** When it was done by the clock there, with its offset (RFC 3339); absent in rows of older builds. */
  performedAt?: string;
  /** How many photos follow it; `receipt.photosPending` of them are still to come. */
  photosAnnounced?: number;
  /** The checklist of a check, for its correction. */
  madeWith?: Pick<FunctionCheck, 'checklistId' | 'checklistVersion' | 'checklistHash' | 'kind'>;
  /** The account of whoever made it signed in. */
  performerUserId?: string;
  /** The submission it takes the place of. */
  corrects?: string;
};

/** Everything about work on this phone, as one picture that never tears. */
export type FieldWork = {
  drafts: Draft[];
  /** The ids of drafts this build cannot read. */
  unreadableDrafts: string[];
  outbox: OutboxItem[];
  /** Thrown away a moment ago; can still be brought back. */
  discarded: DiscardedItem[];
  received: ReceivedItem[];
  photos: KeptPhoto[];
};

/** A value that changes by itself, in the shape of React's useSyncExternalStore. `read` is undefined until first known. */
export type Watched<T> = { subscribe(listener: () => void): () => void; read(): T | undefined };

/** What the field pages keep on the phone. A write that fails rejects: the form stays on screen and says so. */
export type FieldStorage = {
  drafts: {
    /** Resolves when the draft is on disk. */
    save(draft: Draft): Promise<void>;
    read(submissionId: string): Promise<Draft | null>;
    discard(submissionId: string): Promise<void>;
  };
  /** Freezes a submission, puts it on disk as waiting and removes its draft, in one step; then delivery starts by itself. */
  submit(made: { submission: FunctionCheck | DeviceRegistration; device: IdentifiedDevice }): Promise<void>;
  /** Sends what its turn says, now; without one everything that waits. Resolves when nothing is due any more. */
  deliver(turn?: Turn): Promise<void>;
  /** What a person can do with unsent work; its code arrives late. */
  unsent(): Promise<UnsentWork>;
  /** When the next item may be sent (milliseconds since 1970), or null when none waits. */
  nextDueAt(turn?: Turn): Promise<number | null>;
  work: Watched<FieldWork>;
  /** Photos of the forms on this phone; their code arrives late. */
  photos(): Promise<Pick<Photos, 'keep' | 'ofForm' | 'readBytes' | 'discard'> & PickedPhotos>;
  pack: {
    /** The pack kept on this phone, with what was fetched of it. */
    read(): Promise<Pack | null>;
    /** Asks the server; keeps and answers the new pack, or null when there is no answer. Its pictures follow by themselves. */
    refresh(): Promise<Pack | null>;
    /** The picture of a model: kept on this phone, else asked from the server; null when neither has it. */
    picture(picture: string): Promise<Blob | null>;
    /** Keeps the version a form was begun with; call it with the first save of a draft. */
    keepChecklist(checklist: Checklist): Promise<void>;
    /** The version a draft was begun with: kept here, in the pack, or asked from the server; null when none of these has it. */
    checklistOf(draft: { checklistId: string; version: number }): Promise<Checklist | null>;
  };
  /** What the next form begins with; its code arrives late. */
  remembered(): Promise<Remembered>;
};

export type StorageOpening =
  | { kind: 'open'; storage: FieldStorage }
  /** A newer build wrote this database: it is read, never written. */
  | { kind: 'newer'; storage: FieldStorage }
  /** No IndexedDB, or it cannot be opened. */
  | { kind: 'broken'; reason: 'missing' | 'blocked' | 'failed' }
  /** It said neither that it is open nor that it is not; `later` is what it says in the end, if it ever does. */
  | { kind: 'broken'; reason: 'silent'; later: Promise<StorageOpening> };
