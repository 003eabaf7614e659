import type { ReadLabel } from './device-label.ts';
import { isHibcMark } from './hibc-mark.ts';
import { readLabelText } from './label-text.ts';
import { readUdiMark, type ReadUdi } from './udi-mark.ts';

/** What the text of a code is to us. */
export type ScannedText =
  | ({ kind: 'label'; text: string; token: string } & ReadLabel)
  /** One of our codes, but the token in it cannot be read. */
  | { kind: 'damagedLabel'; text: string; token: string }
  | ReadUdi
  /** A mark of a kind we know by name only. */
  | { kind: 'hibc'; text: string }
  /** A code of somebody else: shown as text, never opened. */
  | { kind: 'foreign'; text: string };

export type KnownCodes = {
  /** Hosts of our labels, today's and earlier ones. */
  hosts: readonly string[];
  /** Tells the century of the dates in a mark. */
  thisYear: number;
};

/** Recognises the text of a code, from a camera, a picture, a hand-held scanner or the clipboard. */
export function readScannedText(seen: string, { hosts, thisYear }: KnownCodes): ScannedText {
  const text = seen.replaceAll('\0', ''); // says nothing, and no database keeps it
  const bare = text.trim().replace(/^\][A-Za-z]\d(?=https?:)/i, '');
  const label = readLabelText(bare, hosts);
  if (label.kind !== 'foreign') {
    const token = bare.split('/')[4]!.split(/[?#]/)[0]!;
    if (label.kind === 'damaged') return { kind: 'damagedLabel', text: bare, token };
    const { label: content, signedBytes, signature } = label;
    return { kind: 'label', text: bare, token, label: content, signedBytes, signature };
  }
  const udi = readUdiMark(text, thisYear);
  if (udi) return udi;
  return { kind: isHibcMark(text) ? 'hibc' : 'foreign', text };
}
