import type { Checklist } from '../../src/contract/checklist.ts';
import type { CheckResult } from '../../src/contract/function-check.ts';
import type { Language } from '../../src/contract/language.ts';
import type { DeviceStatus } from '../../src/contract/receipt.ts';
import { wordsIn } from '../texts/words-in.ts';
import type { KnownDevice } from '../devices/device-store.ts';

/** What is at work or about to be; of the others nobody has to be kept away. */
const canBeBlocked: readonly DeviceStatus[] = ['registered', 'inOperation', 'inStorage'];

type Made = {
  checklist: Pick<Checklist, 'onFail'> | undefined;
  result: CheckResult | undefined;
  device: Pick<KnownDevice, 'status'> | undefined;
  /** Whether whoever made it is signed in and their check counts. */
  decides: boolean;
  /** Whether no later check of the device counts. */
  isLatest: boolean;
};

/**
 * What a failed check does to a device whose checklist says that it is then to be blocked: it is done where somebody
 * signed in decides, else only asked for. An older check that arrives late undoes nothing that was found since.
 */
export function blockOnFail({ checklist, result, device, decides, isLatest }: Made): 'done' | 'asked' | null {
  if (checklist?.onFail !== 'blockDevice' || result !== 'failed') return null;
  if (!device || !canBeBlocked.includes(device.status)) return null;
  if (!decides) return 'asked';
  return isLatest ? 'done' : null;
}

/** Why a device was blocked, in the language its check was made in. */
export const blockReason = (language: Language, protocolNo: string): string =>
  wordsIn(language).say('history:reasons.failedCheck', { protocolNo });
