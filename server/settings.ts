import { ownManuals } from '../src/contract/manual.ts';
import {
  isLoopbackHost,
  readDays,
  readFlag,
  readHosts,
  readMailFrom,
  readManualUrl,
  readPort,
  readProxies,
  readSmtpUrl,
  readUrl,
  readUrlList,
} from './setting-values.ts';

/** What an installation is told from outside, read once at start. */
export type Settings = {
  host: string;
  port: number;
  /** Scheme and host of our labels, links and cookies; without a slash at the end. */
  publicUrl: string;
  /** False where `publicUrl` is only what we suppose. */
  publicUrlGiven: boolean;
  /** Hosts that stand in labels printed earlier. */
  formerHosts: string[];
  dataDir: string;
  /** PostgreSQL; SQLite in `dataDir` when absent. */
  databaseUrl?: string;
  /** Addresses of the proxies in front of us, whose word about a caller's address is taken. */
  trustProxy: string[];
  env: 'local' | 'integration' | 'production';
  /** The mail server; mails become files in `dataDir` when absent. */
  smtpUrl?: string;
  /** Who mails come from. */
  mailFrom: string;
  /** How long views stay readable without network. */
  viewsMaxAgeDays: number;
  manualUrl: string;
  allowedRedirectUrls: string[];
  /** Demo data and demo sign-ins may exist here. */
  demoAllowed: boolean;
  /** Serves the local network with a certificate of our own (`--phone`). */
  phone: boolean;
  /** False replaces the service worker by one that takes itself away. */
  workerEnabled: boolean;
};

export type ReadSettings = { kind: 'settings'; settings: Settings } | { kind: 'wrong'; problems: string[] };
type Environment = Record<string, string | undefined>;

const environments = ['local', 'integration', 'production'] as const;

/**
 * Reads the settings from the environment and the command line. Everything that is wrong or missing is told at once,
 * in sentences a person can act on.
 */
export function readSettings(environment: Environment, parameters: readonly string[] = []): ReadSettings {
  const problems: string[] = [];
  const wrong = (problem: string) => void problems.push(problem);
  for (const parameter of parameters.filter((it) => it !== '--phone'))
    wrong(`${parameter}: there is no such option. The only one is --phone.`);

  const phone = parameters.includes('--phone');
  const host = environment.HOST || (phone ? '0.0.0.0' : 'localhost');
  const port = readPort(environment.PORT, wrong);
  const givenUrl = readUrl('PUBLIC_URL', environment.PUBLIC_URL, wrong);
  const trustProxy = readProxies(environment.TRUST_PROXY, wrong);
  const isLoopback = isLoopbackHost(host) && (givenUrl === undefined || isLoopbackHost(new URL(givenUrl).hostname));
  const isReachable = !phone && (!isLoopback || (trustProxy !== undefined && trustProxy.length > 0));

  if (isReachable) {
    const whereFrom = isLoopbackHost(host) ? 'People reach this server from other machines' : `HOST is ${host}`;
    if (environment.PUBLIC_URL === undefined || environment.PUBLIC_URL === '')
      wrong(`PUBLIC_URL is missing. ${whereFrom}, so set it to the address they type, such as https://portal.example.`);
    if (givenUrl?.startsWith('http:') && !isLoopbackHost(new URL(givenUrl).hostname))
      wrong('PUBLIC_URL must start with https: browsers give camera and offline work to secure pages only.');
    if (environment.TRUST_PROXY === undefined || environment.TRUST_PROXY === '')
      wrong('TRUST_PROXY is missing. Set it to the address of the proxy in front of this server, or to none.');
  }
  const env = environments.find((it) => it === environment.PORTAL_ENV);
  if (environment.PORTAL_ENV && !env) wrong(`PORTAL_ENV must be one of ${environments.join(', ')}.`);
  if (environment.DATABASE_URL && !/^postgres(ql)?:\/\//.test(environment.DATABASE_URL))
    wrong('DATABASE_URL must start with postgres://. Leave it out to use the database file in DATA_DIR.');
  const demoAllowed = readFlag('PORTAL_DEMO', environment.PORTAL_DEMO, wrong);
  const workerEnabled = readFlag('PORTAL_WORKER', environment.PORTAL_WORKER, wrong);
  const allowedRedirectUrls = readUrlList('ALLOWED_REDIRECT_URLS', environment.ALLOWED_REDIRECT_URLS, wrong);
  const formerHosts = readHosts('FORMER_HOSTS', environment.FORMER_HOSTS, wrong);
  const manualUrl = readManualUrl(environment.MANUAL_URL, wrong);
  const smtpUrl = readSmtpUrl(environment.SMTP_URL, wrong);
  const mailFrom = readMailFrom(environment.MAIL_FROM, wrong);
  if (smtpUrl !== undefined && !environment.MAIL_FROM)
    wrong('MAIL_FROM is missing. SMTP_URL is set, so say who mails come from, such as Portal <portal@example.org>.');
  const viewsMaxAgeDays = readDays('VIEWS_MAX_AGE_DAYS', environment.VIEWS_MAX_AGE_DAYS, wrong);

  if (problems.length > 0) return { kind: 'wrong', problems };
  const settings: Settings = {
    host,
    port,
    publicUrlGiven: givenUrl !== undefined,
    publicUrl: givenUrl ?? `${phone ? 'https' : 'http'}://localhost:${port}`,
    formerHosts,
    dataDir: environment.DATA_DIR || 'data',
    databaseUrl: environment.DATABASE_URL || undefined,
    trustProxy: trustProxy ?? [],
    env: env ?? (isReachable ? 'production' : 'local'),
    smtpUrl,
    mailFrom: mailFrom ?? 'Device Portal <portal@localhost>',
    viewsMaxAgeDays: viewsMaxAgeDays ?? 7,
    manualUrl: manualUrl ?? ownManuals,
    allowedRedirectUrls,
    demoAllowed: demoAllowed ?? !isReachable,
    phone,
    workerEnabled: workerEnabled ?? true,
  };
  return { kind: 'settings', settings };
}
