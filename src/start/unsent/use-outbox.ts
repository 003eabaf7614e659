import type { FieldStorage } from '../../offline/field-storage.ts';
import { useWatched } from '../../ui/use-watched.ts';
import { missingPhotos, unsentItems } from './unsent-items.ts';

/** How many submissions the server does not have yet; undefined while that is not known. */
export function useUnsentCount(storage: FieldStorage | null): number | undefined {
  const work = useWatched(storage?.work ?? null);
  return work && unsentItems(work.outbox).length + missingPhotos(work).length;
}
