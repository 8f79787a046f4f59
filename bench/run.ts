/**
 * `npm run bench [-- name ...]` prints the tables of the named benchmarks, or of all but the long
 * ones, and then also writes bench/RESULTS.md. The long ones are recorded in bench/GROWTH.md.
 */
import { writeFileSync } from 'node:fs';
import { benchAdmin } from './admin.ts';
import { benchApi } from './api.ts';
import { benchGrowth } from './growth.ts';
import { benchPages } from './pages.ts';
import { benchStarting } from './starting.ts';
import { benchStorm } from './storm.ts';
import { requireKnownAndBuilt } from './support/processes.ts';
import { type Group, measuredOn, report, table } from './support/report.ts';
import { benchThroughput } from './throughput.ts';

const BENCHES: Record<string, () => Promise<Group>> = {
  pages: benchPages,
  throughput: benchThroughput,
  api: benchApi,
  admin: benchAdmin,
  starting: benchStarting,
  growth: benchGrowth,
  storm: benchStorm,
};
/** Half an hour together. */
const LONG = ['growth', 'storm'];

const asked = process.argv.slice(2);
requireKnownAndBuilt(asked, Object.keys(BENCHES));

console.info(`${measuredOn()}\n`);
const groups: Group[] = [];
for (const [name, bench] of Object.entries(BENCHES)) {
  if (asked.length > 0 ? !asked.includes(name) : LONG.includes(name)) continue;
  const group = await bench().catch((error: Error): Group => {
    process.exitCode = 1;
    console.error(error);
    return { title: name, rows: [], note: `Could not be measured: ${error.message.split('\n')[0]}` };
  });
  groups.push(group);
  console.info(table(group));
}
if (asked.length === 0) writeFileSync(new URL('RESULTS.md', import.meta.url), report(groups));
