/**
 * `npm run bench [-- name ...]`: the named benchmarks, or all but the long ones, which also writes
 * bench/RESULTS.md. `npm run bench -- growth storm`, or one of them, writes bench/GROWTH.md.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { benchAdmin } from './admin.ts';
import { benchApi } from './api.ts';
import { benchGrowth } from './growth.ts';
import { benchPages } from './pages.ts';
import { benchStarting } from './starting.ts';
import { benchStorm } from './storm.ts';
import { type Group, markdown, print } from './support/report.ts';
import { benchThroughput } from './throughput.ts';

const BENCHES: Record<string, () => Promise<Group>> = {
  pages: benchPages,
  throughput: benchThroughput,
  api: benchApi,
  admin: benchAdmin,
  starting: benchStarting,
};

/** Half an hour together. */
const LONG: Record<string, () => Promise<Group>> = { growth: benchGrowth, storm: benchStorm };

const asked = process.argv.slice(2);
const chosen = asked.length > 0 ? { ...BENCHES, ...LONG } : BENCHES;
const unknown = asked.filter((name) => !chosen[name]);
if (unknown.length > 0 || !existsSync(new URL('../dist/client', import.meta.url))) {
  const known = `Known: ${Object.keys(chosen).join(', ')}`;
  console.error(unknown.length > 0 ? known : 'Nothing has been built yet: npm run build');
  process.exit(64);
}

const groups: Group[] = [];
for (const [name, bench] of Object.entries(chosen)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const group = await bench().catch((error: Error): Group => {
    process.exitCode = 1;
    console.error(error);
    return { title: name, rows: [], note: `Could not be measured: ${error.message.split('\n')[0]}` };
  });
  groups.push(group);
  print(group);
}
const write = (name: string, title: string, command: string): void =>
  writeFileSync(new URL(name, import.meta.url), markdown(title, command, groups));
if (asked.length === 0) write('RESULTS.md', 'Benchmark results', 'npm run bench');
if (asked.length > 0 && asked.every((name) => LONG[name]))
  write('GROWTH.md', 'Growth, and many visitors at once', `npm run bench -- ${asked.join(' ')}`);
