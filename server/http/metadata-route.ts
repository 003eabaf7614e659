import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Settings } from '../settings.ts';
import { route } from './endpoint-route.ts';

/** Facts about this installation, never from a cache. */
export function metadataRoute(
  app: FastifyInstance,
  { env, manualUrl, allowedRedirectUrls }: Settings,
  { version, demo }: { version: string; demo: boolean },
): void {
  route(app, { endpoint: endpoints.readMetadata }, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return { env, version, manualUrl, allowedRedirectUrls, demo };
  });
}
