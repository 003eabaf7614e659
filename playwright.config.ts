import { defineConfig } from 'playwright/test';
import { browserOrAdvice, windowlessOr } from './tests/tools/find-browser.ts';
import './tests/tools/compile-cache.ts';
import { limitOf } from './tests/tools/machine-speed.ts';

// Found once; the worker processes inherit them.
const browser = browserOrAdvice();
process.env.JOURNEY_BROWSER ??= windowlessOr(browser);
process.env.CHROME_PATH = browser;

// The built app and a real server, in a real browser. Each test starts the server it needs itself. A journey has a browser
// of its own too; what needs no worker, no second profile and no flat battery is a test of pages and shares one.
export default defineConfig({
  projects: [
    { name: 'pages', testDir: 'tests/pages' },
    { name: 'journeys', testDir: 'tests/journeys' },
  ],
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0, // a journey that needs a second try is a fault of the product or of the test
  timeout: limitOf(180),
  expect: { timeout: limitOf(20) },
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    trace: 'off', // a trace of every try costs a tenth of the time; `-- --trace on` for the one looked into
    contextOptions: { reducedMotion: 'reduce' }, // and so does drawing what moves
    screenshot: 'only-on-failure',
    video: 'off', // would need a download of its own
    launchOptions: {
      executablePath: process.env.JOURNEY_BROWSER,
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
      ],
    },
  },
});
