import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from '../../src/contract/zod.ts';
import { StartUpError } from '../start-up-error.ts';

const kept = 3; // builds
const buildSchema = z.object({ version: z.string(), buildId: z.string().check(z.regex(/^[\w.-]+$/)) });
export type Build = z.infer<typeof buildSchema>;

/** Which build stands in a folder. */
export function readBuild(dist: string): Build {
  if (!existsSync(join(dist, 'index.html')) || !existsSync(join(dist, 'meta.json')))
    throw new StartUpError('The app is not built yet. Run "npm run build", or "npm start", which does it by itself.');
  return buildSchema.parse(JSON.parse(readFileSync(join(dist, 'meta.json'), 'utf8')));
}

/**
 * Keeps the assets of this build and of the two before it, for pages that were open when a new version came.
 * Answers in which folder each asset stands; one that several builds have is taken from the newest.
 */
export function keepBuilds(dist: string, buildId: string, dataDir: string): Map<string, string> {
  const builds = join(dataDir, 'builds');
  keepCopy(join(dist, 'assets'), join(builds, buildId), `${process.pid}`);
  const newestFirst = readdirSync(builds)
    .filter((name) => !name.startsWith('.'))
    .map((name) => ({ folder: join(builds, name), usedAt: statSync(join(builds, name)).mtimeMs }))
    .toSorted((a, b) => b.usedAt - a.usedAt)
    .map(({ folder }) => folder);
  for (const old of newestFirst.slice(kept)) rmSync(old, { recursive: true, force: true });
  const folders = [dist, ...newestFirst.slice(0, kept)].map((folder) => join(folder, 'assets'));
  return new Map(folders.toReversed().flatMap((folder) => readdirSync(folder).map((name) => [name, folder])));
}

function keepCopy(assets: string, copy: string, mark: string): void {
  if (!existsSync(copy)) {
    // Under another name until it is whole: a start that is cut off leaves no half-copied build behind.
    const unfinished = join(dirname(copy), `.${basename(copy)}-${mark}`);
    cpSync(assets, join(unfinished, 'assets'), { recursive: true });
    try {
      renameSync(unfinished, copy);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      if (!existsSync(copy)) throw error; // else another instance with this data folder was faster
    }
  }
  const now = new Date();
  utimesSync(copy, now, now);
}
