import { X509Certificate } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { pageLanguage } from '../http/page-language.ts';
import type { PhoneCertificate } from './phone-certificate.ts';
import { phoneCss, phonePage } from './phone-page.ts';

const config = { access: 'public' as const };

/** What a phone in the same network needs before it can use the app: our authority, and words about it. */
export function phoneRoutes(app: FastifyInstance, { authority }: PhoneCertificate): void {
  app.get('/phone', { config }, (request, reply) => {
    const acceptLanguage = request.headers['accept-language'];
    const language = pageLanguage({ cookie: request.cookies.language, acceptLanguage });
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(phonePage(language));
  });
  app.get('/phone/phone.css', { config }, (_request, reply) => reply.type('text/css; charset=utf-8').send(phoneCss));
  app.get('/phone/authority.crt', { config }, (_request, reply) =>
    reply
      .type('application/x-x509-ca-cert')
      .header('content-disposition', 'attachment; filename="device-portal.crt"')
      .send(new X509Certificate(authority).raw),
  );
}
