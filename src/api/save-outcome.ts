import type { FieldError, Problem } from '../contract/problem.ts';
import { ServerProblem } from './ask-server.ts';

type Outcome<Values> =
  | { kind: 'saved' }
  | { kind: 'refused'; faults: readonly FieldError[]; message?: string }
  | { kind: 'conflict'; theirs: Values };

type Saving<Kept, Values> = {
  send: () => Promise<Kept>;
  onSaved: (kept: Kept) => void | Promise<void>;
  /** What somebody else saved meanwhile, as a form holds it; undefined where it is nothing we know. */
  theirs?: (current: unknown) => Values | undefined;
  /** Why it was not done, in words. */
  words: (problem: Pick<Problem, 'code' | 'params'>) => string;
};

/** Saves, and says what it came to in the terms of a form. */
export async function saveOutcome<Kept, Values>(saving: Saving<Kept, Values>): Promise<Outcome<Values>> {
  const { send, onSaved, theirs, words } = saving;
  try {
    await onSaved(await send());
    return { kind: 'saved' };
  } catch (error) {
    if (!(error instanceof ServerProblem)) return { kind: 'refused', faults: [], message: words({ code: 'silent' }) };
    const { problem } = error;
    const found = problem.code === 'versionConflict' ? theirs?.(problem.current) : undefined;
    if (found !== undefined) return { kind: 'conflict', theirs: found };
    if (problem.errors && problem.errors.length > 0) return { kind: 'refused', faults: problem.errors };
    return { kind: 'refused', faults: [], message: words(problem) };
  }
}
