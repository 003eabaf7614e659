import { closeDataDir } from './close-data-dir.ts';
import { seedDemoData, type DemoWish } from './demo/seed-demo-data.ts';
import { ensureLabelKey } from './label-keys/label-key-store.ts';
import type { Settings } from './settings.ts';
import { StartUpError } from './start-up-error.ts';
import { connect, type Database } from './database/connect.ts';
import { hasDemoData } from './database/installation.ts';
import { bringUpToDate } from './fill-derived-columns.ts';

type Prepared = {
  database: Database;
  demo: boolean;
  /** True when the demo data were written just now. */ hasSeeded: boolean;
};

/** Opens the database, brings its tables up to date, makes the first label key, and fills it for a demonstration where that is allowed. */
export async function prepareDatabase(
  settings: Settings,
  now: number,
  { size = 'sheet' }: { size?: DemoWish['size'] } = {},
): Promise<Prepared> {
  const database = connect(settings);
  await bringUpToDate(database);
  await ensureLabelKey(database, now);
  if (settings.dataDir !== '') closeDataDir(settings.dataDir);
  const hasSeeded = settings.demoAllowed && (await seedDemoData(database, { size, now }));
  const demo = await hasDemoData(database.db);
  if (demo && !settings.demoAllowed)
    throw new StartUpError(
      'This database was filled with demo data, which must not be reachable from outside. ' +
        'Use another DATA_DIR or DATABASE_URL, or set PORTAL_DEMO=1 if this is a demonstration.',
    );
  return { database, demo, hasSeeded };
}
