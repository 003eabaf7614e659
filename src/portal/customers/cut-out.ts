import type { PercentCrop } from 'react-image-crop';

const longestSide = 1024; // pixels; the server makes it smaller still

/** The part of a picture inside a frame, as a file; null where the browser cannot draw it. */
export function cutOut(picture: HTMLImageElement, { x, y, width, height }: PercentCrop): Promise<Blob | null> {
  const [left, top] = [(x / 100) * picture.naturalWidth, (y / 100) * picture.naturalHeight];
  const [wide, high] = [(width / 100) * picture.naturalWidth, (height / 100) * picture.naturalHeight];
  const scale = Math.min(1, longestSide / Math.max(wide, high));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(wide * scale));
  canvas.height = Math.max(1, Math.round(high * scale));
  const pen = canvas.getContext('2d');
  if (!pen || wide < 1 || high < 1) return Promise.resolve(null);
  pen.drawImage(picture, left, top, wide, high, 0, 0, canvas.width, canvas.height);
  // WebP is smaller where the browser writes it; else it falls back to PNG by itself.
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
}
