import type { Metadata } from '../contract/metadata.ts';
import { atLast } from '../offline/at-last.ts';
import type { ConnectionWatch } from './connection/connection.ts';
import type { Parts } from './parts.ts';
import { readMetadata } from './read-metadata.ts';

/** How often a page that is in sight asks whether the network is back: what waits is then sent at once. */
const askEvery = 5_000;

type Watched = {
  parts: Pick<Parts, 'ask' | 'now' | 'openStorage' | 'heardOfServer'>;
  connection: ConnectionWatch;
};

/** Keeps an eye on the connection: by the metadata, asked for now and while the network is away, and by what the outbox meets. */
export function watchConnection({ parts, connection }: Watched): { metadata: Promise<Metadata | null> } {
  const metadata = readMetadata(parts);
  const askAgain = () => {
    if (connection.read() === 'offline' && document.visibilityState === 'visible') void readMetadata(parts);
  };
  addEventListener('online', askAgain);
  document.addEventListener('visibilitychange', askAgain);
  setInterval(askAgain, askEvery);
  void joinOutbox({ parts, connection });
  return { metadata };
}

/** What the outbox meets tells of the connection, and a connection that is back wakes the outbox. */
async function joinOutbox({ parts, connection }: Watched) {
  const { openStorage, heardOfServer } = parts;
  const opening = await atLast(await openStorage());
  if (opening.kind !== 'open') return;
  const { storage } = opening;
  const { work } = storage;
  connection.subscribe(() => {
    if (connection.read() === 'online') storage.deliver('reachable').catch(reportError);
  });
  let [received, failures] = [Infinity, Infinity];
  work.subscribe(() => {
    const now = work.read();
    if (!now) return;
    const unanswered = now.outbox.filter(
      ({ lastReason }) => lastReason === 'noAnswer' || lastReason === 'foreignAnswer',
    );
    const tries = unanswered.reduce((sum, { attempts }) => sum + attempts, 0);
    if (now.received.length > received) heardOfServer(true);
    // One submission may fail where everything else gets through: the metadata tells whether the server can be reached.
    else if (tries > failures) void readMetadata(parts);
    [received, failures] = [now.received.length, tries];
  });
}
