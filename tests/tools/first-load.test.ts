import { expect, test } from 'vitest';
import { filesUntilSaved, filesUntilUsable, madeOf, type Build } from './first-load.ts';

const build: Build = {
  chunks: {
    'index.html': {
      file: 'main.js',
      css: ['field.css'],
      imports: ['_react.js'],
      dynamicImports: ['src/portal/start-portal.tsx', 'src/offline/database.ts', 'src/field/scan.tsx'],
    },
    '_react.js': { file: 'react.js', imports: ['index.html'] },
    'src/portal/start-portal.tsx': { name: 'portal', file: 'portal.js', imports: ['_router.js', '_dexie.js'] },
    '_router.js': { file: 'router.js' },
    'src/offline/database.ts': { file: 'database.js', imports: ['_dexie.js'] },
    '_dexie.js': { file: 'dexie.js' },
    'src/field/scan.tsx': { file: 'scan.js' },
  },
  modules: { 'dexie.js': { dexie: 90 }, 'react.js': { react: 200 }, 'main.js': { 'src/main.tsx': 3 } },
};

test('usable needs the page, its texts and what they reach without a dynamic import', () => {
  expect(filesUntilUsable(build)).toEqual(['index.html', 'locales/en/field.json', 'main.js', 'field.css', 'react.js']);
});

test('saved needs the database too, but nothing else that comes later', () => {
  const later = filesUntilSaved(build).filter((file) => !filesUntilUsable(build).includes(file));
  expect(later).toEqual(['database.js', 'dexie.js']);
});

test('what a file is made of is told by package', () => {
  expect(madeOf(build, ['dexie.js', 'react.js', 'main.js'])).toEqual(['dexie', 'react', 'src/main.tsx']);
});
