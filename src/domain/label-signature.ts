import type { LabelKey } from '../contract/pack.ts';
import type { ReadLabel } from './device-label.ts';

/** Keeps a signature made for a label from being valid for anything else. */
const context = new TextEncoder().encode('qr-label-1');
const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const signing = { name: 'ECDSA', hash: 'SHA-256' } as const;

const withContext = (signedBytes: Uint8Array) => {
  const bytes = new Uint8Array(signedBytes.length + context.length);
  bytes.set(signedBytes);
  bytes.set(context, signedBytes.length);
  return bytes;
};

/** Signs the bytes of a label: 64 bytes, ECDSA P-256 (r and s). */
export async function signLabel(signedBytes: Uint8Array, privateKey: CryptoKey): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign(signing, privateKey, withContext(signedBytes)));
}

/** `unverifiable`: signed with a key this phone does not have yet, or no WebCrypto here. */
export type LabelVerdict = 'verified' | 'unverifiable' | 'invalid';

/** Verifies a label with the public keys at hand; needs no network. */
export async function verifyLabel(read: ReadLabel, keys: readonly LabelKey[]): Promise<LabelVerdict> {
  const key = keys.find(({ keyId }) => keyId === read.label.keyId);
  if (!key || !globalThis.crypto?.subtle) return 'unverifiable';
  const publicKey = await crypto.subtle
    .importKey('raw', fromBase64Url(key.publicKey), algorithm, false, ['verify'])
    .catch(() => null);
  if (!publicKey) return 'unverifiable';
  const isValid = await crypto.subtle.verify(signing, publicKey, read.signature, withContext(read.signedBytes));
  return isValid ? 'verified' : 'invalid';
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
