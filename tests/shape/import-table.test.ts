import { expect, test } from 'vitest';
import { lintPlanted } from '../tools/lint-planted.ts';

// Whatever guards must be seen to bite: each line plants one file that breaks a rule and names what must be said of it.
const violations: [file: string, text: string, complaint: string][] = [
  // the table, folder by folder
  ['src/contract/a1.ts', `export * from '../domain/verdict.ts';`, 'src/contract may use no other folder'],
  ['src/contract/a2.ts', `export * from '../api/call-endpoint.ts';`, 'src/contract may use no other folder'],
  ['src/domain/b1.ts', `export * from '../offline/drafts.ts';`, 'src/domain may use contract.'],
  ['src/domain/b2.ts', `export * from '../i18n/translations.ts';`, 'src/domain may use contract.'],
  ['src/api/c1.ts', `export * from '../domain/verdict.ts';`, 'src/api may use contract.'],
  ['src/api/c2.ts', `export * from '../offline/drafts.ts';`, 'src/api may use contract.'],
  ['src/offline/d1.ts', `export * from '../ui/button.tsx';`, 'src/offline may use contract, domain, api.'],
  ['src/offline/outbox/d2.ts', `export * from '../../features/outbox/x.ts';`, 'src/offline may use'],
  ['src/offline/d3.ts', `export * from '../app/router.tsx';`, 'src/offline may use'],
  ['src/session/d4.ts', `export * from '../offline/drafts.ts';`, 'src/session may use contract, api.'],
  ['src/session/d5.ts', `export * from '../app/router.tsx';`, 'src/session may use contract, api.'],
  ['src/i18n/e1.ts', `export * from '../contract/language.ts';`, 'src/i18n may use no other folder'],
  ['src/ui/f1.tsx', `export * from '../i18n/translations.ts';`, 'src/ui may use no other folder'],
  ['src/ui/f2.tsx', `export * from '../features/sites/x.tsx';`, 'src/ui may use no other folder'],
  ['src/features/sites/g1.tsx', `export * from '../../app/router.tsx';`, 'src/features may use'],
  ['src/features/sites/g2.tsx', `export * from '../devices/device-list.tsx';`, 'No feature imports another'],
  ['src/features/sites/g3.tsx', `export * from '../../../server/settings.ts';`, 'src/features may use'],
  ['src/app/h1.tsx', `export * from '../../sw/app-shell.ts';`, 'src/app may use'],
  ['src/app/h2.tsx', `export * from '../main.tsx';`, 'Nothing imports the place that wires'],
  ['src/main.tsx', `export * from '../server/settings.ts';`, 'src/main.tsx may use anything in src'],
  ['sw/i1.ts', `export * from '../src/ui/button.tsx';`, 'sw may use contract, domain, api, offline.'],
  ['sw/i2.ts', `export * from '../src/i18n/translations.ts';`, 'sw may use'],
  ['sw/i3.ts', `export * from '../server/settings.ts';`, 'sw may use'],
  ['server/j1.ts', `export * from '../src/offline/drafts.ts';`, 'server may use contract, domain.'],
  ['server/http/j2.ts', `export * from '../../src/api/call-endpoint.ts';`, 'server may use'],
  ['server/j3.ts', `export * from '../sw/app-shell.ts';`, 'server may use'],

  // whatever the form of the import
  [
    'src/domain/k1.ts',
    `import type { Draft } from '../offline/drafts.ts';\nexport type A = Draft;`,
    'may use contract',
  ],
  ['src/domain/k2.ts', `export const late = () => import('../offline/drafts.ts');`, 'may use contract'],
  ['src/domain/k3.ts', `export { drafts } from '../offline/drafts.ts';`, 'may use contract'],
  ['src/domain/k4.ts', `import '../offline/drafts.ts';`, 'may use contract'],
  ['src/domain/k5.ts', `export type A = import('../offline/drafts.ts').Draft;`, 'consistent-type-imports'],
  ['src/features/sites/k6.ts', `export const late = () => import('../devices/device-list.tsx');`, 'another feature'],

  // packages
  ...['contract', 'domain', 'api', 'offline', 'session'].map((folder): [string, string, string] => [
    `src/${folder}/react.ts`,
    `import { useState } from 'react';\nexport const a = useState;`,
    'No React here',
  ]),
  ['sw/react.ts', `import { useState } from 'react';\nexport const a = useState;`, 'No React here'],
  ['server/react.ts', `import { createRoot } from 'react-dom/client';\nexport const a = createRoot;`, 'No React here'],
  ['src/offline/query.ts', `import { useQuery } from '@tanstack/react-query';\nexport const a = useQuery;`, 'No React'],
  ['server/dexie.ts', `import Dexie from 'dexie';\nexport const a = Dexie;`, 'for browsers only'],
  ['src/features/sites/kysely.ts', `import { sql } from 'kysely';\nexport const a = sql;`, 'for the server only'],
  [
    'src/domain/node.ts',
    `import { readFileSync } from 'node:fs';\nexport const a = readFileSync;`,
    'Node has no place',
  ],
  ['src/ui/node.ts', `import { join } from 'path';\nexport const a = join;`, 'Node has no place'],
  ['sw/node.ts', `import { readFileSync } from 'node:fs';\nexport const a = readFileSync;`, 'Node has no place'],

  // tests
  ['src/domain/l1.ts', `export * from '../../tests/support/a-device.ts';`, 'Only tests use tests/support'],
  ['src/domain/l2.test.ts', `export * from '../offline/drafts.ts';`, 'src/domain may use contract.'],
  ['src/domain/l3.test.ts', `export * from '../../tests/tools/trace.ts';`, 'uses support only'],
  ['src/domain/l4.test.ts', `import { test } from 'vitest';\ntest.only('a', () => {});`, 'no-focused-tests'],
  ['src/domain/l5.test.ts', `import { test } from 'vitest';\ntest.skip('a', () => {});`, 'no-disabled-tests'],

  // cycles
  ['src/domain/m1.ts', `import { b } from './m2.ts';\nexport const a = () => b;`, 'no-cycle'],
  ['src/domain/m2.ts', `import { a } from './m1.ts';\nexport const b = () => a;`, 'no-cycle'],

  // hidden doors and hidden inputs
  ['src/features/sites/n1.ts', `export const a = () => fetch('/api/sites');`, 'Only src/api speaks to the network'],
  ['src/offline/n2.ts', `export const a = () => globalThis.fetch('/api/sites');`, 'Only src/api speaks'],
  ['src/app/n3.ts', `export const a = () => navigator.sendBeacon('/api/sites');`, 'Only src/api speaks'],
  ['src/domain/n4.ts', `export const a = () => Date.now();`, 'Clock and chance come in as arguments'],
  ['src/domain/n5.ts', `export const a = () => Math.random();`, 'Clock and chance come in as arguments'],
  ['src/domain/n6.ts', `export const a = () => fetch('/api/sites');`, 'Only src/api speaks to the network'],

  // habits a tool can hold
  ['src/domain/o1.ts', `async function go() {}\nexport function a() {\n  go();\n}`, 'no-floating-promises'],
  [
    'src/domain/o2.ts',
    `export function a(kind: 'x' | 'y') {\n  switch (kind) {\n    case 'x':\n      return 1;\n  }\n  return 2;\n}`,
    'switch-exhaustiveness-check',
  ],
  ['src/domain/NotKebab.ts', `export const a = 1;`, 'filename-case'],
  ['src/domain/o3.ts', `export const a = (value: any) => value;`, 'no-explicit-any'],
  ['src/domain/o4.ts', `// @ts-ignore\nexport const a = 1;`, 'ban-ts-comment'],
  ['src/domain/o5.ts', `export default 1;`, 'no-default-export'],
  ['src/domain/o6.ts', `export * from './m1';`, 'import(extensions)'],
  ['src/domain/o7.ts', `// TODO later\nexport const a = 1;`, 'no-warning-comments'],
  [
    'src/domain/o8.ts',
    `export const a = (one: 1, two: 2, three: 3, four: 4) => [one, two, three, four];`,
    'max-params',
  ],
  [
    'src/ui/o9.tsx',
    `import { useEffect } from 'react';\nexport function A({ b }: { b: string }) {\n  useEffect(() => console.log(b), []);\n  return null;\n}`,
    'exhaustive-deps',
  ],
];

