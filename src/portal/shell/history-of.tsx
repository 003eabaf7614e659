import { History } from './history.tsx';
import type { RecordedThing } from './history/history-list.tsx';
import type { Portal } from './portal-context.ts';

/** The record of changes to a thing; null for those who may not see it. */
export const historyOf = ({ permissions }: Portal, thing: RecordedThing) =>
  permissions.has('history.read') ? <History {...thing} /> : null;
