import { connect } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { rotateLabelKeys } from './labels/label-key-store.ts';
import { readSettings } from './settings.ts';
import { StartUpError } from './start-up-error.ts';

/** `npm run admin -- COMMAND`: work on an installation, while its servers run. */
async function run([command]: string[]) {
  const read = readSettings(process.env);
  if (read.kind === 'wrong') throw new StartUpError(read.problems.join('\n'));
  const database = connect(read.settings);
  try {
    await migrate(database);
    if (command !== 'rotate-label-keys') throw new StartUpError('Commands: rotate-label-keys');
    console.log(`New labels are signed with key ${await rotateLabelKeys(database, Date.now())}.`);
  } finally {
    await database.db.destroy();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof StartUpError ? error.message : error);
  process.exit(1);
});
