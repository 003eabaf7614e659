import { expect, test } from 'vitest';
import { readSettings, type Settings } from './settings.ts';

function settings(environment: Record<string, string>, ...parameters: string[]): Settings {
  const read = readSettings(environment, parameters);
  if (read.kind === 'wrong') throw new Error(read.problems.join('\n'));
  return read.settings;
}
function problems(environment: Record<string, string>, ...parameters: string[]): string[] {
  const read = readSettings(environment, parameters);
  return read.kind === 'wrong' ? read.problems : [];
}

const outside = { HOST: '0.0.0.0', PUBLIC_URL: 'https://portal.example', TRUST_PROXY: '10.0.0.0/8' };

test('[OPS-1] without any setting it serves this machine, on an embedded database, with demo data', () => {
  expect(settings({})).toEqual({
    host: 'localhost',
    port: 8080,
    publicUrl: 'http://localhost:8080',
    publicUrlGiven: false,
    formerHosts: [],
    dataDir: 'data',
    databaseUrl: undefined,
    trustProxy: [],
    env: 'local',
    smtpUrl: undefined,
    mailFrom: 'Device Portal <portal@localhost>',
    viewsMaxAgeDays: 7,
    manualUrl: '/manual/{language}/',
    allowedRedirectUrls: [],
    demoAllowed: true,
    phone: false,
    workerEnabled: true,
  });
});

test('[OPS-3] a server that others reach names everything it is missing', () => {
  expect(problems({ HOST: '0.0.0.0' })).toEqual([
    'PUBLIC_URL is missing. HOST is 0.0.0.0, so set it to the address they type, such as https://portal.example.',
    'TRUST_PROXY is missing. Set it to the address of the proxy in front of this server, or to none.',
  ]);
});

test.each([
  ['another host', outside],
  ['a proxy on this machine', { PUBLIC_URL: 'https://portal.example', TRUST_PROXY: '127.0.0.1' }],
  ['no proxy at all', { ...outside, TRUST_PROXY: 'none' }],
])('[OPS-3] with %s it runs as production and without demo data', (_what, environment) => {
  expect(settings(environment)).toMatchObject({
    env: 'production',
    demoAllowed: false,
    publicUrl: 'https://portal.example',
  });
});

test('[OPS-3] behind a proxy on this machine the address must be told as well', () => {
  expect(problems({ TRUST_PROXY: '127.0.0.1' })).toEqual([
    'PUBLIC_URL is missing. People reach this server from other machines, so set it to the address they type, such as https://portal.example.',
  ]);
});

test('[OPS-3] demo data outside this machine is a decision', () => {
  expect(settings({ ...outside, PORTAL_DEMO: '1' }).demoAllowed).toBe(true);
  expect(settings({ PORTAL_DEMO: 'off' }).demoAllowed).toBe(false);
  expect(settings({}, '--phone')).toMatchObject({ phone: true, host: '0.0.0.0', demoAllowed: true, env: 'local' });
});

test.each([
  [{ ...outside, PUBLIC_URL: 'http://portal.example' }, 'PUBLIC_URL must start with https'],
  [{ PUBLIC_URL: 'portal.example' }, 'PUBLIC_URL must be an address such as'],
  [{ PUBLIC_URL: 'https://portal.example/app' }, 'without a path'],
  [{ PORT: '80a' }, 'PORT must be a number from 1 to 65535, not "80a".'],
  [{ PORT: '0' }, 'PORT must be a number'],
  [{ TRUST_PROXY: '2' }, 'TRUST_PROXY must be none or the addresses of your proxies'],
  [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY must be'],
  [{ PORTAL_ENV: 'staging' }, 'PORTAL_ENV must be one of local, integration, production.'],
  [{ PORTAL_DEMO: 'maybe' }, 'PORTAL_DEMO must be 1 (on) or 0 (off), not "maybe".'],
  [{ FORMER_HOSTS: 'old.example, a/b' }, 'FORMER_HOSTS: "a/b" is no host such as portal.example.'],
  [
    { MANUAL_URL: 'x' },
    'MANUAL_URL must be an address or a path with {language} in it, such as /manual/{language}/; it is "x".',
  ],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres://'],
  [{ ALLOWED_REDIRECT_URLS: 'https://a.example javascript:alert(1)' }, 'ALLOWED_REDIRECT_URLS: "javascript:alert(1)"'],
])('[OPS-3] %j keeps it from starting, in words', (environment, message) => {
  expect(problems(environment).join('\n')).toContain(message);
});

test('[OPS-3] an option nobody knows is not passed over', () => {
  expect(problems({}, '--fone')).toEqual(['--fone: there is no such option. The only one is --phone.']);
});

test('[OPS-1] lists may be separated by spaces or commas, and a slash at the end of an address is nothing', () => {
  const read = settings({
    FORMER_HOSTS: 'old.example, older.example:8443',
    ALLOWED_REDIRECT_URLS: 'https://a.example/x https://b.example',
    PUBLIC_URL: 'http://localhost:5173/',
    TRUST_PROXY: 'loopback, 10.0.0.1 2001:db8::/32',
  });
  expect(read).toMatchObject({
    formerHosts: ['old.example', 'older.example:8443'],
    allowedRedirectUrls: ['https://a.example/x', 'https://b.example'],
    publicUrl: 'http://localhost:5173',
    trustProxy: ['loopback', '10.0.0.1', '2001:db8::/32'],
  });
});

test('[OFF-9] the service worker can be switched off', () => {
  expect(settings({ PORTAL_WORKER: 'off' }).workerEnabled).toBe(false);
});
