import type { Checklist, CheckKind } from '../../src/contract/checklist.ts';
import type { FunctionCheck } from '../../src/contract/function-check.ts';
import type { CheckFlag } from '../../src/contract/receipt.ts';
import type { Delivery } from '../../src/contract/submission.ts';
import { verdict } from '../../src/domain/verdict.ts';
import type { DoneChecks, KnownDevice, KnownSchedule } from '../devices/device-store.ts';
import { isLatest, withCheck } from '../devices/done-checks.ts';
import { dueList } from '../devices/due-list.ts';
import { evaluateClock } from './evaluate-clock.ts';
import type { EvaluatedSubmission } from './evaluated-submission.ts';
import { announcedPhotos } from './announced-photos.ts';
import { blockOnFail } from './block-on-fail.ts';
import { isInScope, isQualified, performerAsked, type SignedInPerformer } from './signed-in-performer.ts';

type Known = {
  delivery: Delivery;
  receivedAt: number;
  device: KnownDevice | undefined;
  /** All schedules of the device's model. */
  schedules: readonly KnownSchedule[];
  /** What was done on the device before. */
  done: readonly DoneChecks[];
  /** The version the check was made with, if it is one of ours. */
  checklist: Checklist | undefined;
  /** The latest published version of that checklist. */
  currentVersion: number | undefined;
  labelIsVerified: boolean;
  /** Whoever made it, where they are signed in. */
  performer: SignedInPerformer | undefined;
};

/** The server's own verdict on a check, what is marked, and whether the check decides anything about its device. */
export function evaluateFunctionCheck(check: FunctionCheck, known: Known): EvaluatedSubmission {
  const { device, checklist, receivedAt, delivery } = known;
  const [startedAt, performedAt] = [Date.parse(check.startedAt), Date.parse(check.performedAt)];
  const clock = evaluateClock({
    startedAt,
    performedAt,
    receivedAt,
    sentAt: Date.parse(delivery.sentAt),
    clockSkewMs: delivery.clockSkewMs,
  });
  const result = checklist && verdict(checklist, check.answers);
  const trust = trusted(check, known);
  const counts = device !== undefined && trust.counts && result !== undefined;
  const photos = announcedPhotos(check).length;
  const flags: CheckFlag[] = clock.flags;
  if (!device) flags.push('unknownDevice');
  if (device?.status === 'decommissioned') flags.push('decommissionedDevice');
  if (isOutdated(check, known)) flags.push('checklistOutdated');
  flags.push(...trust.flags);
  const block = blockOnFail({
    checklist,
    result,
    device,
    decides: known.performer !== undefined && counts,
    isLatest: isLatest(known.done, new Date(clock.effectiveAt).toISOString()),
  });
  if (block === 'asked') flags.push('blockAsked');
  if (photos > 0) flags.push('photoPending');
  return {
    checklistId: check.checklistId,
    checklistVersion: check.checklistVersion,
    checkKind: check.kind,
    flags,
    result,
    counts,
    blocks: block === 'done',
    performedAt,
    effectiveAt: clock.effectiveAt,
    photos,
    nextDueOn:
      device &&
      nextDueOn(check.kind, device, {
        ...known,
        countsAt: counts && result !== 'incomplete' ? clock.effectiveAt : null,
      }),
  };
}

/** Whether somebody's word is taken: by the label for what anyone may do, else by sign-in, qualification and scope. */
function trusted(check: FunctionCheck, known: Known): { counts: boolean; flags: CheckFlag[] } {
  const { device, performer, labelIsVerified } = known;
  const asked = performerAsked(check.kind, known.schedules.find(({ kind }) => kind === check.kind)?.performer);
  if (!performer) {
    const byAnyone = asked === 'anyone';
    return { counts: byAnyone && labelIsVerified, flags: byAnyone ? [] : ['performerNotQualified'] };
  }
  const day = check.performedAt.slice(0, 10);
  const qualified = isQualified(performer, { asked, modelId: device?.modelId, day });
  const inScope = device === undefined || isInScope(performer, device);
  return {
    counts: qualified && inScope,
    flags: [...(qualified ? [] : ['performerNotQualified' as const]), ...(inScope ? [] : ['outsideScope' as const])],
  };
}

function isOutdated(check: FunctionCheck, { checklist, currentVersion }: Known): boolean {
  return checklist?.contentHash !== check.checklistHash || currentVersion !== check.checklistVersion;
}

function nextDueOn(
  kind: CheckKind,
  device: KnownDevice,
  known: Known & { countsAt: number | null },
): string | undefined {
  const { countsAt, receivedAt, schedules } = known;
  const done =
    countsAt === null
      ? known.done
      : withCheck(known.done, { deviceId: device.id, kind, at: new Date(countsAt).toISOString() });
  return dueList(device, schedules, { done, now: receivedAt }).find((due) => due.kind === kind)?.dueOn;
}
