import type { Words } from '../texts/words-in.ts';

/** Devices that are overdue, or due soon; and of how many of them the most urgent check was never made. */
export type DueCounts = { overdue: number; soon: number; neverDone: number };

/**
 * How many devices are in which state, a line for each state there is; then the most urgent, a line each. Numbers stand
 * behind their labels, so that no language has to bend a word.
 */
export function dueLines(counts: DueCounts, first: readonly string[], { say }: Words): string {
  const named = (['overdue', 'soon', 'neverDone'] as const).filter((state) => counts[state] > 0);
  if (named.length === 0) return '';
  const more = counts.overdue + counts.soon - first.length;
  return [
    ...named.map((state) => say(`mails:due.${state}`, { count: counts[state] })),
    '',
    ...first,
    ...(more > 0 ? [say('mails:due.more', { count: more })] : []),
  ].join('\n');
}
