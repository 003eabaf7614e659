import { metadataSchema, type Metadata } from '../contract/metadata.ts';
import type { FieldParts } from './field-view.tsx';

/** The facts of this installation; without an answer the last good copy. */
export async function readMetadata({ ask, now }: Pick<FieldParts, 'ask' | 'now'>): Promise<Metadata | null> {
  const answer = await ask(`/meta/meta.json?${now()}`);
  const read = metadataSchema.safeParse(answer.kind === 'answered' ? answer.body : undefined);
  try {
    if (!read.success) return metadataSchema.safeParse(JSON.parse(localStorage.getItem('meta') ?? 'null')).data ?? null;
    localStorage.setItem('meta', JSON.stringify(read.data));
  } catch {
    // Storage may be switched off: then there is no copy.
  }
  return read.data ?? null;
}
