import type { Settings } from '../../../server/settings.ts';

/** Where the database of a test is: a folder of its own, or a database of its own on PostgreSQL. */
export type Place = { dataDir: string; databaseUrl?: string };

/** The settings of a server on loopback. Say only what matters to the test. */
export const aSetting = (wishes: Partial<Settings> = {}): Settings => ({
  host: 'localhost',
  port: 8080,
  publicUrl: 'http://localhost:8080',
  publicUrlGiven: false,
  formerHosts: [],
  dataDir: '',
  trustProxy: [],
  env: 'local',
  mailFrom: 'Device Portal <portal@portal.example>',
  viewsMaxAgeDays: 7,
  manualUrl: '/manual/{language}/',
  allowedRedirectUrls: [],
  demoAllowed: true,
  phone: false,
  workerEnabled: true,
  ...wishes,
});
