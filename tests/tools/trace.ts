import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { requirementIds, testTitles, traced } from './traced.ts';

// `npm run trace`: which tests prove which requirement. Fails when a test names a requirement that does not exist.
const { values: options } = parseArgs({ options: { quiet: { type: 'boolean', default: false } } });

const ids = requirementIds(readFileSync('docs/requirements.md', 'utf8'));
const places = [
  '{src,sw,server}/**/*.test.{ts,tsx}',
  'tests/{api,database,journeys,shape,support}/**/*.{test,spec}.ts',
];
const files = globSync(places).toSorted();
const titles = files.flatMap((file) => testTitles(readFileSync(file, 'utf8')).map((title) => ({ file, title })));
const { proven, untested, unknown } = traced(ids, titles);

if (!options.quiet) {
  for (const [id, tests] of proven) {
    console.log(`${id}\n${tests.map(({ title, file }) => `    ${title}  (${file})`).join('\n')}`);
  }
  if (untested.length > 0) console.log(`\nWithout a test: ${untested.join(', ')}`);
}
console.log(`${proven.size} of ${ids.length} requirements have a test.`);

for (const { id, file, title } of unknown) console.error(`${file}: "${title}" names ${id}, which does not exist.`);
if (unknown.length > 0) process.exitCode = 1;
