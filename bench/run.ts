/**
 * `npm run bench [-- name ...]`: the named benchmarks, or all, which also writes bench/RESULTS.md.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { benchAdmin } from './admin.ts';
import { benchApi } from './api.ts';
import { benchLists } from './lists.ts';
import { benchPages } from './pages.ts';
import { benchStarting } from './starting.ts';
import { type Group, markdown, print } from './support/report.ts';
import { benchThroughput } from './throughput.ts';

const BENCHES: Record<string, () => Promise<Group>> = {
  pages: benchPages,
  throughput: benchThroughput,
  api: benchApi,
  lists: benchLists,
  admin: benchAdmin,
  starting: benchStarting,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !BENCHES[name]);
if (unknown.length > 0 || !existsSync(new URL('../dist/client', import.meta.url))) {
  console.error(
    unknown.length > 0
      ? `Known: ${Object.keys(BENCHES).join(', ')}`
      : 'Nothing has been built yet: npm run build',
  );
  process.exit(64);
}

const groups: Group[] = [];
for (const [name, bench] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  try {
    groups.push(await bench());
  } catch (error) {
    process.exitCode = 1;
    groups.push({
      title: name,
      rows: [],
      note: `Could not be measured: ${(error as Error).message.split('\n')[0]}`,
    });
    console.error(error);
  }
  const last = groups.at(-1);
  if (last) print(last);
}
if (asked.length === 0) writeFileSync(new URL('RESULTS.md', import.meta.url), markdown(groups));
