import type { Draft } from '../../contract/draft.ts';
import type { FieldStorage } from '../../offline/field-storage.ts';
import { inTime } from '../../offline/in-time.ts';
import { wasSubmitted } from './was-submitted.ts';

/** The draft of an address; null when there is none here. */
export async function readDraft(
  storage: FieldStorage,
  draftId: string,
): Promise<Draft | 'submitted' | 'silent' | null> {
  try {
    const draft = await storage.drafts.read(draftId);
    if (draft) return draft;
    return (await inTime(wasSubmitted(storage, draftId))) ? 'submitted' : null;
  } catch {
    return 'silent';
  }
}
