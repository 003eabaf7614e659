import type { DeviceRegistration } from '../../src/contract/device-registration.ts';
import type { CheckFlag } from '../../src/contract/receipt.ts';
import type { Delivery } from '../../src/contract/submission.ts';
import type { KnownDevice } from '../devices/device-store.ts';
import { evaluateClock } from './evaluate-clock.ts';
import type { EvaluatedSubmission } from './evaluated-submission.ts';
import { announcedPhotos } from './announced-photos.ts';

type Known = { delivery: Delivery; receivedAt: number; device: KnownDevice | undefined };

/** A registration decides nothing by itself: the maker reviews it. */
export function evaluateRegistration(registration: DeviceRegistration, known: Known): EvaluatedSubmission {
  const performedAt = Date.parse(registration.submittedAt);
  const clock = evaluateClock({
    startedAt: performedAt,
    performedAt,
    receivedAt: known.receivedAt,
    sentAt: Date.parse(known.delivery.sentAt),
    clockSkewMs: known.delivery.clockSkewMs,
  });
  const photos = announcedPhotos(registration).length;
  const flags: CheckFlag[] = clock.flags;
  if (!known.device) flags.push('unknownDevice');
  if (known.device?.status === 'decommissioned') flags.push('decommissionedDevice');
  if (photos > 0) flags.push('photoPending');
  return {
    checklistId: null,
    checklistVersion: null,
    checkKind: null,
    flags,
    counts: false,
    blocks: false,
    performedAt,
    effectiveAt: clock.effectiveAt,
    photos,
  };
}
