import { fileURLToPath } from 'node:url';
import encodeQR from 'qr';
import { buildServer } from './build-server.ts';
import { prepareDatabase } from './prepare-database.ts';
import { giveDemoSignIns, type DemoSignIns } from './demo/demo-sign-ins.ts';
import { endOnSignal } from './end-gracefully.ts';
import { readBuild } from './http/kept-builds.ts';
import { phoneSettings } from './phone/phone-settings.ts';
import { readSettings, type Settings } from './settings.ts';
import { inWords, StartUpError } from './start-up-error.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** Settings, database, server, listen; ends gracefully. */
async function start() {
  process.umask(0o077); // what comes to be is the server's own
  const read = readSettings(process.env, process.argv.slice(2));
  if (read.kind === 'wrong') throw new StartUpError(read.problems.join('\n'));
  const { settings, certificate } = read.settings.phone
    ? phoneSettings(read.settings, Date.now())
    : { settings: read.settings };
  const builtApp = { ...readBuild(dist), dist };
  const begin = performance.now();
  const { database, demo, hasSeeded } = await prepareDatabase(settings, Date.now(), { size: 'world' });
  if (hasSeeded) console.log(`Demo data written in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  const signIns = demo ? await giveDemoSignIns(database) : undefined;
  const onLink = demo ? (link: string) => console.log(`A mail was sent with the link ${link}`) : undefined;
  const app = await buildServer({ settings, database, builtApp, demo, certificate, onLink });
  await app.listen({ host: settings.host, port: settings.port });
  endOnSignal(app, database);
  announce(settings, signIns);
}

function announce({ publicUrl, phone }: Settings, signIns: DemoSignIns | undefined) {
  console.log(`\nDevice Portal is at ${publicUrl}`);
  if (phone) console.log(`Open ${publicUrl}/phone on the phone first:\n${encodeQR(`${publicUrl}/phone`, 'ascii')}`);
  if (signIns) {
    console.log(`Printable demo labels: ${publicUrl}/demo/labels`);
    console.log(`Demo sign-ins, all with the password ${signIns.password}`);
    for (const { email, userGroup } of signIns.people) console.log(`  ${email}  (${userGroup})`);
  }
  console.log('');
}

start().catch((error: unknown) => {
  console.error('\nDevice Portal cannot start.', inWords(error));
  process.exit(1);
});
