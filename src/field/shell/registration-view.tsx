import { useCallback, type ComponentProps } from 'react';
import type { DeviceRegistrationDraft, IdentifiedDevice } from '../../contract/draft.ts';
import type { Pack } from '../../contract/pack.ts';
import { verifyLabel } from '../../domain/label-signature.ts';
import { RegistrationPage } from '../registration/registration-page.tsx';
import { DraftOwner } from '../check/draft-owner.tsx';
import { LabelNotice } from '../check/label-notice.tsx';
import { StorageNotice } from '../check/storage-notice.tsx';
import { labelConditionOf } from '../check/opened-check.ts';
import { PhotoField } from '../check/photo-field.tsx';
import { PhotosNotReady } from '../check/photos-not-ready.tsx';
import { SaveWords } from '../check/save-words.tsx';
import { isHeldElsewhere } from '../../offline/draft-elsewhere.ts';
import { DraftNotRead } from './draft-not-read.tsx';
import type { FieldAddress } from './field-address.ts';
import type { FieldView, ViewParts } from './field-view.tsx';
import type { Parts } from '../../start/parts.ts';
import { identifyDevice, type IdentifiedByAddress } from './identify-device.ts';
import { packFor } from './pack-for.ts';
import { receiptView } from './receipt-view.tsx';
import { RegistrationElsewherePage } from './registration-elsewhere-page.tsx';
import { RegistrationEntryPage } from './registration-entry-page.tsx';
import { readDraft } from './read-draft.ts';
import '../../ui/work.css';
import { withModelOfMark } from './with-model-of-mark.ts';

type RegistrationAddress = Extract<FieldAddress, { page: 'registration' }>;

/** The registration an address opens: of a draft, of a device it names, or of one to be named first. */
export async function registrationView(address: RegistrationAddress, view: ViewParts): Promise<FieldView> {
  const { parts } = view;
  const draft = address.draftId === null ? null : await readRegistrationDraft(address.draftId, parts);
  if (draft === 'silent') return (surroundings) => <DraftNotRead {...surroundings} />;
  if (draft === 'submitted') return receiptView({ submissionId: address.draftId!, receiptCode: null }, parts);
  if (draft && (await isHeldElsewhere(draft.submissionId, navigator.locks)))
    return (surroundings) => <RegistrationElsewherePage {...surroundings} draft={draft} />;
  const named = address.device && identifyDevice(address.device, parts.origin);
  if (!draft && (!named || named.kind === 'unreadable'))
    return (surroundings) => (
      <RegistrationEntryPage {...surroundings} parts={parts} unreadable={named?.token ?? null} />
    );

  const modelNo = draft ? draft.device.modelNo : (named as { device: IdentifiedDevice }).device.modelNo;
  // A registration needs no checklist: without any pack it goes on, the notice's version is then said to be unknown.
  const pack = await packFor(modelNo, view);
  const device = draft?.device ?? (await deviceOf(named as Named, pack));
  const privacyNoticeVersion = pack?.privacyNoticeVersion ?? 'unknown';
  const model = pack?.models.find((it) => it.modelNo === device.modelNo);
  return (surroundings) => (
    <RegistrationPage
      {...surroundings}
      {...{ device, draft, privacyNoticeVersion, now: parts.now }}
      name={model?.designation ?? surroundings.nameOf(device)}
      labelNotice={
        <>
          <StorageNotice opening={surroundings.opening} />
          <LabelNotice condition={labelConditionOf(device)} />
        </>
      }
      photoField={(field) => <RegistrationPhotos {...field} opening={surroundings.opening} now={parts.now} />}
      photosNotReady={(what) => <PhotosNotReady {...what} />}
      owner={(keeper) => <DraftOwner keeper={keeper} shell={surroundings.shell} />}
      saveWords={(save) => <SaveWords save={save} />}
    />
  );
}

/** A registration has one place for its photos. */
function RegistrationPhotos({ place, ...field }: Omit<ComponentProps<typeof PhotoField>, 'placeOf'>) {
  const placeOf = useCallback(() => place, [place]);
  return <PhotoField {...field} place={place} placeOf={placeOf} />;
}

type Named = Exclude<IdentifiedByAddress, { kind: 'unreadable' }>;

async function deviceOf(named: Named, pack: Pack | null): Promise<IdentifiedDevice> {
  if (named.kind === 'typed') return pack ? withModelOfMark(named.device, pack) : named.device;
  return { ...named.device, labelVerification: await verifyLabel(named.read, pack?.labelKeys ?? []) };
}

async function readRegistrationDraft(
  draftId: string,
  { openStorage }: Parts,
): Promise<DeviceRegistrationDraft | 'submitted' | 'silent' | null> {
  const opening = await openStorage();
  if (opening.kind === 'broken') return opening.reason === 'silent' ? 'silent' : null;
  const draft = await readDraft(opening.storage, draftId);
  if (typeof draft === 'string') return draft;
  return draft?.kindOfSubmission === 'deviceRegistration' ? draft : null;
}
