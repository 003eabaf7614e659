import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { limitOf } from '../../tools/machine-speed.ts';

const longestStart = limitOf(60);

/** The built app as people get it: the real server as a process of its own, with demo data in an empty folder. */
export async function serveApp() {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'device-portal-served-'));
  const server = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: folder },
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const address = `http://localhost:${port}`;
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };

  const giveUpAt = Date.now() + longestStart;
  while (!(await answers(address))) {
    if (server.exitCode !== null || Date.now() > giveUpAt) {
      await stop();
      throw new Error('The server did not start.');
    }
    await wait(100);
  }
  return { address, stop };
}

async function answers(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/meta/meta.json`).catch(() => undefined);
  return answer?.ok ?? false;
}
