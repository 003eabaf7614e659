import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

type Chunk = { name?: string; file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] };
export type Build = {
  /** What the bundler says of each chunk, by its source. */
  chunks: Record<string, Chunk>;
  /** What each file is made of: packages and our own sources, with their lengths before they are made small. */
  modules: Record<string, Record<string, number>>;
};

/** Bytes a first visit may cost, gzipped: until the form can be filled in, and until its first answer is on disk. */
export const firstLoadBudget = { usable: 110_000, saved: 140_000 };

const page = 'index.html';
const texts = 'locales/en/field.json';
/** Dynamic imports of the entry that a field page does not wait for. */
const notForTheForm = ['portal', 'after-start'];

export function readBuild(): Build {
  return {
    chunks: JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Build['chunks'],
    modules: JSON.parse(readFileSync('dist/.vite/modules.json', 'utf8')) as Build['modules'],
  };
}

/** The files a phone needs before the form of a field page can be filled in. */
export function filesUntilUsable(build: Build): string[] {
  return [page, texts, ...reachedFrom(build, [page])];
}

/** The files it needs before the first answer is on disk: the same, and what brings the database. */
export function filesUntilSaved(build: Build): string[] {
  const usable = filesUntilUsable(build);
  const atOnce = Object.values(build.chunks).filter(({ file }) => usable.includes(file));
  const later = atOnce.flatMap(({ dynamicImports = [] }) => dynamicImports);
  const withDatabase = later
    .filter((source) => !notForTheForm.includes(build.chunks[source]?.name ?? ''))
    .filter((source) => madeOf(build, reachedFrom(build, [source])).includes('dexie'));
  return [...new Set([...usable, ...reachedFrom(build, withDatabase)])];
}

/** The files of the portal until the list of devices can be drawn, from nothing. */
export function filesUntilListed(build: Build): string[] {
  const ofPortal = Object.keys(build.chunks).filter((source) => build.chunks[source]!.name === 'portal');
  const pages = ['inside', 'customer', 'devices'].map((name) => `src/portal/pages/${name}.tsx`);
  return reachedFrom(build, [page, ...ofPortal, ...pages]);
}

/** The files a field page loads, at once or ever. */
export function filesOfFieldPages(build: Build): string[] {
  const isOfField = (source: string) => /^src\/(field|offline|session|start)\//.test(source);
  return reachedFrom(build, [page, ...Object.keys(build.chunks).filter(isOfField)]);
}

/** The packages and our own sources that the files are made of. */
export function madeOf({ modules }: Build, files: string[]): string[] {
  return [...new Set(files.flatMap((file) => Object.keys(modules[file] ?? {})))];
}

/** Size of a built file on its way, compressed as every server can. */
export function gzippedBytes(file: string): number {
  return gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length;
}

function reachedFrom({ chunks }: Build, sources: string[]): string[] {
  const seen = new Set<string>();
  const add = (source: string) => {
    if (seen.has(source)) return;
    seen.add(source);
    chunks[source]?.imports?.forEach(add);
  };
  sources.forEach(add);
  return [...new Set([...seen].flatMap((source) => filesOf(chunks[source])))];
}

function filesOf(chunk: Chunk | undefined): string[] {
  return chunk ? [chunk.file, ...(chunk.css ?? [])] : [];
}
