import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

// `npm run bench`, or `npm run bench -- first-load`: measures, and prints; a slow machine fails nothing here.
// A bench is a file in tests/bench/ that exports a function called `bench`.
const wanted = process.argv.slice(2);
const files = globSync('tests/bench/*.ts')
  .toSorted()
  .filter((file) => wanted.length === 0 || wanted.some((name) => file.includes(name)));

for (const file of files) {
  console.log(`\n── ${file} ──`);
  const { bench } = (await import(pathToFileURL(file).href)) as { bench: () => void | Promise<void> };
  await bench();
}
