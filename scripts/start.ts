/**
 * `npm start`: builds if the build is missing or older than its sources, then runs the supervisor.
 * `npm start -- --verbose` shows the whole output of the build.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { site } from '../src/domain/site.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = path.join(root, 'dist', 'build.json');
const CONFIGURATION = ['vite.config.ts', 'postcss.config.cjs', 'package-lock.json'];
const SOURCES = ['src', 'pages', 'public', 'scripts', ...CONFIGURATION];

function newestChange(entry: string): number {
  const full = path.join(root, entry);
  if (!existsSync(full)) return 0;
  const stats = statSync(full);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(full, { withFileTypes: true }).reduce(
    (newest, item) =>
      /\.(test|e2e)\.tsx?$/.test(item.name)
        ? newest
        : Math.max(newest, newestChange(path.join(entry, item.name))),
    0,
  );
}

/** The details of the shop are built into the pages, so a changed SITE_* requires a new build. */
function isBuildCurrent(): boolean {
  if (!existsSync(stamp)) return false;
  return (
    readFileSync(stamp, 'utf8') === JSON.stringify(site) &&
    SOURCES.every((source) => newestChange(source) <= statSync(stamp).mtimeMs)
  );
}

if (!isBuildCurrent()) {
  const build = [path.join(root, 'scripts/build/build.ts'), ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, build, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import('./supervise.ts');
