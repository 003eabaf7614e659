import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Place } from './a-setting.ts';

const program = fileURLToPath(new URL('serve-api.ts', import.meta.url));

/** A server in a process of its own, so that it can be killed, or be one of two. */
export type ServerProcess = {
  address: string;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
  /** Asks it to end, as an update does; answers its exit code. */
  ask: () => Promise<number | null>;
};

/** Starts one; resolves once it listens. */
export async function startServerProcess({ dataDir, databaseUrl }: Place): Promise<ServerProcess> {
  const env = { ...process.env, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (bytes) => (errors += String(bytes)));
  const exited = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  const firstLine = once(createInterface({ input: child.stdout }), 'line') as Promise<[string]>;
  const started = await Promise.race([firstLine, exited.then(() => null)]);
  if (started === null) throw new Error(`The server process ended at once.\n${errors}`);
  const ask = async () => {
    child.kill('SIGTERM');
    await exited;
    return child.exitCode;
  };
  return { address: started[0], kill, ask };
}
