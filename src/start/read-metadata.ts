import { metadataSchema, type Metadata } from '../contract/metadata.ts';
import { quietly } from '../ui/quietly.ts';
import type { Parts } from './parts.ts';

/** The facts of this installation; without an answer the last good copy. */
export async function readMetadata({ ask, now }: Pick<Parts, 'ask' | 'now'>): Promise<Metadata | null> {
  const answer = await ask(`/meta/meta.json?${now()}`);
  const read = metadataSchema.safeParse(answer.kind === 'answered' ? answer.body : undefined);
  if (!read.success) {
    const copy = quietly(() => JSON.parse(localStorage.getItem('meta') ?? 'null') as unknown);
    return metadataSchema.safeParse(copy).data ?? null;
  }
  quietly(() => localStorage.setItem('meta', JSON.stringify(read.data)));
  return read.data;
}
