import type { Checklist } from '../contract/checklist.ts';
import type { FieldDatabase } from './database.ts';

export type ChecklistVersion = { checklistId: string; version: number };

export const isSameVersion = (a: ChecklistVersion, b: ChecklistVersion) => rowId(a) === rowId(b);
const rowId = ({ checklistId, version }: ChecklistVersion) => `${checklistId}/${version}`;

/** Versions of checklists that forms were begun with: what is published meanwhile does not change a running check. */
export function createKeptChecklists({ checklists }: FieldDatabase) {
  return {
    async keep(this: void, checklist: Checklist): Promise<void> {
      await checklists.put({ id: rowId(checklist), checklist });
    },
    /** As it lies on disk: check it before use. */
    async read(this: void, version: ChecklistVersion): Promise<unknown> {
      return (await checklists.get(rowId(version)))?.checklist;
    },
  };
}
