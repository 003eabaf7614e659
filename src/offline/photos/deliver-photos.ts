import type { JsonAnswer } from '../../api/fetch-json.ts';
import type { DeliveryLock } from '../outbox/delivery-lock.ts';
import { endsWhenReachable, type Turn } from '../outbox/which-turn.ts';
import type { KeptPhoto } from './kept-photo.ts';
import { photoOutcome, type PhotoOutcome } from './photo-outcome.ts';
import type { Photos } from './photos.ts';

export type PhotoSender = {
  /** Sends the bytes of one photo; the real one is put-photo.ts. */
  put(photo: KeptPhoto, bytes: ArrayBuffer): Promise<JsonAnswer>;
  now(): number;
};
export type PhotoDelivery = { photos: Photos; photoSender: PhotoSender; lock: DeliveryLock };

const mostAtOnce = 4;

/**
 * Sends the photos whose records have arrived, one a request, until none is due. Under the lock of the outbox: any tab
 * and the service worker may call it at any time. Half as many go at once when the line or the memory is too tight.
 */
export async function deliverPhotos(delivery: PhotoDelivery, turn: Turn = 'due'): Promise<void> {
  let atOnce = mostAtOnce;
  let round = turn;
  while (await delivery.lock.withLock(oneRound)) round = 'due';

  async function oneRound(): Promise<boolean> {
    const { photos } = delivery;
    await photos.takeBack();
    if (round === 'everything') await photos.wake();
    if (round === 'reachable') await photos.wake(endsWhenReachable);
    const due = (await photos.readDue(round)).slice(0, atOnce);
    await photos.startSending(due);
    const outcomes = await Promise.all(due.map((photo) => tryOnce(photo, delivery)));
    if (outcomes.some((outcome) => outcome.kind === 'later' && outcome.isTight)) atOnce = Math.max(1, atOnce >> 1);
    return due.length > 0;
  }
}

async function tryOnce(photo: KeptPhoto, { photos, photoSender }: PhotoDelivery): Promise<PhotoOutcome> {
  const outcome = await send(photo, { photos, photoSender });
  await photos.record(photo.id, outcome);
  return outcome;
}

async function send(
  photo: KeptPhoto,
  { photos, photoSender }: Pick<PhotoDelivery, 'photos' | 'photoSender'>,
): Promise<PhotoOutcome> {
  try {
    const bytes = await photos.readBytes(photo.id);
    if (!bytes) return { kind: 'refused', reason: { code: 'photoLost' } };
    return photoOutcome(photo, await photoSender.put(photo, bytes), photoSender.now());
  } catch {
    return { kind: 'later', reason: 'noAnswer', isTight: true }; // no memory for its bytes
  }
}
