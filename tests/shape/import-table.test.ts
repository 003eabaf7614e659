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
  ['src/offline/outbox/d2.ts', `export * from '../../field/outbox/x.ts';`, 'src/offline may use'],
  ['src/offline/d3.ts', `export * from '../portal/router.tsx';`, 'src/offline may use'],
  ['src/session/d4.ts', `export * from '../offline/drafts.ts';`, 'src/session may use contract, api.'],
  ['src/session/d5.ts', `export * from '../portal/router.tsx';`, 'src/session may use contract, api.'],
  ['src/i18n/e1.ts', `export * from '../contract/language.ts';`, 'src/i18n may use no other folder'],
  ['src/ui/f1.tsx', `export * from '../i18n/translations.ts';`, 'src/ui may use no other folder'],
  ['src/ui/f2.tsx', `export * from '../portal/sites/x.tsx';`, 'src/ui may use no other folder'],
  ['src/start/g1.tsx', `export * from '../field/shell/field-app.tsx';`, 'src/start may use'],
  ['src/start/g2.tsx', `export * from '../portal/router.tsx';`, 'src/start may use'],
  ['src/field/check/g3.tsx', `export * from '../../portal/devices/device-list.tsx';`, 'src/field may use'],
  ['src/field/shell/g4.tsx', `export * from '../../portal/router.tsx';`, 'src/field may use'],
  [
    'src/field/shell/g5.tsx',
    `export const late = () => import('../../public/legal/legal-page.tsx');`,
    'src/field may use',
  ],
  ['src/field/check/g6.tsx', `export * from '../outbox/draft-list.tsx';`, 'No room of src/field imports another'],
  ['src/public/legal/g7.tsx', `export * from '../../portal/router.tsx';`, 'src/public may use'],
  ['src/public/legal/g8.tsx', `export * from '../../field/shell/field-app.tsx';`, 'src/public may use'],
  ['src/public/legal/g9.tsx', `export * from '../sign-in/login-form.tsx';`, 'No room of src/public imports another'],
  ['src/tools/demo-labels/g10.tsx', `export * from '../../portal/router.tsx';`, 'src/tools may use'],
  ['src/tools/demo-labels/g11.tsx', `export * from '../translations/x.ts';`, 'No room of src/tools imports another'],
  ['src/portal/sites/g12.tsx', `export * from '../pages/customer-area.tsx';`, 'No room of src/portal imports another'],
  ['src/portal/sites/g13.tsx', `export * from '../devices/device-list.tsx';`, 'No room of src/portal imports another'],
  ['src/portal/sites/g14.tsx', `export * from '../../field/check/x.tsx';`, 'src/portal may use'],
  ['src/portal/sites/g15.tsx', `export * from '../../../server/settings.ts';`, 'src/portal may use'],
  ['src/portal/sites/g16.test.tsx', `export * from '../devices/device-list.tsx';`, 'No room of src/portal imports'],
  ['src/portal/pages/h1.tsx', `export * from '../../../sw/app-shell.ts';`, 'src/portal/pages may use'],
  ['src/portal/pages/h2.tsx', `export * from '../../main.tsx';`, 'Nothing imports the place that wires'],
  ['src/main.tsx', `export * from '../server/settings.ts';`, 'src/main.tsx may use anything in src'],
  ['sw/i1.ts', `export * from '../src/ui/button.tsx';`, 'sw may use contract, domain, api, offline.'],
  ['sw/i2.ts', `export * from '../src/i18n/translations.ts';`, 'sw may use'],
  ['sw/i3.ts', `export * from '../server/settings.ts';`, 'sw may use'],
  ['server/j1.ts', `export * from '../src/offline/drafts.ts';`, 'server may use contract, domain.'],
  ['server/http/j2.ts', `export * from '../../src/api/call-endpoint.ts';`, 'server may use'],
  ['server/database/j4.ts', `export * from '../http/problems.ts';`, 'server/database may use no other room'],
  [
    'server/database/migrations/j5.ts',
    `export * from '../../devices/due-columns.ts';`,
    'server/database may use no other room',
  ],
  ['server/database/j6.ts', `export * from '../../src/offline/drafts.ts';`, 'server may use contract, domain.'],
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
  ['src/portal/sites/k6.ts', `export const late = () => import('../devices/device-list.tsx');`, 'imports another'],

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
  ['src/portal/sites/kysely.ts', `import { sql } from 'kysely';\nexport const a = sql;`, 'for the server only'],
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
  ['src/portal/sites/n1.ts', `export const a = () => fetch('/api/sites');`, 'Only src/api speaks to the network'],
  ['src/offline/n2.ts', `export const a = () => globalThis.fetch('/api/sites');`, 'Only src/api speaks'],
  ['src/start/n3.ts', `export const a = () => navigator.sendBeacon('/api/sites');`, 'Only src/api speaks'],
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
  [
    'src/portal/sites/p6.tsx',
    `export * from '../../ui/controls/button.tsx';\nexport * from '../shell/desk-search.tsx';\nexport * from './site-form.tsx';`,
  ],
  [
    'src/field/outbox/p7.ts',
    `export * from '../../offline/outbox/outbox.ts';\nexport * from '../../i18n/translations.ts';`,
  ],
  [
    'src/portal/pages/p8.tsx',
    `export * from '../sites/site-list.tsx';\nexport * from '../../field/check/check-form.tsx';`,
  ],
  ['src/portal/router.tsx', `export * from '../public/legal/legal-page.tsx';\nexport * from './pages/a.tsx';`],
  ['src/field/shell/p8.tsx', `export * from '../check/check-form.tsx';\nexport * from '../../start/ask.ts';`],
  ['src/ui/list/p8.tsx', `export * from '../controls/button.tsx';\nexport { useState } from 'react';`],
  [
    'sw/p9.ts',
    `export * from '../src/offline/outbox/outbox.ts';\nexport const a = () => fetch('/locales/en/field.json');`,
  ],
  ['server/devices/p10.ts', `export * from '../../src/domain/verdict.ts';\nexport * from 'node:fs';`],
  ['server/database/migrations/p11.ts', `export * from '../tables.ts';\nexport * from '../../settings.ts';`],
  ['server/database/p11.ts', `export * from '../../src/domain/verdict.ts';\nexport * from '../unavailable.ts';`],
  ['server/p11.ts', `export const a = () => Date.now();\nexport { sql } from 'kysely';`],
];

const complaints = lintPlanted(Object.fromEntries([...violations, ...allowed]));

test.each(violations)('%s is refused: %s', (file, _text, complaint) => {
  expect(complaints.get(file)?.join('\n') ?? 'no complaint').toContain(complaint);
});

test.each(allowed)('%s may stand: %s', (file) => {
  expect(complaints.get(file) ?? []).toEqual([]);
});
