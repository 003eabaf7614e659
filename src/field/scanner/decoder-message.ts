import type { Effort } from './decode-options.ts';

/** A picture for the decoder; it belongs to the worker from then on. */
export type DecoderQuestion = { id: number; picture: ImageBitmap; effort: Effort };

/** `failed`: the decoder itself could not be had; the picture was not looked at. */
export type DecoderAnswer =
  | { id: number; kind: 'read'; texts: string[]; isBlack: boolean }
  | { id: number; kind: 'failed' };
