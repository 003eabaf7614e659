import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import './compile-cache.ts';
import { limitOf } from './machine-speed.ts';

/** Longer than any part may take; a part that hangs must still let the others have their say. */
const longestPart = limitOf(40 * 60);
const programs = join(import.meta.dirname, '../../node_modules/.bin');

/** Runs one of the installed tools, its output going where ours goes; its exit code, or why there is none. */
export function runCommand(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const started = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: environmentOf(command),
      timeout: longestPart,
      killSignal: 'SIGKILL',
      shell: process.platform === 'win32',
    });
    started.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    started.on('exit', (code, signal) => {
      if (signal) console.error(`${command} was ended by ${signal}.`);
      resolve(code ?? 1);
    });
  });
}

/** Plain text where nobody watches a terminal; the tools complain when both colour variables are set. */
function environmentOf(command: string): NodeJS.ProcessEnv {
  const { FORCE_COLOR, CI, ...rest } = process.env;
  const isPlain = 'NO_COLOR' in rest || !process.stdout.isTTY;
  // oxlint takes CI for a terminal with colours, whatever NO_COLOR says.
  const isColourfulInCI = isPlain && command === 'oxlint';
  return {
    ...rest,
    ...(CI !== undefined && !isColourfulInCI && { CI }),
    ...(isPlain ? { NO_COLOR: '1' } : FORCE_COLOR !== undefined && { FORCE_COLOR }),
    PATH: `${programs}${delimiter}${rest.PATH ?? ''}`,
  };
}
