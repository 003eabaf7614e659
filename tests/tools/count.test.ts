import { expect, test } from 'vitest';
import { withExitCode } from './count.ts';
import { countPlaywright } from './playwright-report.ts';
import { countByDatabase, countVitest } from './vitest-report.ts';

test('a runner that ran nothing counts as failed', () => {
  expect(withExitCode({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
});

test('a runner that ended badly counts as failed, whatever its report says', () => {
  expect(withExitCode({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
  expect(withExitCode({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
  expect(withExitCode({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 });
});

test('a skipped test and a file that could not be read count as failed', () => {
  const report = {
    testResults: [
      aFile('passed', ['passed', 'passed', 'skipped', 'todo']),
      aFile('failed', ['failed', 'passed']),
      aFile('failed', []),
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 3, failed: 4 });
});

test('API tests are counted by the database they ran on', () => {
  const report = {
    testResults: [
      aFile('passed', ['passed', 'passed'], ['keeping checks', 'SQLite']),
      aFile('passed', ['passed', 'failed'], ['PostgreSQL']),
      aFile('passed', ['passed']),
    ],
  };
  expect(countByDatabase(report)).toEqual({ SQLite: 2, PostgreSQL: 1 });
});

test('a journey that was skipped, or passed only at its second try, counts as failed', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 1 };
  expect(countPlaywright({ stats, errors: ['a broken file'] })).toEqual({ passed: 7, failed: 4 });
});

function aFile(status: string, tests: string[], ancestorTitles: string[] = []) {
  return { status, assertionResults: tests.map((each) => ({ status: each, ancestorTitles })) };
}
