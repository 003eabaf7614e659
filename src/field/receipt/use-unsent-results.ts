import { useEffect, useState } from 'react';
import { functionCheckSchema, type CheckResult } from '../../contract/function-check.ts';
import { verdict } from '../../domain/verdict.ts';
import type { FieldStorage, FieldWork } from '../../offline/field-storage.ts';

/** What the unsent checks of this phone come to, by the rule the server evaluates by again. */
export function useUnsentResults(storage: FieldStorage | null, outbox: FieldWork['outbox'] | undefined) {
  const [results, setResults] = useState<ReadonlyMap<string, CheckResult>>(new Map());
  useEffect(() => {
    if (!storage || !outbox) return undefined;
    let isStopped = false;
    void evaluate(storage, outbox).then((evaluated) => !isStopped && setResults(evaluated), reportError);
    return () => {
      isStopped = true;
    };
  }, [storage, outbox]);
  return results;
}

async function evaluate({ pack }: FieldStorage, outbox: FieldWork['outbox']): Promise<Map<string, CheckResult>> {
  const results = new Map<string, CheckResult>();
  for (const { id, submission } of outbox) {
    const check = functionCheckSchema.safeParse(submission);
    if (!check.success) continue;
    const { checklistId, checklistVersion: version, answers } = check.data;
    const checklist = await pack.checklistOf({ checklistId, version });
    if (checklist) results.set(id, verdict(checklist, answers));
  }
  return results;
}
