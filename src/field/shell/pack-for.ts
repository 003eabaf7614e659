import type { Pack } from '../../contract/pack.ts';
import { choosePack } from './choose-pack.ts';
import type { ViewParts } from './field-view.tsx';

/** The pack for a model, from the server or from this phone; null when neither has it. */
export async function packFor(modelNo: number | undefined, { parts, language }: ViewParts): Promise<Pack | null> {
  const readKept = async () => {
    const opening = await parts.openStorage();
    return opening.kind === 'broken' ? null : opening.storage.pack.read().catch(() => null);
  };
  return (await choosePack({ ...parts, modelNo, language, readKept }))?.pack ?? null;
}
