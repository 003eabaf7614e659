import { afterEach, expect, test, vi } from 'vitest';
import { NetworkError, type AskServer } from './ask-server.ts';
import { fetchPhoto } from './fetch-photo.ts';

const server = (() => Promise.resolve({ url: '/files/once' })) as unknown as AskServer;
const answering = (answer: () => Response) => vi.stubGlobal('fetch', () => Promise.resolve(answer()));
const read = () => fetchPhoto(server, '/api/customers/c/files/u');
const refusal = (status: number, code: string) =>
  Response.json({ type: 'about:blank', title: code, status, code }, { status });

afterEach(() => void vi.unstubAllGlobals());

test('[OFF-3] a photo of the server is read as it is', async () => {
  answering(() => new Response('picture', { headers: { 'content-type': 'image/webp' } }));
  const photo = (await read())!;
  expect([photo.type, await photo.text()]).toEqual(['image/webp', 'picture']);
});

test('[OFF-3] a photo the server has no picture of is none', async () => {
  answering(() => refusal(404, 'notFound'));
  expect(await read()).toBeNull();
  answering(() => refusal(422, 'photoUnreadable'));
  expect(await read()).toBeNull();
});

test('[OFF-3] a sign-in page of a hotel, a busy server and no answer are no photo, and nothing is taken for missing', async () => {
  answering(() => new Response('<html>Welcome</html>', { headers: { 'content-type': 'text/html' } }));
  await expect(read()).rejects.toThrow(NetworkError);
  answering(() => refusal(429, 'tooManyRequests'));
  await expect(read()).rejects.toThrow(NetworkError);
  answering(() => refusal(503, 'unavailable'));
  await expect(read()).rejects.toThrow(NetworkError);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')));
  await expect(read()).rejects.toThrow(NetworkError);
});
