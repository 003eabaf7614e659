import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuild } from '../../../server/http/kept-builds.ts';

type ListedFile = { integrity: string; revision: string | null; url: string };

/** A copy of the built app, so that a build made meanwhile changes nothing under a running journey. */
export function copyBuild(dist: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'device-portal-build-'));
  cpSync(dist, copy, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  return copy;
}

/**
 * The next build of the same app, as a bundler would make it from changed sources: another build id, another name for
 * every asset, and a worker that lists the new files with their new hashes.
 */
export function anotherBuild(dist: string): string {
  const copy = copyBuild(dist);
  const { buildId } = readBuild(copy);
  const renamed = readdirSync(join(copy, 'assets')).map((name) => [name, renameAsset(name)] as const);
  const replacements = [...renamed, [buildId, digest(buildId, 'hex').slice(0, 12)] as const];

  for (const file of textFiles(copy)) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      replacements.reduce((changed, [from, to]) => changed.replaceAll(from, to), text),
    );
  }
  for (const [from, to] of renamed) renameSync(join(copy, 'assets', from), join(copy, 'assets', to));
  relist(copy);
  return copy;
}

export const dropBuild = (copy: string) => rmSync(copy, { recursive: true, force: true });

/** Hashes the files anew in the list the worker checks them by. */
function relist(copy: string) {
  const worker = join(copy, 'service-worker.js');
  const script = readFileSync(worker, 'utf8').replaceAll(/\{"integrity":[^}]+\}/g, (entry) => {
    const listed = JSON.parse(entry) as ListedFile;
    const content = readFileSync(join(copy, listed.url));
    return JSON.stringify({
      ...listed,
      integrity: `sha256-${digest(content, 'base64')}`,
      revision: listed.revision && digest(content, 'hex').slice(0, 32),
    } satisfies ListedFile);
  });
  writeFileSync(worker, script);
}

/** "index-DkufRsn.js" → the same name with another hash. */
const renameAsset = (name: string) =>
  name.replace(
    /-([\w-]{7})(\.\w+)$/,
    (_, hash: string, ending: string) => `-${digest(hash, 'hex').slice(0, 7)}${ending}`,
  );

const textFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html|json|webmanifest)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const digest = (content: string | Buffer, encoding: 'hex' | 'base64') =>
  createHash('sha256').update(content).digest(encoding);
