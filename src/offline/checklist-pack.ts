import { fetchJson } from '../api/fetch-json.ts';
import { checklistSchema, type Checklist } from '../contract/checklist.ts';
import { fieldEndpoints } from '../contract/field-endpoints.ts';
import { packSchema, type Pack } from '../contract/pack.ts';
import type { FieldDatabase } from './database.ts';
import { inTime } from './in-time.ts';
import { createKeptChecklists, isSameVersion, type ChecklistVersion } from './kept-checklists.ts';
import { createKeptPictures } from './kept-pictures.ts';

/** Models, checklists and label keys, fetched ahead for use without network. */
export function createChecklistPack(database: FieldDatabase) {
  const { kept } = database;
  const keptChecklists = createKeptChecklists(database);
  const pictures = createKeptPictures(database);
  return {
    async read(): Promise<Pack | null> {
      const row = (await inTime(kept.get('pack'))) as { pack?: unknown } | undefined;
      const pack = packSchema.safeParse(row?.pack);
      return pack.success ? pack.data : null;
    },

    async refresh(): Promise<Pack | null> {
      // no-cache: the browser asks with the ETag it has, so that an unchanged pack costs a few bytes
      const answer = await fetchJson(fieldEndpoints.readPack.path, { cache: 'no-cache' });
      const pack = packSchema.safeParse(answer.kind === 'answered' && answer.status === 200 ? answer.body : undefined);
      if (!pack.success) return null;
      await inTime(kept.put({ id: 'pack', pack: pack.data }));
      void pictures.follow(pack.data).catch(reportError); // nothing waits for a picture
      return pack.data;
    },

    picture: pictures.read,

    /** The version a form was begun with: kept here, in the pack, or asked from the server. */
    async checklistOf(wanted: ChecklistVersion): Promise<Checklist | null> {
      const keptVersion = checklistSchema.safeParse(await inTime(keptChecklists.read(wanted)).catch(() => undefined));
      if (keptVersion.success) return keptVersion.data;
      const pack = await this.read().catch(() => null); // a store that does not answer: the server may
      const inPack = pack?.checklists.find((checklist) => isSameVersion(checklist, wanted));
      return inPack ?? (await fetchVersion(wanted));
    },
  };
}

async function fetchVersion({ checklistId, version }: ChecklistVersion): Promise<Checklist | null> {
  const path = fieldEndpoints.readChecklistVersion.path
    .replace('{checklistId}', checklistId)
    .replace('{version}', String(version));
  const answer = await fetchJson(path);
  const checklist = checklistSchema.safeParse(answer.kind === 'answered' ? answer.body : undefined);
  return checklist.success ? checklist.data : null;
}
