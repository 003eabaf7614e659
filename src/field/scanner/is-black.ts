const step = 4 * 251; // bytes; a prime number of pixels, so that no pattern of the picture is met again and again
const darkest = 24; // of 255

/** Whether nothing can be seen in a picture: the lens is covered, or the camera delivers nothing. */
export function isBlack(rgba: Uint8ClampedArray): boolean {
  for (let at = 0; at + 2 < rgba.length; at += step)
    if (Math.max(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!) > darkest) return false;
  return true;
}
