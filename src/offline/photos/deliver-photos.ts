import type { JsonAnswer } from '../../api/fetch-json.ts';
import type { DeliveryLock } from '../outbox/delivery-lock.ts';
import { onceMore } from '../once-more.ts';
import { severalAtOnce } from '../several-at-once.ts';
import { endsWhenReachable, type Turn } from '../outbox/which-turn.ts';
import type { KeptPhoto } from './kept-photo.ts';
import { photoOutcome, type PhotoOutcome } from './photo-outcome.ts';
import type { Photos, TriedPhoto } from './photos.ts';

export type PhotoSender = {
  /** Sends the bytes of one photo; the real one is put-photo.ts. */
  put(photo: KeptPhoto, bytes: ArrayBuffer): Promise<JsonAnswer>;
  now(): number;
};
export type PhotoDelivery = { photos: Photos; photoSender: PhotoSender; lock: DeliveryLock };

const mostAtOnce = 4;
const takenAtOnce = 8;

/**
 * Sends the photos whose records have arrived, one a request, until none is due. Under the lock of the outbox: any tab
 * and the service worker may call it at any time. The next goes as soon as one was answered; half as many go at once when
 * the line or the memory is too tight.
 */
export async function deliverPhotos(delivery: PhotoDelivery, turn: Turn = 'due'): Promise<void> {
  await delivery.lock.withLock(() => deliverDue(delivery, turn));
}

async function deliverDue({ photos, photoSender }: Omit<PhotoDelivery, 'lock'>, turn: Turn): Promise<false> {
  await photos.takeBack();
  if (turn === 'everything') await photos.wake();
  if (turn === 'reachable') await photos.wake(endsWhenReachable);
  let [atOnce, underWay] = [mostAtOnce, 0];
  const taken: KeptPhoto[] = [];
  const tried: TriedPhoto[] = [];
  // What was answered while the answers before it were written down is written down together.
  const record = onceMore(async () => photos.record(tried.splice(0)));

  await severalAtOnce(mostAtOnce, {
    async next() {
      if (underWay >= atOnce) return null;
      if (taken.length === 0) taken.push(...(await photos.startDue(turn, takenAtOnce)));
      return taken.shift() ?? null;
    },
    async run(photo) {
      underWay += 1;
      const atItsBegin = atOnce;
      const outcome = await send(photo, { photos, photoSender });
      underWay -= 1;
      // Those that were on their way together tell of the same line.
      if (outcome.kind === 'later' && outcome.isTight) atOnce = Math.min(atOnce, Math.max(1, atItsBegin >> 1));
      tried.push({ photo, outcome });
      await record();
    },
  });
  return false;
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
