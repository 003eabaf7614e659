import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

const sources = [
  'src/**/*',
  'sw/**/*',
  'public/**/*',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/** Names a build by what it is made of: the same sources give the same name on every machine. */
export function buildId(root: string): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .toSorted();
  for (const file of files) {
    hash.update(file.slice(root.length).replaceAll('\\', '/'));
    hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}
