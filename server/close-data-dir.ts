import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Keeps the data folder to whoever runs the server, however it came to be: folders 0700, files 0600. Database, keys of
 * labels, mails and certificates lie there.
 */
export function closeDataDir(folder: string): void {
  if (!existsSync(folder)) return;
  chmodSync(folder, 0o700);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const entry = lstatSync(path, { throwIfNoEntry: false }); // gone meanwhile: another server of this folder
    if (entry?.isDirectory()) closeDataDir(path);
    else if (entry?.isFile()) chmodSync(path, 0o600);
  }
}
