import type { Decoded, Decoder } from './create-decoder.ts';
import { areaOf, planFrame } from './plan-frame.ts';

/** `noFrame`: the camera is open, and shows nothing at all. */
export type FrameOutcome = Decoded | { kind: 'noFrame' };

type Reading = { video: HTMLVideoElement; decoder: Pick<Decoder, 'read'>; onFrame: (outcome: FrameOutcome) => void };

/** After this long a decoder that could not be had is asked for again. */
const pauseAfterFailure = 2_000;
/** A camera without a frame, or a decoder without an answer, for this long is said to be so; both may still come. */
const longestSilence = 5_000;

/** Hands frames of the camera to the decoder, the next only when the last one is answered. Answers how to stop. */
export function readFrames({ video, decoder, onFrame }: Reading): () => void {
  let isStopped = false;
  let isDecoding = false;
  let frameNo = 0;
  let silence: ReturnType<typeof setTimeout>;

  const hearken = () => {
    clearTimeout(silence);
    silence = setTimeout(() => onFrame({ kind: isDecoding ? 'failed' : 'noFrame' }), longestSilence);
  };
  const readNext = async () => {
    if (isStopped) return;
    const decoded = video.videoWidth > 0 ? await decodeFrame() : null;
    if (isStopped) return;
    if (decoded) {
      hearken();
      onFrame(decoded);
    }
    if (decoded?.kind === 'failed') setTimeout(next, pauseAfterFailure);
    else next();
  };
  // Not every browser tells of new frames; a repaint comes at least as often.
  const next = () =>
    'requestVideoFrameCallback' in video
      ? video.requestVideoFrameCallback(() => void readNext())
      : requestAnimationFrame(() => void readNext());

  async function decodeFrame(): Promise<Decoded | null> {
    const plan = planFrame(frameNo);
    const { x, y, width, height } = areaOf(plan, { width: video.videoWidth, height: video.videoHeight });
    const picture = await createImageBitmap(video, x, y, width, height).catch(() => null);
    if (!picture) return null; // the camera went away between two frames
    frameNo += 1;
    isDecoding = true;
    const decoded = await decoder.read(picture, plan.effort);
    isDecoding = false;
    return decoded;
  }

  hearken();
  next();
  return () => {
    isStopped = true;
    clearTimeout(silence);
  };
}
