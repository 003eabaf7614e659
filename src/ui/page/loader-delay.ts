/** An answer within this time needs no loader: it would only flicker. */
export const loaderDelay = 80; // milliseconds

/** Runs something after a time, unless it is called off before. */
export type Later = (milliseconds: number, act: () => void) => () => void;

/** Shows a loader once the waiting has become one; answers how to call it off. */
export function showLoaderLate(later: Later, show: () => void): () => void {
  return later(loaderDelay, show);
}
