import type { DeviceRegistrationDraft } from '../../contract/draft.ts';
import type { DraftKeeper } from '../../offline/draft-keeper.ts';
import type { PhotoPlace } from '../../offline/photos/photo-place.ts';

const mostPhotos = 3;

/** The photos of a registration: the plate of the device, the delivery note. */
export function photosOfRegistration(keeper: DraftKeeper<DeviceRegistrationDraft>): PhotoPlace {
  const read = () => keeper.read().draft.photos ?? [];
  return {
    submissionId: keeper.read().draft.submissionId,
    itemId: 'registration',
    max: mostPhotos,
    read,
    readAll: read,
    change: (edit) => keeper.change((draft) => ({ ...draft, photos: edit(draft.photos ?? []) })),
  };
}
