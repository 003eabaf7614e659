import { readScannedText, type KnownCodes, type ScannedText } from '../../domain/scanned-text.ts';
import type { Decoder } from './create-decoder.ts';
import type { FrameOutcome } from './read-frames.ts';
import { foremost, framesUntilOther, nothingSeen, withCodes, type SeenCodes } from './seen-codes.ts';

/** What keeps the decoder from seeing something, if anything does. */
export type Sight = 'clear' | 'black' | 'noDecoder';

export type ScanState = {
  seen: SeenCodes;
  /** What is shown of it. */
  found: ScannedText | null;
  sight: Sight;
  /** Whether the frames of the camera are still of use. */
  isLooking: boolean;
};

export type PictureOutcome = 'read' | 'noCode' | 'unreadable' | 'noDecoder';

/** So many frames without any light are a covered lens, and not just a phone that is being lifted. */
const blackFrames = 30;
/** For so many frames after a label a UDI mark beside it is waited for, to be compared. */
const framesAfterLabel = 120;

type Parts = {
  decoder: Pick<Decoder, 'read'>;
  /** The bytes of a picture as pixels; null when this browser cannot. */
  openPicture: (picture: Blob) => Promise<ImageBitmap | null>;
  onSuccess: () => void;
};

/** One stay at the scanner: collects what the camera, pictures and texts show, until a device is found. */
export function createScan({ decoder, openPicture, onSuccess }: Parts, known: KnownCodes) {
  const listeners = new Set<() => void>();
  let state: ScanState = { seen: nothingSeen, found: null, sight: 'clear', isLooking: true };
  let dark = 0;
  let afterLabel = 0;
  const recognise = (text: string) => readScannedText(text, known);

  const set = (change: Partial<ScanState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  function see(seen: SeenCodes) {
    const found = foremost(seen);
    const isNew = found?.kind !== state.found?.kind;
    const isOurs = found?.kind === 'label' || found?.kind === 'udi';
    const isLooking = !(seen.label && (seen.udi || afterLabel >= framesAfterLabel));
    set({ seen, found, isLooking });
    if (isNew && isOurs) onSuccess();
  }

  /** What somebody handed in is meant: nothing has to be waited for. */
  function handIn(texts: readonly string[]) {
    const seen = withCodes(nothingSeen, texts.map(recognise));
    see({ ...seen, other: seen.other && { ...seen.other, frames: framesUntilOther } });
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** The hosts of our labels, once the pack is read from this phone. */
    learn(hosts: readonly string[]) {
      known = { ...known, hosts };
    },

    addFrame(decoded: FrameOutcome) {
      if (decoded.kind === 'failed') return set({ sight: 'noDecoder' });
      if (decoded.kind === 'noFrame') return set({ sight: 'black' });
      dark = decoded.isBlack ? dark + 1 : 0;
      const sight = dark >= blackFrames ? 'black' : 'clear';
      if (sight !== state.sight) set({ sight });
      if (state.seen.label) afterLabel += 1;
      if (decoded.texts.length > 0 || afterLabel >= framesAfterLabel)
        see(withCodes(state.seen, decoded.texts.map(recognise)));
    },

    async addPicture(picture: Blob): Promise<PictureOutcome> {
      const pixels = await openPicture(picture);
      if (!pixels) return 'unreadable';
      const decoded = await decoder.read(pixels, 'picture');
      if (decoded.kind === 'failed') return 'noDecoder';
      if (decoded.texts.length === 0) return 'noCode';
      handIn(decoded.texts);
      return 'read';
    },

    addText: (text: string) => handIn([text]),

    /** Forgets what was found: another device, or the same once more. */
    again() {
      afterLabel = 0;
      dark = 0;
      set({ seen: nothingSeen, found: null, sight: 'clear', isLooking: true });
    },
  };
}
export type Scan = ReturnType<typeof createScan>;
