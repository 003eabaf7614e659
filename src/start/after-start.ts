import { installOffer } from './install/install-offer.ts';
import { atLast } from '../offline/at-last.ts';
import { openFieldStorage } from '../offline/open-field-storage.ts';
import { forgetVisits } from '../offline/visit/visit-names.ts';
import { registerWorker, type AppUpdate } from './app-update.ts';
import { onceHere } from './once-here.ts';
import { keepDelivering } from './keep-delivering.ts';

/**
 * What a page does once it can be used: registers the worker, delivers what waits and fetches the whole pack, so that
 * the next device can be checked without network. Answers the new version to offer, if there can be one.
 */
export function afterStart(): AppUpdate | null {
  // First, so that a failure of anything else does not keep the app from being there offline next time.
  const update = registerWorker();
  installOffer.listen(window);
  void prepareFieldWork().catch(reportError);
  return update;
}

async function prepareFieldWork(): Promise<void> {
  // A sign-out whose page was left too soon, or one in a browser that lost its session.
  void import('../session/person-here.ts')
    .then(({ personHere }) => forgetVisits(personHere()?.userId))
    .catch(() => undefined); // next time
  const opening = await atLast(await openFieldStorage());
  if (opening.kind !== 'open') return;
  const { storage } = opening;
  keepDelivering(storage);
  void onceHere(() => import('./session-of-field.ts'))
    .then(({ openSessionWhenAwaited }) => openSessionWhenAwaited(storage))
    .catch(reportError);
  const isServerThere = (await storage.pack.refresh()) !== null;
  if (!isServerThere) return;
  await storage.deliver('reachable');
  const { personHere } = await onceHere(() => import('../session/person-here.ts'));
  await (await storage.unsent()).deliverSignedOut(personHere()?.userId);
}
