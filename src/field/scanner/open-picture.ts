const longestEdge = 2_400; // pixels; more only costs time and memory

/** The pixels of a picture somebody chose, upright and not larger than useful; null when this browser cannot read it. */
export async function openPicture(picture: Blob): Promise<ImageBitmap | null> {
  try {
    const whole = await createImageBitmap(picture, { imageOrientation: 'from-image' });
    const scale = longestEdge / Math.max(whole.width, whole.height);
    if (scale >= 1) return whole;
    const resizeWidth = Math.round(whole.width * scale);
    const smaller = await createImageBitmap(whole, { resizeWidth, resizeQuality: 'high' });
    whole.close();
    return smaller;
  } catch {
    return null;
  }
}
