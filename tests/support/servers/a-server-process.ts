import { onTestFinished } from 'vitest';
import type { Place } from './a-setting.ts';
import { startServerProcess, type ServerProcess } from './start-server-process.ts';

/** A server process for the length of a test. */
export async function aServerProcess(place: Place): Promise<ServerProcess> {
  const server = await startServerProcess(place);
  onTestFinished(server.kill);
  return server;
}
