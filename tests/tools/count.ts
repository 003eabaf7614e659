/** What one part of the tests came to. */
export type Count = { passed: number; failed: number };

export const add = (one: Count, other: Count): Count => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
});

/** A runner that ran nothing has shown nothing, and one that ended badly has failed whatever its report says. */
export function withExitCode(count: Count, exitCode: number): Count {
  const isSilent = count.passed + count.failed === 0;
  const isBadEnd = exitCode !== 0 && count.failed === 0;
  return isSilent || isBadEnd ? { ...count, failed: count.failed + 1 } : count;
}
