import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inPlantedTree, projects, top } from '../tools/planted-tree.ts';

// Each folder is compiled for where it runs. Each line plants one file that could not run there.
const violations: [file: string, text: string, complaint: string][] = [
  ['src/offline/a1.ts', `export const a = () => document.title;`, `Cannot find name 'document'`],
  ['src/offline/a2.ts', `export type A = ServiceWorkerGlobalScope;`, `Cannot find name 'ServiceWorkerGlobalScope'`],
  ['src/domain/b1.ts', `export const b = () => localStorage.length;`, `Cannot find name 'localStorage'`],
  ['src/contract/c1.ts', `export { readFileSync } from 'node:fs';`, `Cannot find`],
  ['src/portal/sites/d1.ts', `export const d = process.cwd();`, `Cannot find name 'process'`],
  ['src/start/e1.ts', `export * from '../../server/e2.ts';`, 'TS6307'],
  ['sw/f1.ts', `export * from '../src/ui/f2.tsx';`, '--jsx'],
  ['server/g1.ts', `export * from '../src/offline/g2.ts';`, 'TS6307'],
  ['server/h1.ts', `export const h = () => window.innerWidth;`, `Cannot find name 'window'`],
  ['src/domain/i1.ts', `export enum I {\n  one,\n}`, 'TS1294'],
  ['src/domain/j1.ts', `import { J } from './j2.ts';\nexport type K = J;`, 'TS1484'],
  ['src/domain/k1.ts', `export const k = (list: string[]): string => list[0];`, 'TS2322'],
];
const targets = {
  'server/e2.ts': 'export const e = 1;',
  'src/ui/f2.tsx': 'export const f = <p />;',
  'src/offline/g2.ts': 'export const g = 1;',
  'src/domain/j2.ts': 'export type J = 1;',
  'src/domain/ok.test.ts': `import { readFileSync } from 'node:fs';\nexport const ok = readFileSync;`,
  'src/domain/fine.ts': `export const fine = 'ü'.isWellFormed();`,
};

const planted = Object.fromEntries(violations.map(([file, text]) => [file, text]));
const complaints = inPlantedTree({ ...planted, ...targets }, compile);

test.each(violations)('%s does not compile: %s', (file, _text, complaint) => {
  expect(complaints.filter((line) => line.startsWith(file)).join('\n')).toContain(complaint);
});

test('what each folder may use compiles', () => {
  expect(complaints.filter((line) => Object.keys(targets).some((file) => line.startsWith(file)))).toEqual([]);
});

function compile(tree: string): string[] {
  const tsc = join(top, 'node_modules/typescript/bin/tsc');
  // Build info goes to node_modules/.cache, which here is the product's: it must not be trusted, nor overwritten.
  const outputs = projects.flatMap((project) => {
    const settings = [
      '-p',
      join(tree, project),
      '--pretty',
      'false',
      '--tsBuildInfoFile',
      join(tree, `${project}.info`),
    ];
    const { stdout } = spawnSync(process.execPath, [tsc, ...settings], { cwd: tree, encoding: 'utf8' });
    return stdout.split('\n');
  });
  return outputs;
}
