const longestSide = 1600; // pixels; the server makes it smaller still

/** A picture small enough to be sent, whatever camera it came from; null where the browser cannot read it. */
export async function scaledPicture(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  // WebP is smaller where the browser writes it; else it falls back to PNG by itself.
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
}
