import { isHeldElsewhere } from '../../offline/draft-elsewhere.ts';
import { checkPage } from './check-page.tsx';
import type { FieldView, ViewParts } from './field-view.tsx';
import { lazyPage } from './lazy-page.tsx';
import { LoadFailedPage } from './load-failed-page.tsx';
import { packFor } from './pack-for.ts';
import { receiptView } from './receipt-view.tsx';
import { readDraft } from './read-draft.ts';

/** Goes on with a check that was begun, on the version of the checklist it was begun with. `null`: no such draft here. */
export async function openDraft(draftId: string, view: ViewParts): Promise<FieldView | null> {
  const opening = await view.parts.openStorage();
  if (opening.kind === 'broken') return opening.reason === 'silent' ? notRead(view) : null;
  const { pack: keptPack } = opening.storage;
  const found = await readDraft(opening.storage, draftId);
  if (found === 'silent') return notRead(view);
  if (found === 'submitted') return receiptView({ submissionId: draftId, receiptCode: null }, view.parts);
  const draft = found;
  if (draft?.kindOfSubmission !== 'functionCheck') return null;

  const { device, checklistId, checklistVersion: version } = draft;
  const pack = await packFor(device.modelNo, view);
  // The pack first: the version kept with the draft may be in the language it was begun in only.
  const inPack = pack?.checklists.find((each) => each.checklistId === checklistId && each.version === version);
  const checklist = inPack ?? (await keptPack.checklistOf({ checklistId, version }));
  if (!checklist || !pack) return ({ shell }) => <LoadFailedPage shell={shell} what="checklist" />;
  const model = pack.models.find(({ modelNo }) => modelNo === device.modelNo) ?? null;
  const opened = { device, model, checklist, draft, privacyNoticeVersion: pack.privacyNoticeVersion };
  if (await isHeldElsewhere(draftId, navigator.locks))
    return lazyPage(view.parts, (views) => views.draftElsewhere({ ...opened, draft }));
  return checkPage(opened, view);
}

const notRead = ({ parts }: ViewParts) => lazyPage(parts, (views) => views.draftNotRead());
