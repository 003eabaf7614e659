import { buildServer } from '../../../server/build-server.ts';
import { prepareDatabase } from '../../../server/prepare-database.ts';
import { endOnSignal } from '../../../server/end-gracefully.ts';
import { readSettings } from '../../../server/settings.ts';

// A server process of a test: the API on a free port, without the built app. Prints its address and waits to be ended.
const read = readSettings(process.env);
if (read.kind === 'wrong') throw new Error(read.problems.join('\n'));
const { database, demo } = await prepareDatabase(read.settings, Date.now());
const app = await buildServer({ settings: read.settings, database, demo, log: { write: () => {} } });
endOnSignal(app, database);
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
