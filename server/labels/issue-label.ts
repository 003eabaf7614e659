import { labelBytes, labelToken, type DeviceLabel } from '../../src/domain/device-label.ts';
import { signLabel } from '../../src/domain/label-signature.ts';
import { labelAddress } from '../../src/domain/label-text.ts';
import type { SigningKey } from '../label-keys/label-key-store.ts';

/** The text for the code of a label: signed, and with the address of this installation. */
export async function issueLabel(
  label: Omit<DeviceLabel, 'keyId'>,
  { key, publicUrl }: { key: SigningKey; publicUrl: string },
): Promise<string> {
  const bytes = labelBytes({ ...label, keyId: key.keyId });
  return labelAddress(publicUrl, labelToken(bytes, await signLabel(bytes, key.privateKey)));
}
