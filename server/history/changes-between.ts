import type { Change } from './event-store.ts';

/** The fields that differ, for the record; values are compared as they are written down. */
export function changesBetween(before: Record<string, unknown>, after: Record<string, unknown>): Change[] {
  return Object.keys(after)
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, from: before[field], to: after[field] }));
}
