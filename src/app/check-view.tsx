import { verifyLabel } from '../domain/label-signature.ts';
import { checklistsOfModel, type OpenedCheck } from '../features/function-check/opened-check.ts';
import { checkPage } from './check-page.tsx';
import type { FieldAddress } from './field-address.ts';
import type { FieldView, ViewParts } from './field-view.tsx';
import { identifyDevice } from './identify-device.ts';
import { lazyPage } from './lazy-page.tsx';
import { LoadFailedPage } from './load-failed-page.tsx';
import { nextPages } from './next-pages.ts';
import { packFor } from './pack-for.ts';

type CheckAddress = Extract<FieldAddress, { page: 'check' }>;

/** The check an address opens: of a label, of a typed device, of a draft; without any of these the start page. */
export async function checkView(address: CheckAddress, view: ViewParts): Promise<FieldView> {
  if (address.draftId !== null) {
    const { openDraft } = await import('./open-draft.tsx');
    const begun = await openDraft(address.draftId, view);
    if (begun) return begun;
  }
  const named = address.device && identifyDevice(address.device, view.parts.origin);
  if (!named || named.kind === 'unreadable') return startView(named?.token ?? null, view);

  const pack = await packFor(named.device.modelNo, view);
  if (!pack) return ({ shell }) => <LoadFailedPage shell={shell} what="checklist" />;
  const device =
    named.kind === 'typed'
      ? named.device
      : { ...named.device, labelVerification: await verifyLabel(named.read, pack.labelKeys) };
  const model = pack.models.find(({ modelNo }) => modelNo === device.modelNo) ?? null;
  const checklists = checklistsOfModel(pack, device.modelNo);
  const checklist =
    checklists.length === 1 ? checklists[0] : checklists.find((it) => it.checklistId === address.checklistId);
  if (!checklist) return choiceView({ device, model, checklists }, view);
  return checkPage({ device, model, checklist, draft: null, privacyNoticeVersion: pack.privacyNoticeVersion }, view);
}

const startView = (unreadable: string | null, { parts }: ViewParts) =>
  lazyPage(parts, async () => {
    const { StartPage } = await nextPages.start();
    return (surroundings) => <StartPage {...surroundings} parts={parts} unreadable={unreadable} />;
  });

type Choice = Pick<OpenedCheck, 'device' | 'model'> & { checklists: OpenedCheck['checklist'][] };

const choiceView = (choice: Choice, { parts }: ViewParts) =>
  lazyPage(parts, async () => {
    const { ChecklistChoice } = await import('../features/function-check/checklist-choice.tsx');
    return (surroundings) => <ChecklistChoice {...surroundings} {...choice} />;
  });
