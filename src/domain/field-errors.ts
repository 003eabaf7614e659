import type { FieldError } from '../contract/problem.ts';
import type { z } from '../contract/zod.ts';

type Issue = z.core.$ZodIssue;

/** What a schema found, as pointers into the body. Says which rule was broken, never what was sent. */
export function bodyErrors(error: z.core.$ZodError, body: unknown): FieldError[] {
  return foundIn(error, body).map(({ path, ...it }) => ({ pointer: pointer(path), ...it }));
}

/** The same for query parameters, named `?name`. */
export function queryErrors(error: z.core.$ZodError, query: unknown): FieldError[] {
  return foundIn(error, query).map(({ path, code, params }) => ({
    pointer: `?${String(path[0] ?? '')}`,
    code: code === 'unknownField' ? 'unknownParameter' : code,
    params,
  }));
}

/** Nobody reads more of them, and each costs time and bytes. */
const mostErrors = 200;
const foundIn = ({ issues }: z.core.$ZodError, sent: unknown) =>
  issues
    .slice(0, mostErrors)
    .flatMap((issue) => errorsOf(issue, sent))
    .slice(0, mostErrors);

type Found = { path: PropertyKey[]; code: string; params?: FieldError['params'] };

function errorsOf(issue: Issue, sent: unknown): Found[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, mostErrors).map((key) => ({ path: [...issue.path, key], code: 'unknownField' }));
  const missing = valueAt(sent, issue.path) === undefined;
  return [{ path: issue.path, code: missing ? 'required' : codeOf(issue), params: paramsOf(issue) }];
}

const codeOfOurs = /^[a-z][A-Za-z0-9]*$/;

/** Our schemas name their own codes; the library's general ones get one each. */
function codeOf(issue: Issue): string {
  if (codeOfOurs.test(issue.message)) return issue.message;
  if (issue.code === 'too_big') return tooBig[issue.origin] ?? 'tooLarge';
  if (issue.code === 'too_small') return tooSmall[issue.origin] ?? 'tooSmall';
  return generalCodes[issue.code] ?? 'wrongFormat';
}

const tooBig: Record<string, string> = { array: 'tooMany', string: 'textTooLong' };
const tooSmall: Record<string, string> = { array: 'tooFew', string: 'textTooShort' };
const generalCodes: Partial<Record<Issue['code'], string>> = {
  invalid_type: 'wrongType',
  invalid_union: 'wrongType',
  invalid_value: 'notAChoice',
};

function paramsOf(issue: Issue): FieldError['params'] {
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  return issue.code === 'custom' ? (issue.params as FieldError['params']) : undefined;
}

function valueAt(sent: unknown, path: readonly PropertyKey[]): unknown {
  let value: unknown = sent;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

/** RFC 6901. */
const pointer = (path: readonly PropertyKey[]) =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
