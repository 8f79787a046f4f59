/**
 * Features on the server depend on each other in one direction. Counts imports of services and
 * entities, type imports included; routers may read any feature.
 */
import { spawnSync } from 'node:child_process';

type Module = { source: string; dependencies: { resolved: string }[] };

const run = spawnSync(
  'depcruise',
  ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'server/modules'],
  { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
);
const { modules } = JSON.parse(run.stdout) as { modules: Module[] };

const featureOf = (file: string): string | undefined => /^server\/modules\/([^/]+)\//.exec(file)?.[1];
const isCore = (file: string): boolean => !/\.(test|router|route)\.ts$/.test(file);

/** For each feature the features it imports, with one import as an example. */
const graph = new Map<string, Map<string, string>>();
for (const { source, dependencies } of modules) {
  const from = featureOf(source);
  if (!from || !isCore(source)) continue;
  const targets = graph.get(from) ?? new Map<string, string>();
  graph.set(from, targets);
  for (const { resolved } of dependencies) {
    const to = featureOf(resolved);
    if (to && to !== from && !targets.has(to)) targets.set(to, `${source} -> ${resolved}`);
  }
}

const done = new Set<string>();
const cycles: string[][] = [];
function visit(feature: string, path: readonly string[]): void {
  const start = path.indexOf(feature);
  if (start >= 0) cycles.push([...path.slice(start), feature]);
  if (start >= 0 || done.has(feature)) return;
  for (const target of graph.get(feature)?.keys() ?? []) visit(target, [...path, feature]);
  done.add(feature);
}
for (const feature of graph.keys()) visit(feature, []);

for (const cycle of cycles) {
  console.error(`Features import each other: ${cycle.join(' -> ')}`);
  for (const [index, feature] of cycle.slice(0, -1).entries())
    console.error(`  ${graph.get(feature)?.get(cycle[index + 1] ?? '')}`);
}
if (graph.size === 0) console.error('No feature was found: the check itself is broken.');
console.info(`${graph.size} features, ${cycles.length} cycles between them`);
process.exitCode = cycles.length > 0 || graph.size === 0 ? 1 : 0;
