type Change = { field: string; from?: unknown; to?: unknown };

/** The parts of objects that differ, each by its own name: of an address only the street that was changed. */
export function changedParts(changes: readonly Change[]): Change[] {
  return changes.flatMap(({ field, from, to }): Change[] => {
    if (!isRecord(from) && !isRecord(to)) return [{ field, from, to }];
    const [before, after] = [isRecord(from) ? from : {}, isRecord(to) ? to : {}];
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return changedParts(
      names
        .filter((name) => said(before[name]) !== said(after[name]))
        .map((name) => ({ field: `${field}.${name}`, from: before[name], to: after[name] })),
    );
  });
}

/** An empty list says as little as none. */
const said = (value: unknown) => (Array.isArray(value) && value.length === 0 ? undefined : JSON.stringify(value));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
