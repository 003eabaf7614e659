import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { listedIds, testTitles, traced } from './traced.ts';

// `npm run trace`: which tests prove which requirement, and which fault of other tools. Fails when a test names what does
// not exist.
const { values: options } = parseArgs({ options: { quiet: { type: 'boolean', default: false } } });

const requirements = listedIds(readFileSync('docs/requirements.md', 'utf8'));
const faults = listedIds(readFileSync('docs/field-faults.md', 'utf8'));
const places = [
  '{src,sw,server}/**/*.test.{ts,tsx}',
  'tests/{api,database,journeys,pages,shape,support}/**/*.{test,spec}.ts',
];
const files = globSync(places).toSorted();
const titles = files.flatMap((file) => testTitles(readFileSync(file, 'utf8')).map((title) => ({ file, title })));
const { proven, untested, unknown } = traced([...requirements, ...faults], titles);

if (!options.quiet) {
  for (const [id, tests] of proven) {
    console.log(`${id}\n${tests.map(({ title, file }) => `    ${title}  (${file})`).join('\n')}`);
  }
  if (untested.length > 0) console.log(`\nWithout a test: ${untested.join(', ')}`);
}
const tested = (ids: string[]) => `${ids.filter((id) => proven.has(id)).length} of ${ids.length}`;
console.log(`${tested(requirements)} requirements and ${tested(faults)} faults of other tools have a test.`);

for (const { id, file, title } of unknown) console.error(`${file}: "${title}" names ${id}, which does not exist.`);
if (unknown.length > 0) process.exitCode = 1;
