import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';

// Runs before `npm start`: builds when dist/ is absent or older than anything it is made of.
const built = 'dist/index.html';
const sources = ['src/**/*', 'sw/**/*', 'public/**/*', 'index.html', 'vite.config.ts', 'package-lock.json'];

if (!existsSync(built) || newestChange() > statSync(built).mtimeMs) {
  console.log('Building the app …');
  const { status } = spawnSync('npm', ['run', '-s', 'build'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}

function newestChange(): number {
  return Math.max(...globSync(sources).map((file) => statSync(file).mtimeMs));
}
