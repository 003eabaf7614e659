import type { FunctionCheckDraft } from '../../contract/draft.ts';
import type { DraftKeeper } from '../../offline/draft-keeper.ts';
import { EarlierDraft } from './earlier-draft.tsx';
import type { FunctionCheckPageProps } from './function-check-page.tsx';
import { PublicDeviceNotice } from './public-device-notice.tsx';
import { LabelNotice } from './label-notice.tsx';
import { labelConditionOf } from './opened-check.ts';
import { registerHref } from './register-href.ts';
import { StorageNotice } from './storage-notice.tsx';
import { useOwnedDraft } from './use-owned-draft.ts';
import { usePublicDevice } from './use-public-device.ts';
import { useVerificationLater } from './use-verification-later.ts';

type DeviceNewsProps = FunctionCheckPageProps & { keeper: DraftKeeper<FunctionCheckDraft> };

/** What is learned of the device after the form is there: from the server, and from other drafts on this phone. */
export function DeviceNews({ opening, language, keeper, shell, heardOfServer }: DeviceNewsProps) {
  const { draft } = keeper.read();
  const known = usePublicDevice(draft.device, heardOfServer);
  useOwnedDraft(keeper, shell);
  useVerificationLater({ keeper, opening });
  return (
    <>
      <StorageNotice opening={opening} />
      <LabelNotice condition={labelConditionOf(draft.device)} />
      {opening?.kind === 'open' && <EarlierDraft storage={opening.storage} draft={draft} goTo={shell.goTo} />}
      {known && (
        <PublicDeviceNotice
          known={known}
          language={language}
          registerHref={registerHref(draft.device)}
          isGenuine={draft.device.labelVerification !== 'invalid'}
        />
      )}
    </>
  );
}
