import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const windowlessNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const advice = `No browser was found for the journeys. One of these helps:
  - install Google Chrome or Chromium the way your system does it,
  - set CHROME_PATH to the program of an installed one,
  - npx playwright install --with-deps chromium`;

/** The Chrome or Chromium the journeys run in, or nothing when none is installed. */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROME_PATH;
  // A person who names a browser wants that one, so a wrong path is not passed over in silence.
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  const installed = [...names.map(pathOf), ...places, chromium.executablePath()];
  return installed.find((path) => path !== undefined && starts(path));
}

/**
 * The same engine without the windows around it, which take a fifth of the time; where it is not installed, or somebody
 * named another, the browser itself. It has no background sync and no film for a camera.
 */
export function windowlessOr(browser: string): string {
  if (process.env.CHROME_PATH) return browser;
  return windowlessNames.map(pathOf).find((path) => path !== undefined && starts(path)) ?? browser;
}

/** The browser, after installing one if need be: the distribution's package, else Playwright's own. */
export function findOrInstallBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  if (process.env.CHROME_PATH) throw new Error(`CHROME_PATH names ${process.env.CHROME_PATH}, which does not exist.`);
  for (const install of [installWithApt, installWithPlaywright]) {
    install();
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(advice);
}

/** For the place that cannot install: says what to do instead. */
export function browserOrAdvice(): string {
  const found = findBrowser();
  if (!found) throw new Error(advice);
  return found;
}

function pathOf(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':');
  return folders.map((folder) => `${folder}/${name}`).find(existsSync);
}

/** On Ubuntu the package may be a stand-in that only says where the real one is, so each candidate is started once. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true; // chrome.exe opens a window when asked for its version
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

function installWithApt() {
  const isDebianLike = existsSync('/etc/os-release') && /debian|ubuntu/i.test(readFileSync('/etc/os-release', 'utf8'));
  if (process.getuid?.() !== 0 || !isDebianLike) return;
  console.log('Installing Chromium with apt-get …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', 'chromium', windowlessNames[0]!]]) {
    spawnSync('apt-get', ['-q', ...step], { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
}

function installWithPlaywright() {
  console.log("Installing Playwright's Chromium …");
  spawnSync('playwright', ['install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
}
