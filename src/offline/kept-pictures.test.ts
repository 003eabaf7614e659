import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPack } from '../../tests/support/builders/a-checklist.ts';
import { FieldDatabase } from './database.ts';
import { createKeptPictures } from './kept-pictures.ts';

const [pump, lamp] = ['pumpPumpPumpPumpPumpPu', 'lampLampLampLampLampLa'] as const;
const packWith = (...pictures: string[]) =>
  aPack({ models: pictures.map((picture, nr) => ({ ...aPack().models[0]!, modelNo: nr + 1, picture })) });

let database: FieldDatabase;
beforeEach(() => {
  database = new FieldDatabase();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await database.delete();
});

/** A server with these pictures; answers what it was asked for. */
function serve(answer: (path: string) => Response | Promise<Response>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return answer(path);
  });
  return asked;
}
const aPicture = (content: string, type = 'image/webp') => new Response(content, { headers: { 'content-type': type } });
const noNetwork = () => Promise.reject(new TypeError('no network'));

test('[OFF-1] the pictures of all models are on the phone with the pack, and are fetched once', async () => {
  const asked = serve((path) => aPicture(`bytes of ${path}`));
  const pictures = createKeptPictures(database);
  await pictures.follow(packWith(pump, lamp));
  await pictures.follow(packWith(pump, lamp));
  expect(asked).toEqual([`/api/public/pictures/${pump}`, `/api/public/pictures/${lamp}`]);

  serve(noNetwork);
  const shown = await pictures.read(lamp);
  expect([shown?.type, await shown?.text()]).toEqual(['image/webp', `bytes of /api/public/pictures/${lamp}`]);
});

test('[OFF-1] a picture that is not on the phone comes from the server; without network there is none', async () => {
  const pictures = createKeptPictures(database);
  serve(() => aPicture('drawing'));
  expect(await (await pictures.read(pump))?.text()).toBe('drawing');
  serve(noNetwork);
  expect(await pictures.read(pump)).toBeNull();
});

test('[OFF-1] a network that goes away on the way is gone on with later', async () => {
  const pictures = createKeptPictures(database);
  serve((path) => (path.endsWith(pump) ? aPicture('pump') : noNetwork()));
  await pictures.follow(packWith(pump, lamp));
  const asked = serve(() => aPicture('lamp'));
  await pictures.follow(packWith(pump, lamp));
  expect(asked).toEqual([`/api/public/pictures/${lamp}`]);
});

test('[OFF-1] the page of a captive portal never becomes a picture', async () => {
  const pictures = createKeptPictures(database);
  serve(() => aPicture('<h1>Welcome to our network</h1>', 'text/html'));
  await pictures.follow(packWith(pump));
  expect(await pictures.read(pump)).toBeNull();
  expect(await database.kept.count()).toBe(0);
});

test('[OFF-1] a picture no model has any more is dropped, the pack beside it stays', async () => {
  const pictures = createKeptPictures(database);
  serve(() => aPicture('drawing'));
  await database.kept.put({ id: 'pack' });
  await pictures.follow(packWith(pump, lamp));
  await pictures.follow(packWith(lamp));
  expect((await database.kept.toArray()).map(({ id }) => id)).toEqual(['pack', `picture/${lamp}`]);
});
