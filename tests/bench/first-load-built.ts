import {
  type Build,
  filesUntilSaved,
  filesUntilUsable,
  firstLoadBudget,
  gzippedBytes,
  madeOf,
  readBuild,
} from '../tools/first-load.ts';

/** What a first visit loads according to the build, file by file. */
export function bench() {
  const build = readBuild();
  const usable = filesUntilUsable(build);
  const saved = filesUntilSaved(build);
  for (const file of saved) {
    const when = usable.includes(file) ? 'usable' : 'saved';
    console.log(`${kilobytes(gzippedBytes(file))}  ${when}  ${file}  ${packagesIn(madeOf(build, [file]))}`);
  }
  report('usable', usable);
  report('saved', saved);
  console.log('\nThe largest parts, by length before they are made small:');
  for (const [part, length] of largestParts(build, saved)) console.log(`${kilobytes(length)}  ${part}`);
}

function largestParts({ modules }: Build, files: string[]): [string, number][] {
  const parts = files.flatMap((file) => Object.entries(modules[file] ?? {}));
  return parts.toSorted(([, one], [, other]) => other - one).slice(0, 25);
}

function report(name: 'usable' | 'saved', files: string[]) {
  const bytes = files.reduce((sum, file) => sum + gzippedBytes(file), 0);
  console.log(`${kilobytes(bytes)}  until ${name}, of ${kilobytes(firstLoadBudget[name])}`);
}

function packagesIn(parts: string[]): string {
  return parts.filter((part) => !part.startsWith('src/') && !part.includes('\0')).join(' ');
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
