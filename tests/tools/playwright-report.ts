import type { Count } from './count.ts';

/** The parts of Playwright's JSON report that we read. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/**
 * What was skipped, or broke outside a test, has not shown what its title promises. A second try exists only where the
 * machine is shared (playwright.config.ts); the list of the run names each that needed it.
 */
export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped + errors.length };
}
