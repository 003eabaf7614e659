import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

/**
 * True when a call that lives from the cookie comes from one of our own pages. A page of somebody else cannot choose
 * the Origin its browser sends, and a browser sends one with every POST.
 */
export function isFromOurPage(request: FastifyRequest, { publicUrl }: Pick<Settings, 'publicUrl'>): boolean {
  const { origin } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === publicUrl || new URL(origin).host === request.host;
}
