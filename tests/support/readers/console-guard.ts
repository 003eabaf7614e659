import { afterEach, beforeEach, expect, vi } from 'vitest';

// An unexpected console.error or console.warn fails the test that caused it.
// A test that expects one takes it: `expect(takeConsoleMessages()).toEqual([…])`.
let messages: string[] = [];

beforeEach(() => {
  messages = [];
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      messages.push(parts.map(String).join(' '));
    });
  }
});

afterEach(() => {
  expect(takeConsoleMessages(), 'unexpected messages on the console').toEqual([]);
  vi.restoreAllMocks();
});

/** The messages written to console.error and console.warn since the test began; afterwards they count as expected. */
export function takeConsoleMessages(): string[] {
  const taken = messages;
  messages = [];
  return taken;
}
