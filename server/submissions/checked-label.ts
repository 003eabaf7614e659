import type { DeviceLabel } from '../../src/domain/device-label.ts';
import { verifyLabel } from '../../src/domain/label-signature.ts';
import { readLabelText } from '../../src/domain/label-text.ts';
import type { LabelKeys } from '../label-keys/label-keys.ts';

/** What the server itself found in the text of a scanned code; what the phone found is only a claim. */
export type CheckedLabel =
  | { kind: 'verified'; label: DeviceLabel }
  /** One of our codes, but damaged, changed, or signed with a key we never had. */
  | { kind: 'invalid' }
  /** No text, or a code of somebody else. */
  | { kind: 'none' };

/** Verifies a label. Whatever host it names: the signature says that it is ours, also after an address has changed. */
export async function checkLabel(labelText: string | null, keys: LabelKeys): Promise<CheckedLabel> {
  if (labelText === null) return { kind: 'none' };
  const hostInText = /^https?:\/\/([^/]+)/i.exec(labelText.trim())?.[1] ?? '';
  const read = readLabelText(labelText, [hostInText]);
  if (read.kind === 'foreign') return { kind: 'none' };
  if (read.kind === 'damaged') return { kind: 'invalid' };
  const isOurs = (await verifyLabel(read, await keys.forLabel(read.label.keyId))) === 'verified';
  return isOurs ? { kind: 'verified', label: read.label } : { kind: 'invalid' };
}
