import { forgetVisits, forgetVisitsOf } from '../offline/visit/visit-names.ts';
import { quietly } from '../ui/quietly.ts';

/** Names of what a signed-in person saw, in the local storage. */
export const viewsPrefix = 'views:';

/**
 * Nothing that any person saw is left on this device; their unsent work stays. What is known of whom goes before anything
 * is awaited: the page may be left at once.
 */
export function forgetWhatWasSeen(userId: string | undefined): void {
  if (userId !== undefined) void forgetVisitsOf(userId).catch(reportError);
  for (const key of quietly(() => Object.keys(localStorage)) ?? [])
    if (key.startsWith(viewsPrefix)) quietly(() => localStorage.removeItem(key));
  void forgetVisits().catch(reportError);
}
