import { statfs } from 'node:fs/promises';

const mebibyte = 1024 * 1024;
/** Left for checks and registrations: photos are asked to come again before the disk is full. */
const reserve = 512 * mebibyte;
const least = 32 * mebibyte; // below, nothing may be relied on to be kept
const remembered = 60_000; // milliseconds

export type Room = ReturnType<typeof createRoom>;

/** How much room is left on the disk of the data folder, in bytes. */
export const freeBytesAt = (dataDir: string) => async (): Promise<number> => {
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize;
};

/**
 * Whether there is room for what arrives: by the disk of the data folder, and by what the database said last, whose own
 * disk may be elsewhere.
 */
export function createRoom({ freeBytes, now }: { freeBytes: () => Promise<number>; now: () => number }) {
  let fullAt: number | undefined;
  const wasFull = () => fullAt !== undefined && Math.abs(now() - fullAt) < remembered;
  return {
    /** Something could not be kept for want of room. */
    noteFull: () => void (fullAt = now()),
    isFull: async () => wasFull() || (await freeBytes()) < least,
    isForPhotos: async () => !wasFull() && (await freeBytes()) >= reserve,
  };
}
