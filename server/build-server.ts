import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyServerOptions, type RawServerDefault } from 'fastify';
import { endpoints } from '../src/contract/endpoints.ts';
import { uuidV7 } from '../src/domain/uuid-v7.ts';
import type { Database } from './database/connect.ts';
import { calendarRoutes } from './calendar/calendar-routes.ts';
import { customerRoutes } from './customers/customer-routes.ts';
import { logoRoutes } from './customers/logo-routes.ts';
import { demoLabelRoutes } from './demo/demo-label-routes.ts';
import { checklistRoutes } from './checklists/checklist-routes.ts';
import { importRoutes } from './import/import-routes.ts';
import { modelRoutes } from './models/model-routes.ts';
import { documentRoutes } from './documents/document-routes.ts';
import { createDocuments } from './documents/documents.ts';
import { deviceRoutes } from './devices/device-routes.ts';
import { managedDeviceRoutes } from './devices/managed-device-routes.ts';
import { exportRoutes } from './exports/export-routes.ts';
import { eventRoutes } from './history/event-routes.ts';
import { checkRoutes } from './checks/check-routes.ts';
import { callerAddress } from './http/caller-address.ts';
import { healthRoutes } from './http/health-routes.ts';
import { readJsonBodies } from './http/json-body.ts';
import { createLimits, usualAllowances, type Allowances } from './http/limits.ts';
import { plainAddress } from './http/plain-address.ts';
import { metadataRoute } from './http/metadata-route.ts';
import { openApiRoute } from './http/openapi.ts';
import { answerWithProblems, refuse, refuseBadAddress, refuseOnSocket, refuseUnknown } from './http/problem-answers.ts';
import { HttpProblem } from './http/problems.ts';
import { logAnswers, logOptions, type LogTo } from './http/request-log.ts';
import { keepRouteTable } from './http/route-table.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { serveApp, type BuiltApp } from './http/serve-app.ts';
import { guardRoutes } from './access/who-is-calling.ts';
import { createLabelKeys } from './label-keys/label-keys.ts';
import { labelPrintRoutes } from './labels/label-print-routes.ts';
import { labelRoutes } from './labels/label-routes.ts';
import { packRoutes } from './packs/pack-routes.ts';
import { createMailPost } from './mails/mail-post.ts';
import { mailTransport } from './mails/mail-transport.ts';
import { overviewRoutes } from './overview/overview-routes.ts';
import { createPacks } from './packs/packs.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { phoneRoutes } from './phone/phone-routes.ts';
import type { PhoneCertificate } from './phone/phone-certificate.ts';
import { registrationRoutes } from './registrations/registration-routes.ts';
import { createRoom, freeBytesAt } from './room.ts';
import { createReminders } from './reminders/reminders.ts';
import { searchRoutes } from './search/search-routes.ts';
import type { Settings } from './settings.ts';
import { createAccessTokens } from './access/access-tokens.ts';
import { linkRoutes } from './sign-in/link-routes.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { siteRoutes } from './sites/site-routes.ts';
import { submissionRoutes } from './submissions/submission-routes.ts';
import { createSubmissions } from './submissions/submissions.ts';
import { unsentRoutes } from './submissions/unsent-routes.ts';
import { ticketRoutes } from './access/ticket-routes.ts';
import { uploadRoutes } from './uploads/upload-routes.ts';
import { configRoute } from './users/config-route.ts';
import { profileRoutes } from './users/profile-routes.ts';
import { userRoutes } from './users/user-routes.ts';

export type ServerParts = {
  settings: Settings;
  database: Database;
  /** The built app; without it only the API answers. */
  builtApp?: BuiltApp;
  /** True where the database holds demo data. */
  demo: boolean;
  /** Given with `--phone`. */
  certificate?: PhoneCertificate;
  allowances?: Allowances;
  /** The room left on the disk of the data folder, in bytes, where it is not asked of the system. */
  freeBytes?: () => Promise<number>;
  /** How many documents may be waited for, where it is not the usual number. */
  mostDocumentsWaiting?: number;
  /** How many rows a workbook of checks or of the inventory may have, where it is not the usual number. */
  mostWorkbookRows?: number;
  now?: () => number;
  /** Hears of each link that is sent by mail, where a demonstration shows them. */
  onLink?: (link: string) => void;
  log?: LogTo;
};

const usualBody = 64 * 1024; // bytes
const longestToken = 512; // characters of one part of an address; labels have up to 164
const slowestRequest = 200_000; // milliseconds: a full batch at 8 KB a second, as phones allow themselves

