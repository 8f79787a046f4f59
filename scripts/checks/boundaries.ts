/**
 * Checks import rules. Fails if no module was checked: with an incompatible TypeScript the tool
 * reports 0 modules and no error.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const roots = ['src', 'server', 'pages', 'scripts', 'tools', 'examples', 'migrations', 'bench'].filter(
  (name) => readdirSync('.').includes(name),
);
const run = spawnSync(
  'depcruise',
  ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...roots],
  {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  },
);
type Violation = { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] };
type Report = { modules: { source: string }[]; summary: { totalCruised: number; violations: Violation[] } };
let report: Report;
try {
  report = JSON.parse(run.stdout) as Report;
} catch {
  console.error(run.stdout.slice(0, 2000), run.stderr);
  process.exit(1);
}
const own = report.modules.filter(({ source }) => /\.tsx?$/.test(source) && !source.includes('node_modules'));
for (const { rule, from, to, cycle } of report.summary.violations)
  console.error(`${rule.name}: ${from} -> ${cycle ? cycle.map(({ name }) => name).join(' -> ') : to}`);
if (own.length === 0) console.error('no module was looked at: the check itself is broken');
console.info(`${own.length} modules, ${report.summary.violations.length} forbidden imports`);
process.exitCode = own.length === 0 || report.summary.violations.length > 0 ? 1 : 0;
