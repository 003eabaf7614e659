import type { Effort } from './decode-options.ts';

export type FramePlan = { effort: Effort; area: 'whole' | 'middle' };

/**
 * What is done with a frame of the camera. Quick looks read our labels; only a thorough one reads Data Matrix reliably,
 * and costs eight times as much: it gets every fourth frame, and of that what the guide on screen shows.
 */
export function planFrame(frameNo: number): FramePlan {
  if (frameNo % 24 === 23) return { effort: 'hard', area: 'whole' };
  return frameNo % 4 === 3 ? { effort: 'hard', area: 'middle' } : { effort: 'fast', area: 'whole' };
}

/** Of the shorter side of a picture: a little more than the guide on screen, because nobody holds still. */
export const middlePart = 0.72;

/** The part of a picture that a plan looks at. */
export function areaOf({ area }: FramePlan, { width, height }: { width: number; height: number }) {
  if (area === 'whole') return { x: 0, y: 0, width, height };
  const side = Math.round(Math.min(width, height) * middlePart);
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 2), width: side, height: side };
}
