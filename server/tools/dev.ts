import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// `npm run dev`: the API, restarted on change, and Vite with hot reload side by side; both end when either ends.
const apiPort = process.env.API_PORT ?? '8081';
const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
const watched = ['server', 'src/contract', 'src/domain'].map((folder) => `--watch-path=${folder}`);
const environment = { ...process.env, API_PORT: apiPort };

const processes = [
  spawn(process.execPath, [...watched, 'server/main.ts'], {
    stdio: 'inherit',
    env: { ...environment, PORT: apiPort, PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173' },
  }),
  spawn(process.execPath, [vite, ...process.argv.slice(2)], { stdio: 'inherit', env: environment }),
];

for (const one of processes) {
  one.on('exit', (code) => {
    endAll();
    process.exitCode ||= code ?? 0;
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, endAll);

function endAll() {
  for (const one of processes) one.kill('SIGTERM');
}
