import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The product's own folder. */
export const top = join(import.meta.dirname, '../..');
/** Its compiler projects. */
export const projects = ['src', 'sw', 'server', 'tests'];
const settings = ['package.json', 'oxlint.config.ts', 'tsconfig.json'];

/** Plants files in an otherwise empty tree with the product's settings, looks at it and takes it away. */
export function inPlantedTree<T>(files: Record<string, string>, look: (tree: string) => T): T {
  const tree = mkdtempSync(join(tmpdir(), 'device-portal-planted-'));
  try {
    for (const file of settings) cpSync(join(top, file), join(tree, file));
    for (const folder of projects) cpSync(join(top, folder, 'tsconfig.json'), join(tree, folder, 'tsconfig.json'));
    symlinkSync(join(top, 'node_modules'), join(tree, 'node_modules'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(tree, file)), { recursive: true });
      writeFileSync(join(tree, file), text);
    }
    return look(tree);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}
