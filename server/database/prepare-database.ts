import { seedDemoData } from '../demo/seed-demo-data.ts';
import { ensureLabelKey } from '../labels/label-key-store.ts';
import type { Settings } from '../settings.ts';
import { StartUpError } from '../start-up-error.ts';
import { connect, type Database } from './connect.ts';
import { hasDemoData } from './installation.ts';
import { migrate } from './migrate.ts';

/** Opens the database, brings its tables up to date, makes the first label key, and fills it for a demonstration where that is allowed. */
export async function prepareDatabase(settings: Settings, now: number): Promise<{ database: Database; demo: boolean }> {
  const database = connect(settings);
  await migrate(database);
  await ensureLabelKey(database, now);
  if (settings.demoAllowed) await seedDemoData(database, now);
  const demo = await hasDemoData(database.db);
  if (demo && !settings.demoAllowed)
    throw new StartUpError(
      'This database was filled with demo data, which must not be reachable from outside. ' +
        'Use another DATA_DIR or DATABASE_URL, or set PORTAL_DEMO=1 if this is a demonstration.',
    );
  return { database, demo };
}
