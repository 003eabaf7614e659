import { deskEndpoints } from '../contract/desk-endpoints.ts';
import type { AskServer } from './ask-server.ts';

/** The address of a file that a plain link may open once: such a link sends no token (domain: download tickets). */
export async function ticketFor(server: AskServer, path: string): Promise<string> {
  const { url } = await server(deskEndpoints.createDownloadTicket, { body: { path } });
  return url;
}
