import type { DraftAnswer } from '../../contract/draft.ts';

export type DraftPhoto = NonNullable<DraftAnswer['photos']>[number];

/** Where a form keeps photos: those of one step of a check, or those of a registration. */
export type PhotoPlace = {
  submissionId: string;
  itemId: string;
  max: number;
  read(): DraftPhoto[];
  /** All photos of the form, also those of other steps. */
  readAll(): DraftPhoto[];
  change(edit: (photos: DraftPhoto[]) => DraftPhoto[]): void;
};
