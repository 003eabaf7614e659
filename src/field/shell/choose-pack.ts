import type { Language } from '../../contract/language.ts';
import type { Pack } from '../../contract/pack.ts';
import { isPack } from '../../domain/pack-guard.ts';
import type { Ask } from '../../start/ask.ts';

/** After this long the pack on the phone is taken; the answer may still come for the next device. */
const longestWait = 4_000;

export type ChosenPack = { pack: Pack; from: 'network' | 'phone' };

type PackChoice = {
  ask: Ask;
  /** Undefined when the model is not known: then everything is asked for. */
  modelNo: number | undefined;
  language: Language;
  readKept: () => Promise<Pack | null>;
  wait: (milliseconds: number) => Promise<void>;
};

/** The pack for a device: the server's, else the one on the phone, else the server's late answer, else none. */
export async function choosePack({ ask, modelNo, language, readKept, wait }: PackChoice): Promise<ChosenPack | null> {
  const asked = askForPack({ ask, modelNo, language });
  const soon = await Promise.race([asked, wait(longestWait).then(() => null)]);
  if (soon) return { pack: soon, from: 'network' };
  const kept = await readKept();
  if (kept) return { pack: kept, from: 'phone' };
  const late = await asked;
  return late && { pack: late, from: 'network' };
}

/** Byte for byte the path the server preloads for a label, or it would be fetched twice. */
export function packPath(modelNo: number | undefined, language: Language): string {
  const path = '/api/public/qr/pack';
  return modelNo === undefined ? path : `${path}?modelNo=${modelNo}&language=${language}`;
}

async function askForPack({ ask, modelNo, language }: Pick<PackChoice, 'ask' | 'modelNo' | 'language'>) {
  const answer = await ask(packPath(modelNo, language));
  return answer.kind === 'answered' && answer.status === 200 && isPack(answer.body) ? answer.body : null;
}
