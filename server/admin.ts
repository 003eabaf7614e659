import { backup } from './database/backup.ts';
import { connect, type Database } from './database/connect.ts';
import { bringUpToDate } from './fill-derived-columns.ts';
import { restore } from './database/restore.ts';
import { rotateLabelKeys } from './label-keys/label-key-store.ts';
import { readSettings, type Settings } from './settings.ts';
import { createAdministrator } from './users/create-administrator.ts';
import { inWords, StartUpError } from './start-up-error.ts';

const usage = `npm run admin -- COMMAND, while the servers run or not:
  backup FILE          write everything to a file; the label keys are in it, so keep it like a key
  restore FILE         fill an empty database from such a file
  create-administrator EMAIL FIRSTNAME LASTNAME
                       invite an administrator of the maker; prints the link the mail would hold
  rotate-label-keys    sign labels with a new key from now on; earlier labels stay valid`;

/** Work on an installation, by its own settings. */
async function run([command, ...words]: string[]) {
  process.umask(0o077); // what comes to be is the server's own
  const read = readSettings(process.env);
  if (read.kind === 'wrong') throw new StartUpError(read.problems.join('\n'));
  const database = connect(read.settings);
  try {
    await runCommand(database, command, { words, settings: read.settings });
  } finally {
    await database.db.destroy();
  }
}

type Given = { words: string[]; settings: Settings };

async function runCommand(database: Database, command: string | undefined, { words, settings }: Given) {
  const [file] = words;
  if (command === 'backup' && file !== undefined) {
    await backup(database, file, Date.now());
    console.log(`Everything is in ${file}.`);
  } else if (command === 'restore' && file !== undefined) {
    console.log(`${await restore(database, file, bringUpToDate)} rows restored from ${file}.`);
  } else if (command === 'create-administrator' && words.length === 3) {
    await bringUpToDate(database);
    const [email = '', firstName = '', lastName = ''] = words;
    const token = await createAdministrator(database, { email, firstName, lastName, now: Date.now() });
    console.log(`${email} may sign in after opening this link, within 7 days:`);
    console.log(`${settings.publicUrl}/auth/account/activate/${token}`);
  } else if (command === 'rotate-label-keys') {
    await bringUpToDate(database);
    console.log(`New labels are signed with key ${await rotateLabelKeys(database, Date.now())}.`);
  } else {
    throw new StartUpError(usage);
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(inWords(error));
  process.exit(1);
});
