import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
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
  const own = join(builds, buildId);
  if (!existsSync(own)) {
    mkdirSync(builds, { recursive: true });
    // Under another name until it is whole: a start that is cut off leaves no half-copied build behind.
    const unfinished = join(builds, `.${buildId}-${process.pid}`);
    cpSync(join(dist, 'assets'), join(unfinished, 'assets'), { recursive: true });
    renameSync(unfinished, own);
  }
  const now = new Date();
  utimesSync(own, now, now);
  const newestFirst = readdirSync(builds)
    .filter((name) => !name.startsWith('.'))
    .map((name) => ({ folder: join(builds, name), usedAt: statSync(join(builds, name)).mtimeMs }))
    .toSorted((a, b) => b.usedAt - a.usedAt)
    .map(({ folder }) => folder);
  for (const old of newestFirst.slice(kept)) rmSync(old, { recursive: true, force: true });
  const folders = newestFirst.slice(0, kept).map((folder) => join(folder, 'assets'));
  return new Map(folders.toReversed().flatMap((folder) => readdirSync(folder).map((name) => [name, folder])));
}
