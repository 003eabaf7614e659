import { hash } from 'node:crypto';
import { deviceRegistrationItemSchema } from '../../src/contract/device-registration.ts';
import { functionCheckItemSchema } from '../../src/contract/function-check.ts';
import type { FieldError } from '../../src/contract/problem.ts';
import type { SubmissionItem } from '../../src/contract/submission-batch.ts';
import { idSchema } from '../../src/contract/values.ts';
import { canonicalJson, type Json } from '../../src/domain/canonical-json.ts';
import { bodyErrors } from '../../src/domain/field-errors.ts';
import { textsWithNul } from '../../src/domain/texts-with-nul.ts';
import type { LabelKeys } from '../label-keys/label-keys.ts';
import { checkLabel, type CheckedLabel } from './checked-label.ts';

/** One delivered item, before anything is said about whether it can be kept. */
export type ReadItem =
  /** Nothing that could be kept or found again. */
  | { kind: 'nameless'; submissionId: string | null; errors: FieldError[] }
  | {
      kind: 'named';
      submissionId: string;
      /** Canonical JSON of the submission exactly as received, unknown keys included, and its SHA-256. */
      contentJson: string;
      contentHash: string;
      content: { kind: 'valid'; item: SubmissionItem; label: CheckedLabel } | { kind: 'invalid'; errors: FieldError[] };
    };

const deepest = 20; // levels; the contract needs seven
const mostValues = 10_000; // the largest check of the contract has fewer than 3,000
const mostMembers = 1000; // of one object or list

/** Reads what somebody sent. The hash is made over it before any schema can leave something out. */
export async function readItem(item: unknown, keys: LabelKeys): Promise<ReadItem> {
  const submission = memberOf(item, 'submission');
  const sentId = memberOf(submission, 'submissionId');
  const id = idSchema.safeParse(sentId);
  if (!id.success) {
    const errors = [{ pointer: '/submission/submissionId', code: sentId === undefined ? 'required' : 'notAnId' }];
    return { kind: 'nameless', submissionId: typeof sentId === 'string' ? sentId.slice(0, 100) : null, errors };
  }
  const tooMuch = whatIsTooMuch(submission);
  if (tooMuch) return { kind: 'nameless', submissionId: id.data, errors: [{ pointer: '/submission', code: tooMuch }] };
  const contentJson = canonicalJson(submission as Json);
  const named = {
    kind: 'named' as const,
    submissionId: id.data,
    contentJson,
    contentHash: hash('sha256', contentJson),
  };
  return { ...named, content: await readContent(item, keys) };
}

async function readContent(item: unknown, keys: LabelKeys): Promise<(ReadItem & { kind: 'named' })['content']> {
  const schema = schemaFor(memberOf(memberOf(item, 'submission'), 'kindOfSubmission'));
  if (!schema) return { kind: 'invalid', errors: [{ pointer: '/submission/kindOfSubmission', code: 'notAChoice' }] };
  const parsed = schema.safeParse(item);
  if (!parsed.success) return { kind: 'invalid', errors: bodyErrors(parsed.error, item) };
  const withNul = textsWithNul(parsed.data).map((pointer) => ({ pointer, code: 'textNotNormal' }));
  if (withNul.length > 0) return { kind: 'invalid', errors: withNul };
  return { kind: 'valid', item: parsed.data, label: await checkLabel(parsed.data.submission.labelText, keys) };
}

function schemaFor(kindOfSubmission: unknown) {
  if (kindOfSubmission === 'functionCheck') return functionCheckItemSchema;
  if (kindOfSubmission === 'deviceRegistration') return deviceRegistrationItemSchema;
  return undefined;
}

const memberOf = (value: unknown, name: string) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/**
 * Whether a submission has more in it than any of the contract, in keys nobody knows: it would be hashed and kept. Level by
 * level instead of by recursion, because what it guards against is a stack that overflows too.
 */
function whatIsTooMuch(submission: unknown): 'tooDeep' | 'tooMany' | undefined {
  let level = [submission];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return 'tooDeep';
    const next: unknown[] = [];
    for (const each of level) {
      if (typeof each !== 'object' || each === null) continue;
      // Counted first, because to take the values of a very large object costs more than to count its keys.
      const count = Array.isArray(each) ? each.length : Object.keys(each).length;
      values += count;
      if (count > mostMembers || values > mostValues) return 'tooMany';
      for (const member of Object.values(each)) next.push(member);
    }
    level = next;
  }
  return undefined;
}
