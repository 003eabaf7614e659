import type { Pack } from '../../src/contract/pack.ts';
import type { Language } from '../../src/contract/language.ts';
import type { Database } from '../database/connect.ts';
import { readPackRevision } from '../database/installation.ts';
import { encodedAnswer, type EncodedAnswer } from '../http/encoded-answer.ts';
import { packIn, packOfModel } from './build-pack.ts';
import { readWholePack } from './pack-store.ts';

export type PackWish = { modelNo?: number; language?: Language };
export type Packs = ReturnType<typeof createPacks>;

/** Packs ready to be sent. They are made once for each change of what they are made of, whichever instance made it. */
export function createPacks({ db }: Database, hosts: string[]) {
  let revision: string | undefined;
  let everything: Promise<Pack>;
  let ready = new Map<string, EncodedAnswer>();

  return async function packFor({ modelNo, language }: PackWish): Promise<EncodedAnswer> {
    const latest = await readPackRevision(db);
    if (latest !== revision) {
      revision = latest;
      ready = new Map();
      everything = readWholePack(db, hosts);
      everything.catch(() => (revision = undefined)); // the next caller tries again
    }
    const [whole, kept] = [await everything, ready];
    // All unknown models have the same pack, so that asking for many of them fills no memory.
    const isKnown = whole.models.some((model) => model.modelNo === modelNo);
    const name = `${modelNo === undefined ? 'all' : isKnown ? modelNo : 'unknown'} ${language ?? 'all'}`;
    const known = kept.get(name);
    if (known) return known;
    const pack = modelNo === undefined ? whole : packOfModel(whole, modelNo);
    const answer = encodedAnswer(JSON.stringify(language === undefined ? pack : packIn(pack, language)));
    kept.set(name, answer);
    return answer;
  };
}
