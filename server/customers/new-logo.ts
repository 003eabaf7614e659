import { createHash, randomBytes } from 'node:crypto';
import { logoLimits } from '../../src/contract/customer.ts';
import { pictureType, readPicture } from '../pictures/read-picture.ts';
import { HttpProblem } from '../http/problems.ts';

const shownSide = 512; // pixels; logos are shown smaller
const { leastSide, mostSide } = logoLimits;

/**
 * A logo made anew from what was sent: PNG, JPEG or WebP by its first bytes, turned upright, without its metadata.
 * The library decodes in threads of its own.
 */
export async function newLogo(bytes: Buffer, sha256?: string): Promise<{ id: string; bytes: Buffer } | HttpProblem> {
  if (!['image/png', 'image/jpeg', 'image/webp'].includes(pictureType(bytes) ?? ''))
    return new HttpProblem('logoNotAPicture');
  if (sha256 !== undefined && createHash('sha256').update(bytes).digest('hex') !== sha256)
    return new HttpProblem('logoDamaged');
  const logo = await readPicture(bytes, async (picture) => {
    const { width, height } = await picture.metadata();
    if (Math.min(width, height) < leastSide) return new HttpProblem('logoTooSmall', { params: { min: leastSide } });
    if (Math.max(width, height) > mostSide) return new HttpProblem('logoTooLarge', { params: { max: mostSide } });
    const anew = await picture
      .autoOrient()
      .resize({ width: shownSide, height: shownSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer();
    return { id: randomBytes(16).toString('base64url'), bytes: anew };
  });
  return logo ?? new HttpProblem('logoDamaged');
}
