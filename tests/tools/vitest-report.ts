import type { Count } from './count.ts';

/** The parts of Vitest's JSON report that we read. */
export type VitestReport = {
  testResults: { status: string; assertionResults: { status: string; ancestorTitles: string[] }[] }[];
};

const databases = ['SQLite', 'PostgreSQL'] as const;

/** A file that could not be read counts as one failed test; a test that was skipped has failed its promise. */
export function countVitest({ testResults }: VitestReport): Count {
  const tests = testResults.flatMap((file) => file.assertionResults);
  const passed = tests.filter((test) => test.status === 'passed').length;
  const brokenFiles = testResults.filter((file) => file.status === 'failed' && !hasFailedTest(file)).length;
  return { passed, failed: tests.length - passed + brokenFiles };
}

/** Passed tests by database: those inside a `describe` that is called exactly like it. */
export function countByDatabase({ testResults }: VitestReport): Record<(typeof databases)[number], number> {
  const passed = testResults.flatMap((file) => file.assertionResults).filter((test) => test.status === 'passed');
  const on = (database: string) => passed.filter((test) => test.ancestorTitles.includes(database)).length;
  return { SQLite: on('SQLite'), PostgreSQL: on('PostgreSQL') };
}

function hasFailedTest(file: VitestReport['testResults'][number]): boolean {
  return file.assertionResults.some((test) => test.status === 'failed');
}
