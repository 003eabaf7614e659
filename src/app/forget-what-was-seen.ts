import { forgetVisits } from '../offline/visit/visit-names.ts';
import { quietly } from '../ui/quietly.ts';

/** Names of what a signed-in person saw, in the local storage. */
export const viewsPrefix = 'views:';

/** Nothing that any person saw is left on this device; their unsent work stays. */
export function forgetWhatWasSeen(): void {
  for (const key of quietly(() => Object.keys(localStorage)) ?? [])
    if (key.startsWith(viewsPrefix)) quietly(() => localStorage.removeItem(key));
  void forgetVisits().catch(reportError);
}
