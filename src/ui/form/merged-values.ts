import type { Side } from '../controls/merge-choice.tsx';

/** What a form holds, by the name of its fields; parts of an object by a dotted name: `address.city`. */
export type FormValues = { [name: string]: unknown };

export type Conflict = { field: string; mine: unknown; theirs: unknown; chosen: Side };

/**
 * What two people left differently, field by field. What only they changed is theirs unless one says otherwise, what
 * only I changed is no conflict, and what both changed alike is none either.
 */
export function conflictsOf(values: { base: FormValues; mine: FormValues; theirs: FormValues }): Conflict[] {
  const [base, mine, theirs] = [flat(values.base), flat(values.mine), flat(values.theirs)];
  return [...new Set([...mine.keys(), ...theirs.keys()])]
    .filter((field) => !isSame(mine.get(field), theirs.get(field)) && !isSame(base.get(field), theirs.get(field)))
    .map((field) => ({
      field,
      mine: mine.get(field),
      theirs: theirs.get(field),
      chosen: isSame(base.get(field), mine.get(field)) ? 'theirs' : 'mine',
    }));
}

/** My values, with theirs where they were chosen. */
export function mergedValues<Values extends FormValues>(mine: Values, conflicts: readonly Conflict[]): Values {
  const merged = structuredClone(mine);
  for (const { field, theirs, chosen } of conflicts) if (chosen === 'theirs') put(merged, field.split('.'), theirs);
  return merged;
}

function flat(values: FormValues, prefix = ''): Map<string, unknown> {
  return new Map(
    Object.entries(values).flatMap(([name, value]): [string, unknown][] =>
      isRecord(value) ? [...flat(value, `${prefix}${name}.`)] : [[prefix + name, value]],
    ),
  );
}

const isRecord = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nothing typed and nothing there are the same to a person. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one || null) === JSON.stringify(other || null);

function put(values: FormValues, [name = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) values[name] = value;
  else {
    const inner = values[name];
    const next = isRecord(inner) ? inner : {};
    values[name] = next;
    put(next, rest, value);
  }
}
