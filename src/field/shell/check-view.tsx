import { verifyLabel } from '../../domain/label-signature.ts';
import { checklistsOfModel } from '../check/opened-check.ts';
import { checkPage } from './check-page.tsx';
import type { FieldAddress } from './field-address.ts';
import type { FieldView, ViewParts } from './field-view.tsx';
import { identifyDevice } from './identify-device.ts';
import { lazyPage, loadLateViews } from './lazy-page.tsx';
import { LoadFailedPage } from './load-failed-page.tsx';
import { packFor } from './pack-for.ts';
import { withModelOfMark } from './with-model-of-mark.ts';

type CheckAddress = Extract<FieldAddress, { page: 'check' }>;

/** The check an address opens: of a label, of a typed device, of a draft; without any of these the start page. */
export async function checkView(address: CheckAddress, view: ViewParts): Promise<FieldView> {
  if (address.draftId !== null) {
    const { openDraft } = await loadLateViews();
    const begun = await openDraft(address.draftId, view);
    if (begun) return begun;
  }
  const named = address.device && identifyDevice(address.device, view.parts.origin);
  if (!named || named.kind === 'unreadable')
    return lazyPage(view.parts, (views) => views.startView(named?.token ?? null, view.parts));

  const pack = await packFor(named.device.modelNo, view);
  if (!pack) return ({ shell }) => <LoadFailedPage shell={shell} what="checklist" />;
  const device =
    named.kind === 'typed'
      ? withModelOfMark(named.device, pack)
      : { ...named.device, labelVerification: await verifyLabel(named.read, pack.labelKeys) };
  const model = pack.models.find(({ modelNo }) => modelNo === device.modelNo) ?? null;
  const checklists = checklistsOfModel(pack, device.modelNo);
  const checklist =
    checklists.length === 1 ? checklists[0] : checklists.find((it) => it.checklistId === address.checklistId);
  if (!checklist) return lazyPage(view.parts, (views) => views.choiceView({ device, model, checklists }));
  return checkPage({ device, model, checklist, draft: null, privacyNoticeVersion: pack.privacyNoticeVersion }, view);
}
