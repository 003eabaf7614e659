import type { Permission } from '../contract/group.ts';
import type { CheckDetails } from '../contract/check-details.ts';

type Person = { permissions: ReadonlySet<Permission>; userId: string | undefined };

/**
 * Whether somebody may put a new check in the place of this one: who may void it, and who made it signed in. What was
 * voided or corrected stays, and without its checklist there is no form to open.
 */
export function mayCorrectCheck(check: CheckDetails, { permissions, userId }: Person): boolean {
  if (check.state === 'voided' || check.state === 'corrected' || check.checklist === null) return false;
  const isOwn = check.isSignedIn && check.performer.userId !== undefined && check.performer.userId === userId;
  return permissions.has('check.make') && (permissions.has('check.judge') || isOwn);
}
