/** `npm start`: builds if the build is missing or older than its sources; runs the supervisor. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { site } from '../src/domain/site.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = path.join(root, 'dist', 'build.json');
const CONFIGURATION = ['vite.config.ts', 'postcss.config.cjs', 'package-lock.json'];
const SOURCES = ['{src,pages,public,scripts}/**/*.*', ...CONFIGURATION];

/** The details of the shop are built into the pages, so a changed SITE_* requires a new build. */
function isBuildCurrent(): boolean {
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== JSON.stringify(site)) return false;
  const builtAt = statSync(stamp).mtimeMs;
  return globSync(SOURCES, { cwd: root })
    .filter((file) => !/\.(test|e2e)\.tsx?$/.test(file))
    .every((file) => statSync(path.join(root, file)).mtimeMs <= builtAt);
}

if (!isBuildCurrent()) {
  const build = path.join(root, 'scripts/build/build.ts');
  const { status } = spawnSync(process.execPath, [build], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import('./supervise.ts');
