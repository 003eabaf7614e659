import type { Checklist } from '../../contract/checklist.ts';
import type { Draft } from '../../contract/draft.ts';
import { beginRescueFile, type RescueMaking } from './rescue-file.ts';

type FormOnScreen = RescueMaking & { draft: Draft; checklist?: Checklist };

/** The form on screen as a rescue file, without the store, which may not answer. Its photos stay where they lie. */
export function exportForm({ draft, checklist, ...making }: FormOnScreen): Blob {
  const savedAt = new Date(making.madeAt).toISOString();
  return beginRescueFile(making).end({
    drafts: [{ ...withoutPhotos(draft), savedAt }],
    checklists: checklist ? [checklist] : [],
    submissions: [],
    received: [],
    photos: [],
  });
}

function withoutPhotos(draft: Draft): Draft {
  if (draft.kindOfSubmission === 'deviceRegistration') return { ...draft, photos: [] };
  return { ...draft, answers: draft.answers.map(({ photos: _photos, ...answer }) => answer) };
}
