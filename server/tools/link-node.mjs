// Root postinstall; without dependencies, runs on Node 20.
// 1. npm before 11.6 installs node-<os>-<cpu> but leaves out node_modules/.bin/node when several packages of the
//    lock file declare a bin called "node": link it here.
// 2. Records which lock file node_modules was installed from, for ensure-install.mjs.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const os = process.platform === 'win32' ? 'win' : process.platform;
const nodePackage = `node-${os}-${process.arch}`;
const binary = new URL(`node_modules/${nodePackage}/bin/node${os === 'win' ? '.exe' : ''}`, root);
const link = new URL('node_modules/.bin/node', root);

if (os !== 'win' && existsSync(binary) && !existsSync(link)) {
  mkdirSync(new URL('.', link), { recursive: true });
  symlinkSync(`../${nodePackage}/bin/node`, link);
}
if (!existsSync(binary) && Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`There is no Node 24 package for ${os} on ${process.arch}. Put Node 24.7 or later on the PATH.`);
}
const lock = createHash('sha256').update(readFileSync(new URL('package-lock.json', root)));
writeFileSync(new URL('node_modules/.installed-lock', root), lock.digest('hex'));
