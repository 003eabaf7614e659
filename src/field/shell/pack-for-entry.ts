import type { Pack } from '../../contract/pack.ts';
import type { ViewParts } from './field-view.tsx';
import { packFor } from './pack-for.ts';

/** Everything there is to choose from: at once from this phone, else from the server. */
export async function packForEntry(view: ViewParts): Promise<Pack | null> {
  const opening = await view.parts.openStorage();
  const kept = opening.kind === 'broken' ? null : await opening.storage.pack.read().catch(() => null);
  return kept ?? packFor(undefined, view);
}
