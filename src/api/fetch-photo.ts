import { problemSchema } from '../contract/problem.ts';
import { NetworkError, type AskServer } from './ask-server.ts';
import { ticketFor } from './download-file.ts';

const longestWait = 60_000; // milliseconds
const hasNone = ['notFound', 'photoUnreadable'];

/**
 * A photo as the server shows it, to be kept on this phone; null when it has no picture of it. Throws like every other
 * question to the server: a page that somebody else put in its place is no photo.
 */
export async function fetchPhoto(server: AskServer, path: string): Promise<Blob | null> {
  const url = await ticketFor(server, path);
  try {
    const signal = AbortSignal.timeout(longestWait);
    const response = await fetch(url, { redirect: 'manual', cache: 'no-store', signal });
    if (response.ok && response.headers.get('content-type') === 'image/webp') return await response.blob();
    const problem = problemSchema.safeParse(await response.json());
    if (problem.success && hasNone.includes(problem.data.code)) return null;
  } catch {
    // No answer, one that broke off, or one that is not ours.
  }
  throw new NetworkError('no photo');
}
