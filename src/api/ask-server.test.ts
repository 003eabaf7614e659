import { expect, test, vi } from 'vitest';
import { endpoint } from '../contract/endpoint.ts';
import { createAskServer, NetworkError } from './ask-server.ts';

const behindSignIn = endpoint({ method: 'GET', path: '/api/things', access: 'signedIn', summary: 'Things' });
const forEverybody = endpoint({ method: 'GET', path: '/api/public/things', access: 'public', summary: 'Things' });

test('[AUTH-6, OFF-6] without a token nothing that needs one is asked: a session that is only unconfirmed does not end by it', async () => {
  const asked = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('fetch', asked);
  const server = createAskServer({ token: () => Promise.resolve(undefined), heardOfServer: () => undefined });
  await expect(server(behindSignIn)).rejects.toBeInstanceOf(NetworkError);
  expect(asked).not.toHaveBeenCalled();
  await expect(server(forEverybody)).rejects.toBeInstanceOf(NetworkError);
  expect(asked).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
