import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

const oneYear = 365 * 24 * 60 * 60; // seconds

/** What the browser may do with our pages: nothing from elsewhere, nothing inline, the camera for ourselves. */
export async function sendSecurityHeaders(app: FastifyInstance, { publicUrl, phone }: Settings): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"], // the scanner's decoder
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    // Only where a proxy speaks TLS for good: a phone must be able to leave the certificate of a trial behind.
    strictTransportSecurity:
      publicUrl.startsWith('https:') && !phone ? { maxAge: oneYear, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()');
    reply.header('x-request-id', request.id);
  });
}
