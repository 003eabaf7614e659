import type { Count } from './count.ts';

/** The parts of Playwright's JSON report that we read. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** What failed once, or was skipped, or broke outside a test, has not shown what its title promises. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}