const allowed: [file: string, text: string][] = [
  ['src/domain/p1.ts', `export * from '../contract/site.ts';\nexport * from './p0.ts';`],
  ['src/domain/p0.ts', `export const p = 0;`],
  ['src/domain/p1.test.ts', `export * from '../../tests/support/a-device.ts';\nexport { test } from 'vitest';`],
  ['src/domain/p2.test.ts', `import { readFileSync } from 'node:fs';\nexport const a = readFileSync;`],
  ['src/api/p3.ts', `export const a = () => fetch('/api/sites');\nexport * from '../contract/site.ts';`],
  [
    'src/offline/p4.ts',
    `import Dexie from 'dexie';\nexport * from '../api/call-endpoint.ts';\nexport const a = Dexie;`,
  ],
  ['src/offline/outbox/p5.ts', `export * from '../database.ts';\nexport * from '../../domain/verdict.ts';`],
  ['src/features/sites/p6.tsx', `export * from '../../ui/button.tsx';\nexport * from './site-form.tsx';`],
  [
    'src/features/outbox/p7.ts',
    `export * from '../../offline/outbox/outbox.ts';\nexport * from '../../i18n/translations.ts';`,
  ],
  ['src/app/p8.tsx', `export * from '../features/sites/site-list.tsx';\nexport { useState } from 'react';`],
  [
    'sw/p9.ts',
    `export * from '../src/offline/outbox/outbox.ts';\nexport const a = () => fetch('/locales/en/field.json');`,
  ],
  ['server/devices/p10.ts', `export * from '../../src/domain/verdict.ts';\nexport * from 'node:fs';`],
  ['server/p11.ts', `export const a = () => Date.now();\nexport { sql } from 'kysely';`],
];

const complaints = lintPlanted(Object.fromEntries([...violations, ...allowed]));

test.each(violations)('%s is refused: %s', (file, _text, complaint) => {
  expect(complaints.get(file)?.join('\n') ?? 'no complaint').toContain(complaint);
});

test.each(allowed)('%s may stand: %s', (file) => {
  expect(complaints.get(file) ?? []).toEqual([]);
});
