import type { Count } from './count.ts';

/** The parts of Playwright's JSON report that we read. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** What was skipped, needed a second try, or broke outside a test has not shown what its title promises. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected, failed: unexpected + flaky + skipped + errors.length };
}
