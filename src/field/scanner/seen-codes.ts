import type { ScannedText } from '../../domain/scanned-text.ts';

export type LabelSeen = Extract<ScannedText, { kind: 'label' }>;
export type UdiSeen = Extract<ScannedText, { kind: 'udi' }>;
export type OtherSeen = Exclude<ScannedText, { kind: 'label' | 'udi' }>;

/** What has been in front of the camera since it was last told to look. */
export type SeenCodes = {
  label: LabelSeen | null;
  udi: UdiSeen | null;
  /** A code that names no device, and in how many frames it stood alone. */
  other: { code: OtherSeen; frames: number } | null;
};

export const nothingSeen: SeenCodes = { label: null, udi: null, other: null };

/** A code that is not ours waits this long for one that is: the label beside it may need a thorough look. */
export const framesUntilOther = 6;

/**
 * Adds what a frame shows. The first label counts, and the first UDI mark: the hand that puts the phone down passes
 * other devices. Who wants another one says so.
 */
export function withCodes(seen: SeenCodes, codes: readonly ScannedText[]): SeenCodes {
  const label = seen.label ?? codes.find((code) => code.kind === 'label') ?? null;
  const udi = seen.udi ?? codes.find((code) => code.kind === 'udi') ?? null;
  const other = codes.filter((code): code is OtherSeen => code.kind !== 'label' && code.kind !== 'udi');
  const [code] = other.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  const frames = (seen.other?.frames ?? 0) + (code ? 1 : 0);
  const nearest = code ?? seen.other?.code;
  return { label, udi, other: nearest ? { code: nearest, frames } : null };
}

/** The nearest to ours first. */
const order: OtherSeen['kind'][] = ['damagedLabel', 'wrongCheckDigit', 'hibc', 'foreign'];

/** What is shown of them: our label first, then a UDI mark, and anything else only when nothing of ours came. */
export function foremost({ label, udi, other }: SeenCodes): ScannedText | null {
  return label ?? udi ?? (other && other.frames >= framesUntilOther ? other.code : null);
}
