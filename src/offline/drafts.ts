import type { Draft } from '../contract/draft.ts';
import { isDraft } from '../domain/draft-guard.ts';
import type { FieldDatabase } from './database.ts';

type StoredDraft = { id: string; draft: Draft };

/** Unfinished forms, saved at every answer under the id of the submission they will become. */
export function createDrafts({ drafts }: FieldDatabase) {
  return {
    async save(draft: Draft): Promise<void> {
      await drafts.put({ id: draft.submissionId, draft } satisfies StoredDraft);
    },
    async read(submissionId: string): Promise<Draft | null> {
      return draftOf(await drafts.get(submissionId));
    },
    async discard(submissionId: string): Promise<void> {
      await drafts.delete(submissionId);
    },
  };
}

function draftOf(row: unknown): Draft | null {
  const draft = (row as Partial<StoredDraft> | undefined)?.draft;
  return isDraft(draft) ? draft : null;
}
