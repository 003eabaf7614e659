import { portalEndpoints } from '../contract/portal-endpoints.ts';
import { ServerProblem, NetworkError, type AskServer } from './ask-server.ts';
import { fetchFile } from './fetch-file.ts';

/** The address of a file that a plain link may open once: such a link sends no token (domain: download tickets). */
export async function ticketFor(server: AskServer, path: string): Promise<string> {
  const { url } = await server(portalEndpoints.createDownloadTicket, { body: { path } });
  return url;
}

type Download = { server: AskServer; path: string; heardOfBytes: (count: number) => void };

/** Fetches a file as the person who is signed in. Throws like every other question to the server. */
export async function downloadFile({ server, path, heardOfBytes }: Download): Promise<File> {
  const outcome = await fetchFile(await ticketFor(server, path), heardOfBytes);
  if (outcome.kind === 'file') return outcome.file;
  throw outcome.kind === 'refused' ? new ServerProblem(outcome.problem) : new NetworkError('no file');
}
