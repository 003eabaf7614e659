import { readLabelToken } from '../domain/device-label.ts';
import { verifyLabel } from '../domain/label-signature.ts';
import { FunctionCheckPage } from '../features/function-check/function-check-page.tsx';
import { checklistsOfModel, type OpenedCheck } from '../features/function-check/opened-check.ts';
import { AfterTheFormLoader } from './after-the-form-loader.tsx';
import { deviceQuery, type FieldAddress } from './field-address.ts';
import type { FieldView, ViewParts } from './field-view.tsx';
import { identifyDevice } from './identify-device.ts';
import { lazyPage } from './lazy-page.tsx';
import { LoadFailedPage } from './load-failed-page.tsx';
import { packFor } from './pack-for.ts';

type CheckAddress = Extract<FieldAddress, { page: 'check' }>;

/** The check an address opens: of a label, of a typed device, of a draft; without any of these the start page. */
export async function checkView(address: CheckAddress, view: ViewParts): Promise<FieldView> {
  const { parts } = view;
  const opened = address.draftId === null ? null : await openDraft(address.draftId, view);
  if (opened) return opened === 'missing' ? noChecklistHere : pageOf(opened, view);
  const named = address.device && identifyDevice(address.device, parts.origin);
  if (!named || named.kind === 'unreadable') return startView(named?.token ?? null, view);

  const pack = await packFor(named.device.modelNo, view);
  if (!pack) return noChecklistHere;
  const device =
    named.kind === 'typed'
      ? named.device
      : { ...named.device, labelVerification: await verifyLabel(named.read, pack.labelKeys) };
  const model = pack.models.find(({ modelNo }) => modelNo === device.modelNo) ?? null;
  const checklists = checklistsOfModel(pack, device.modelNo);
  const checklist =
    checklists.length === 1 ? checklists[0] : checklists.find((it) => it.checklistId === address.checklistId);
  if (!checklist) return choiceView({ device, model, checklists }, view);
  const { privacyNoticeVersion } = pack;
  return pageOf(
    { device, model, checklist, draft: null, privacyNoticeVersion, registerHref: registerHref(device) },
    view,
  );
}

const noChecklistHere: FieldView = ({ shell }) => <LoadFailedPage shell={shell} what="checklist" />;

function pageOf(opened: OpenedCheck, { parts: { now, heardOfServer, translations } }: ViewParts): FieldView {
  return (surroundings) => (
    <AfterTheFormLoader load={translations.load}>
      {(afterTheForm) => <FunctionCheckPage {...surroundings} {...{ opened, now, heardOfServer, afterTheForm }} />}
    </AfterTheFormLoader>
  );
}

const startView = (unreadable: string | null, { parts }: ViewParts) =>
  lazyPage(parts, async () => {
    const { StartPage } = await import('./start-page.tsx');
    return (surroundings) => <StartPage {...surroundings} parts={parts} unreadable={unreadable} />;
  });

type Choice = Pick<OpenedCheck, 'device' | 'model'> & { checklists: OpenedCheck['checklist'][] };

const choiceView = (choice: Choice, { parts }: ViewParts) =>
  lazyPage(parts, async () => {
    const { ChecklistChoice } = await import('../features/function-check/checklist-choice.tsx');
    const hrefOf = ({ checklistId }: OpenedCheck['checklist']) => {
      const parameters = new URLSearchParams(location.search);
      parameters.set('checklist', checklistId);
      return `${location.pathname}?${parameters.toString()}`;
    };
    return (surroundings) => <ChecklistChoice {...surroundings} {...choice} hrefOf={hrefOf} />;
  });

/** A draft stays on the version of the checklist it was begun with. `null`: this phone has no such draft. */
async function openDraft(draftId: string, view: ViewParts): Promise<OpenedCheck | 'missing' | null> {
  const opening = await view.parts.openStorage();
  if (opening.kind === 'broken') return null;
  const { drafts, pack: keptPack } = opening.storage;
  const draft = await drafts.read(draftId);
  if (draft?.kindOfSubmission !== 'functionCheck') return null;
  const { device, checklistId, checklistVersion: version } = draft;
  const pack = await packFor(device.modelNo, view);
  // The pack first: the version kept with the draft may be in the language it was begun in only.
  const inPack = pack?.checklists.find((each) => each.checklistId === checklistId && each.version === version);
  const checklist = inPack ?? (await keptPack.checklistOf({ checklistId, version }));
  if (!checklist || !pack) return 'missing';
  const model = pack.models.find(({ modelNo }) => modelNo === device.modelNo) ?? null;
  const { privacyNoticeVersion } = pack;
  return { device, model, checklist, draft, privacyNoticeVersion, registerHref: registerHref(device) };
}

function registerHref({ deviceRef, modelNo, serialNumber, labelText }: OpenedCheck['device']) {
  const token = labelText?.split('/').at(-1) ?? null;
  const isOnLabel = token !== null && readLabelToken(token) !== null;
  return `/qr/device-registration${deviceQuery(isOnLabel ? { token } : { token, deviceRef, modelNo, serialNumber })}`;
}
