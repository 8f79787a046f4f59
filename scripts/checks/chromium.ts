/** Finds a Chromium for end-to-end tests; downloads Playwright's own if the machine has none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The shell first: it has no windows to draw and takes a third less time for the same pages. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];
const DOWNLOAD_MS = 180_000;

export const HOW_TO_GET_CHROMIUM = `No Chromium was found, and Playwright's own could not be downloaded. Do one of these:
  - install it: apt-get install chromium-headless-shell (Debian), or npx playwright install --with-deps chromium
  - set CHROMIUM_PATH to the program
  - set INSTALL_CHROMIUM=1: as root, npm test then installs it with apt-get`;

const installed = (): string | null =>
  process.env.CHROMIUM_PATH ||
  [...SYSTEM, chromium.executablePath()].find((path) => path && existsSync(path)) ||
  null;

/** Changes the machine, so at a terminal only if asked to; unattended, the tests need a browser. */
const mayInstall = (): boolean =>
  process.getuid?.() === 0 && (process.env.INSTALL_CHROMIUM === '1' || !process.stdin.isTTY);

function installWithApt(): void {
  const run = (args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  console.info('No Chromium: installing it with apt-get.');
  run(['update', '-qq']);
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  // Older systems have the whole browser only.
  if (run([...install, 'chromium-headless-shell']).status !== 0) run([...install, 'chromium']);
}

/** @returns null if none is installed and none may be */
export function findChromium(): string | null {
  const found = installed();
  if (found) return found;
  console.info("No Chromium yet: downloading Playwright's own.");
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit', timeout: DOWNLOAD_MS });
  if (!installed() && mayInstall()) installWithApt();
  return installed();
}
