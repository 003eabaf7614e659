import { canonicalJson, type Json } from './canonical-json.ts';

/** SHA-256 (lower-case hex) of the canonical JSON of a submission, exactly as received: unknown keys included. */
export async function contentHash(content: Json): Promise<string> {
  return sha256(new TextEncoder().encode(canonicalJson(content)));
}

/** SHA-256 of bytes as lower-case hex. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
