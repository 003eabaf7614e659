import { readLabelToken, type ReadLabel } from './device-label.ts';

/** What a scanned or opened text is to us. */
export type LabelText =
  | ({ kind: 'label'; labelText: string } & ReadLabel)
  /** One of our addresses, but the token in it cannot be read. */
  | { kind: 'damaged'; labelText: string }
  /** A code of somebody else: shown as text, never opened. */
  | { kind: 'foreign'; labelText: string };

const ourAddress = /^https?:\/\/([^/]+)\/q\/([^/?#]*)/i;

/** The text in the code of a label: upper case throughout, so that the code stays in alphanumeric mode. */
export const labelAddress = (origin: string, token: string) => `${origin}/Q/${token}`.toUpperCase();

/** Reads the text of a code. `hosts` are today's host and those of earlier labels, in any case, with a port if there is one. */
export function readLabelText(labelText: string, hosts: readonly string[]): LabelText {
  const [, host, token] = ourAddress.exec(labelText.trim()) ?? [];
  if (host === undefined || token === undefined) return { kind: 'foreign', labelText };
  if (!hosts.some((ours) => ours.toLowerCase() === host.toLowerCase())) return { kind: 'foreign', labelText };
  const read = readLabelToken(token);
  return read ? { kind: 'label', labelText, ...read } : { kind: 'damaged', labelText };
}
