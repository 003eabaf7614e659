import { useEffect } from 'react';
import type { FunctionCheckDraft } from '../../contract/draft.ts';
import { verifyLabel } from '../../domain/label-signature.ts';
import { readLabelToken } from '../../domain/device-label.ts';
import type { DraftKeeper } from '../../offline/draft-keeper.ts';
import type { StorageOpening } from '../../offline/field-storage.ts';

type Later = { keeper: DraftKeeper<FunctionCheckDraft>; opening: StorageOpening | null };

/** A label signed with a key this phone did not have: fetches the keys, and verifies it when there is network. */
export function useVerificationLater({ keeper, opening }: Later) {
  useEffect(() => {
    const { labelText, labelVerification } = keeper.read().draft.device;
    if (labelVerification !== 'unverifiable' || labelText === null || opening?.kind !== 'open') return;
    const read = readLabelToken(labelText.split('/').at(-1)!);
    if (!read) return;
    const { pack } = opening.storage;

    async function verify() {
      const keys = (await pack.refresh())?.labelKeys;
      const verdict = keys && read ? await verifyLabel(read, keys) : 'unverifiable';
      if (verdict === 'unverifiable') return;
      removeEventListener('online', again);
      keeper.revise((draft) => ({ ...draft, device: { ...draft.device, labelVerification: verdict } }));
    }
    const again = () => void verify().catch(reportError);
    addEventListener('online', again);
    again();
    return () => removeEventListener('online', again);
  }, [keeper, opening]);
}
