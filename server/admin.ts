import { backup } from './database/backup.ts';
import { connect, type Database } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { restore } from './database/restore.ts';
import { rotateLabelKeys } from './labels/label-key-store.ts';
import { readSettings } from './settings.ts';
import { inWords, StartUpError } from './start-up-error.ts';

const usage = `npm run admin -- COMMAND, while the servers run or not:
  backup FILE          write everything to a file; the label keys are in it, so keep it like a key
  restore FILE         fill an empty database from such a file
  rotate-label-keys    sign labels with a new key from now on; earlier labels stay valid`;

/** Work on an installation, by its own settings. */
async function run([command, file]: string[]) {
  const read = readSettings(process.env);
  if (read.kind === 'wrong') throw new StartUpError(read.problems.join('\n'));
  const database = connect(read.settings);
  try {
    await runCommand(database, command, file);
  } finally {
    await database.db.destroy();
  }
}

async function runCommand(database: Database, command: string | undefined, file: string | undefined) {
  if (command === 'backup' && file !== undefined) {
    await backup(database, file, Date.now());
    console.log(`Everything is in ${file}.`);
  } else if (command === 'restore' && file !== undefined) {
    console.log(`${await restore(database, file)} rows restored from ${file}.`);
  } else if (command === 'rotate-label-keys') {
    await migrate(database);
    console.log(`New labels are signed with key ${await rotateLabelKeys(database, Date.now())}.`);
  } else {
    throw new StartUpError(usage);
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(inWords(error));
  process.exit(1);
});
