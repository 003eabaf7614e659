import type { DeviceRegistration } from '../contract/device-registration.ts';
import type { IdentifiedDevice } from '../contract/draft.ts';
import type { FunctionCheck } from '../contract/function-check.ts';
import type { Json } from '../domain/canonical-json.ts';
import { contentHash } from '../domain/content-hash.ts';
import type { OutboxItem } from './outbox/outbox-item.ts';

export type MadeSubmission = { submission: FunctionCheck | DeviceRegistration; device: IdentifiedDevice };

/** A submission as it will be sent, at every try the same: copied, hashed, and waiting. */
export async function freezeSubmission({ submission, device }: MadeSubmission, now: number): Promise<OutboxItem> {
  // As it will be on the wire: what JSON leaves out must not be in the hash.
  const frozen = JSON.parse(JSON.stringify(submission)) as MadeSubmission['submission'];
  const item = {
    id: frozen.submissionId,
    submission: { ...frozen },
    contentHash: await contentHash(frozen as unknown as Json),
    device,
    queuedAt: now,
    attempts: 0,
  };
  const isSignedIn = frozen.kindOfSubmission === 'functionCheck' && frozen.performer.userId !== undefined;
  return isSignedIn ? { ...item, status: 'waitsForSignIn' } : { ...item, status: 'waiting', nextAttemptAt: now };
}
