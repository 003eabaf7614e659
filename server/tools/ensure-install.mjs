// Runs before `npm start` and `npm test`; without dependencies, on Node 20.
// Installs when node_modules is absent or came from another lock file.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const stamp = new URL('node_modules/.installed-lock', root);
const wanted = createHash('sha256')
  .update(readFileSync(new URL('package-lock.json', root)))
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  // npm_node_execpath is the Node that runs npm itself; node_modules/.bin/node would be deleted under its own feet.
  const { npm_node_execpath: node = process.execPath, npm_execpath: npm } = process.env;
  if (!npm) {
    console.error('Start this through npm: npm start, npm test.');
    process.exit(1);
  }
  // --include=dev: with NODE_ENV=production npm would leave out what the build needs.
  // --loglevel=error: about twenty engine warnings of packages that will run on the Node 24 installed beside them.
  const install = [npm, 'ci', '--include=dev', '--loglevel=error'];
  console.log('Installing packages (the first time takes about a minute) …');
  const { status } = spawnSync(node, install, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}