/** The server from its parts, in the order in which they are put together. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { settings, database, builtApp, demo, certificate, now = Date.now } = parts;
  const isSecure = settings.publicUrl.startsWith('https:');
  const version = builtApp?.version ?? 'unbuilt';
  const options = {
    ...logOptions(parts.log),
    genReqId: () => uuidV7(Date.now()),
    rewriteUrl: ({ url = '/' }) => plainAddress(url),
    trustProxy: settings.trustProxy.length > 0 && settings.trustProxy,
    bodyLimit: usualBody,
    requestTimeout: slowestRequest,
    connectionTimeout: slowestRequest,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // A key called __proto__ is content like any other: it is hashed and kept, and never becomes a prototype.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    routerOptions: { maxParamLength: longestToken },
    clientErrorHandler: refuseOnSocket,
    frameworkErrors: refuseBadAddress,
    https: certificate ? { key: certificate.key, cert: certificate.chain } : null,
  } satisfies FastifyServerOptions & { https: object | null };
  const app: FastifyInstance = Fastify<RawServerDefault>(options);
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);

  keepRouteTable(app);
  const { freeBytes = freeBytesAt(settings.dataDir) } = parts;
  const room = createRoom({ freeBytes, now });
  answerWithProblems(app, room);
  logAnswers(app);
  database.onLostConnection((error) => app.log.warn({ err: error }, 'an idle connection to the database ended'));
  await sendSecurityHeaders(app, settings);
  await app.register(cookie);

  const limits = createLimits(parts.allowances ?? usualAllowances);
  app.addHook('onRequest', async (request, reply) => {
    // By the route that was found, however its address was written; what finds none counts too.
    const { url = '/api/' } = request.routeOptions;
    if (!url.startsWith('/api/')) return;
    const wait = await limits.takeRequest(callerAddress(request.ip));
    if (wait !== null) return refuse(reply, new HttpProblem('tooManyRequests', { retryAfterSeconds: wait }));
  });

  const accessTokens = createAccessTokens(database.db, now);
  guardRoutes(app, { db: database.db, accessTokens, now });
  const send = mailTransport(settings);
  const mails = createMailPost({ database, send, settings, now, onLink: parts.onLink }, app.log);
  const reminders = createReminders({ database, now, wakeMails: mails.wake }, app.log);
  app.addHook('onListen', async () => mails.start());
  app.addHook('onListen', async () => reminders.start());
  app.addHook('onClose', async () => reminders.stop());
  app.addHook('onClose', async () => mails.stop());

  const labelKeys = createLabelKeys(database);
  const submissions = createSubmissions(database, now);
  const documents = createDocuments(parts.mostDocumentsWaiting);
  app.addHook('onClose', () => documents.close());
  const hosts = [settings.publicUrl, ...settings.formerHosts].map((it) => it.replace(/^https?:\/\//, ''));

  healthRoutes(app, database, room);
  metadataRoute(app, settings, { version, demo });
  packRoutes(app, database, createPacks(database, hosts));
  pictureRoutes(app, database);
  deviceRoutes(app, database, now);
  submissionRoutes(app, { submissions, labelKeys, limits });
  uploadRoutes(app, { database, limits, room, now });
  unsentRoutes(app, { isSecure });
  signInRoutes(app, { database, accessTokens, limits, settings, isSecure, now });
  linkRoutes(app, { database, limits, now, wakeMails: mails.wake });
  configRoute(app, settings);
  profileRoutes(app, { database, now });
  customerRoutes(app, database, now);
  logoRoutes(app, database, now);
  siteRoutes(app, database, now);
  managedDeviceRoutes(app, database, now);
  checkRoutes(app, database, now);
  modelRoutes(app, database, now);
  importRoutes(app, database, now);
  calendarRoutes(app, { database, limits, settings, now });
  checklistRoutes(app, database, now);
  registrationRoutes(app, { database, limits, now, wakeMails: mails.wake });
  userRoutes(app, { database, limits, now, wakeMails: mails.wake });
  overviewRoutes(app, database, now);
  eventRoutes(app, database);
  searchRoutes(app, database);
  exportRoutes(app, database);
  labelRoutes(app, { database, settings, now });
  labelPrintRoutes(app, { database, documents, settings, now });
  const { mostWorkbookRows } = parts;
  documentRoutes(app, { database, documents, submissions, limits, mostWorkbookRows, now });
  ticketRoutes(app, database, now);
  if (demo) demoLabelRoutes(app, database, settings);
  if (certificate) phoneRoutes(app, certificate);
  openApiRoute(app, Object.values(endpoints), version);

  if (builtApp) await serveApp(app, builtApp, { settings, demo });
  else app.setNotFoundHandler((_request, reply) => refuseUnknown(app, reply));
  return app;
}
