import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killWhileItReceives } from '../support/drivers/kill-while-it-receives.ts';

// `npm run chaos -- --server`: kills a server eight times while 600 checks and 86 photos stream to it. Ends with 1 when
// anything that was acknowledged is lost, or is there twice.
const asked = process.argv.slice(2);
if (asked.length !== 1 || asked[0] !== '--server') {
  console.error('npm run chaos -- --server');
  process.exit(1);
}
const dataDir = mkdtempSync(join(tmpdir(), 'device-portal-chaos-'));
const begin = performance.now();
try {
  const result = await killWhileItReceives({ dataDir, submissions: 600, photos: 86, kills: 8 });
  const { acknowledged, kept, lost, doubled, kills, unanswered } = result;
  console.log(`kill -9: ${kills} times, ${unanswered} requests without an answer`);
  console.log(`acknowledged: ${acknowledged.submissions} submissions, ${acknowledged.photos} photos`);
  console.log(`kept: ${kept.submissions} submissions, ${kept.photos} photos`);
  console.log(`lost ${lost.length}, double ${doubled.length}; ${((performance.now() - begin) / 1000).toFixed(0)} s`);
  for (const what of [...lost.map((it) => `lost: ${it}`), ...doubled.map((it) => `double: ${it}`)]) console.log(what);
  process.exitCode = lost.length + doubled.length === 0 && kills === 8 ? 0 : 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
