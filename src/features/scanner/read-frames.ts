import type { Decoded, Decoder } from './create-decoder.ts';
import { areaOf, planFrame } from './plan-frame.ts';

type Reading = { video: HTMLVideoElement; decoder: Decoder; onDecoded: (decoded: Decoded) => void };

/** After this long a decoder that could not be had is asked for again. */
const pauseAfterFailure = 2_000;

/** Hands frames of the camera to the decoder, the next only when the last one is answered. Answers how to stop. */
export function readFrames({ video, decoder, onDecoded }: Reading): () => void {
  let isStopped = false;
  let frameNo = 0;

  const readNext = async () => {
    if (isStopped) return;
    const decoded = video.videoWidth > 0 ? await decodeFrame() : null;
    if (isStopped) return;
    if (decoded) onDecoded(decoded);
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
    return decoder.read(picture, plan.effort);
  }

  next();
  return () => {
    isStopped = true;
  };
}
