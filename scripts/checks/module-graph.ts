/**
 * Prints which module imports which, over all zones. Fails on a circle or on too many edges.
 * .dependency-cruiser.cjs names the single imports that break the order.
 */
import { spawnSync } from 'node:child_process';

const EDGES_MAX = 10;
const MODULE =
  /^(?:server\/modules|src\/domain|src\/features)\/(sale|project|affiliate|site|office|integration)\//;

type Source = { source: string; dependencies: { resolved: string }[] };
const run = spawnSync(
  'depcruise',
  ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'server/modules', 'src'],
  { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
);
const { modules } = JSON.parse(run.stdout) as { modules: Source[] };

const edges = new Map<string, Set<string>>();
for (const { source, dependencies } of modules) {
  const from = MODULE.exec(source)?.[1];
  if (!from || /\.(test|built|e2e)\.tsx?$/.test(source)) continue;
  for (const { resolved } of dependencies) {
    const to = MODULE.exec(resolved)?.[1];
    if (to && to !== from) edges.set(from, (edges.get(from) ?? new Set()).add(to));
  }
}

/** Modules left after removing, again and again, those that import none of the others. */
const left = new Map(edges);
for (let removed = true; removed; ) {
  removed = false;
  for (const [from, targets] of left)
    if (![...targets].some((target) => left.has(target))) removed = left.delete(from);
}

for (const [from, targets] of edges) console.info(`${from} -> ${[...targets].sort().join(', ')}`);
const count = [...edges.values()].reduce((sum, { size }) => sum + size, 0);
console.info(`${count} edges between modules`);
if (left.size > 0) console.error(`Modules import each other: ${[...left.keys()].join(', ')}`);
if (count > EDGES_MAX) console.error(`More than ${EDGES_MAX} edges`);
process.exitCode = count === 0 || count > EDGES_MAX || left.size > 0 ? 1 : 0;
