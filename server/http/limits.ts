import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** How much a caller may do in how many seconds. */
export type Allowance = { points: number; seconds: number };

/** A submission that is not kept yet: the device its label speaks for, and the length of what would be kept. */
type Arriving = { verifiedDeviceRef: string | null; length: number };

const mebibyte = 1024 * 1024;
const usualLength = 16 * 1024; // characters

/** Sized for a hospital behind one address: fifty technicians who come back from the cellar with fifty checks each. */
export const usualAllowances = {
  requestsOfAddress: { points: 6000, seconds: 60 },
  submissionsOfAddress: { points: 5000, seconds: 600 },
  submissionsOfDevice: { points: 120, seconds: 3600 },
  // A day's work of everybody in the house: sixty checks with two photos each.
  uploadsOfAddress: { points: 12_000, seconds: 600 },
  // In mebibytes: four thousand photos as phones make them. What is over it comes later.
  photosOfAddress: { points: 2048, seconds: 600 },
  // Those of submissions that nobody vouches for, neither a label of ours nor a sign-in.
  strangersPhotosOfAddress: { points: 256, seconds: 3600 },
  // One by one they are held up by the lock of ten tries; together they must not guess at many addresses.
  loginsOfAddress: { points: 300, seconds: 900 },
  linksOfAddress: { points: 120, seconds: 900 },
  // Whoever manages users may write words of their own to any address: to one, and from one customer.
  invitationsToAddress: { points: 10, seconds: 86_400 },
  invitationsOfCustomer: { points: 200, seconds: 3600 },
  protocolsOfAddress: { points: 120, seconds: 900 },
  wrongReceiptCodesOfAddress: { points: 60, seconds: 900 },
} satisfies Record<string, Allowance>;

export type Allowances = Record<keyof typeof usualAllowances, Allowance>;
export type Limits = ReturnType<typeof createLimits>;

/** Counts in memory: each instance on its own, which is enough against floods. */
export function createLimits(allowances: Allowances) {
  const requests = counter(allowances.requestsOfAddress);
  const submissions = counter(allowances.submissionsOfAddress);
  const uploads = counter(allowances.uploadsOfAddress);
  const photos = counter(allowances.photosOfAddress);
  const strangersPhotos = counter(allowances.strangersPhotosOfAddress);
  const ofDevices = counter(allowances.submissionsOfDevice);
  const logins = counter(allowances.loginsOfAddress);
  const links = counter(allowances.linksOfAddress);
  const invitationsTo = counter(allowances.invitationsToAddress);
  const invitationsOf = counter(allowances.invitationsOfCustomer);
  const protocols = counter(allowances.protocolsOfAddress);
  const wrongCodes = counter(allowances.wrongReceiptCodesOfAddress);
  return {
    /** Each answers the seconds to wait, or null when the caller may go on. */
    takeRequest: (address: string) => take(requests, address),
    async takeUpload(address: string, { bytes, isVouchedFor }: { bytes: number; isVouchedFor: boolean }) {
      const size = bytes / mebibyte;
      return (
        (await take(uploads, address)) ??
        (await take(photos, address, size)) ??
        (isVouchedFor ? null : take(strangersPhotos, address, size))
      );
    },
    takeLogin: (address: string) => take(logins, address),
    /** For calls that use a link or ask for one. */
    takeLink: (address: string) => take(links, address),
    /** For a mail that invites somebody; kept apart from the users, who can be deleted and made again. */
    takeInvitation: async ({ email, customerId }: { email: string; customerId: string }) =>
      (await take(invitationsTo, email)) ?? take(invitationsOf, customerId),
    /** For documents that are made for whoever has a receipt. */
    takeProtocol: (address: string) => take(protocols, address),

    /**
     * A submission whose label was verified draws on its device's allowance, all others on the address's. What exceeds
     * the device's falls back on the address's, so that one busy label never holds up the rest of a batch. It draws once
     * for each 16 KiB begun: a check has half of that, and what nobody knows the keys of may have a mebibyte and is kept.
     */
    async takeSubmissions(address: string, arriving: readonly Arriving[]): Promise<number | null> {
      let ofAddress = 0;
      for (const { verifiedDeviceRef: deviceRef, length } of arriving) {
        const points = Math.max(1, Math.ceil(length / usualLength));
        if (deviceRef === null || (await take(ofDevices, deviceRef, points)) !== null) ofAddress += points;
      }
      return ofAddress === 0 ? null : take(submissions, address, ofAddress);
    },

    async waitAfterWrongCodes(address: string): Promise<number | null> {
      const used = await wrongCodes.get(address);
      return used && used.remainingPoints <= 0 ? secondsOf(used, wrongCodes) : null;
    },
    noteWrongCode: (address: string) => wrongCodes.penalty(address),
  };
}

const counter = ({ points, seconds: duration }: Allowance) => new RateLimiterMemory({ points, duration });

/** Seconds to wait; never longer than the whole time of a limit, whatever the clock did meanwhile. */
const secondsOf = ({ msBeforeNext }: RateLimiterRes, { duration }: RateLimiterMemory) =>
  Math.min(duration, Math.max(1, Math.ceil(msBeforeNext / 1000)));

async function take(limiter: RateLimiterMemory, key: string, points = 1): Promise<number | null> {
  try {
    await limiter.consume(key, points);
    return null;
  } catch (refused) {
    if (refused instanceof Error) throw refused;
    return secondsOf(refused as RateLimiterRes, limiter);
  }
}
