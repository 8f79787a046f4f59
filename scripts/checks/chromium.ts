/** Finds a Chromium for end-to-end tests: Playwright's, the system's, or one installed by apt. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];
const DOWNLOAD_MS = 180_000;

export type FoundChromium = { path: string; origin: string };

const own = (): string | null => {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
};
const system = (): string | null =>
  process.env.CHROMIUM_PATH || SYSTEM.find((path) => existsSync(path)) || null;

/** @returns null if none is installed or installable */
export function findChromium(): FoundChromium | null {
  const installed = own();
  if (installed) return { path: installed, origin: "Playwright's own" };
  const present = system();
  if (present) return { path: present, origin: "the system's" };
  console.info('No Chromium yet: trying to download Playwright’s own.');
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit', timeout: DOWNLOAD_MS });
  const downloaded = own();
  if (downloaded) return { path: downloaded, origin: "Playwright's own, just downloaded" };
  if (process.getuid?.() === 0) {
    console.info('It cannot be downloaded here: trying apt-get install chromium.');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const packaged = system();
    if (packaged) return { path: packaged, origin: "the system's, just installed" };
  }
  return null;
}
