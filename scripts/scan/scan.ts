/**
 * `npm run scan [-- --available] [tool ...]`: scans a local server. Fails on findings beyond
 * scripts/scan/baseline.json, and on missing tools unless `--available` is given.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { EXIT_USAGE } from '../../server/platform/process/exit-codes.ts';
import { findProgram } from './command.ts';
import { ffuf } from './ffuf.ts';
import { type Accepted, type Finding, isAccepted, unusedEntries } from './finding.ts';
import { type ScanServer, startScanServer } from './server.ts';
import { sqlmap } from './sqlmap.ts';
import { staticRules } from './static-rules.ts';
import type { Tool } from './tool.ts';
import { wapiti } from './wapiti.ts';

const TOOLS: Tool[] = [staticRules, ffuf, wapiti, sqlmap];
const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    available: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  },
});
const unknown = asked.filter((name) => !TOOLS.some((tool) => tool.name === name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Known: ${TOOLS.map(({ name }) => name).join(', ')}`);
  process.exit(EXIT_USAGE);
}
const chosen = TOOLS.filter(({ name }) => asked.length === 0 || asked.includes(name));
const missing = chosen.filter(({ needs }) => needs && !findProgram(needs.program));
const baseline = JSON.parse(readFileSync('scripts/scan/baseline.json', 'utf8')) as Accepted[];
const problems: string[] = [];

if (missing.length > 0) {
  console.error(`Missing: apt-get install ${missing.map(({ needs }) => needs?.debianPackage).join(' ')}`);
  if (!options.available) problems.push(`not installed: ${missing.map(({ name }) => name).join(', ')}`);
}

async function run(tool: Tool, folder: string): Promise<void> {
  const started = performance.now();
  let server: ScanServer | null = null;
  let findings: Finding[];
  try {
    server = tool.server && (await startScanServer(tool.server));
    findings = await tool.scan(server, folder);
    for (const error of server?.errors() ?? [])
      findings.push({ tool: tool.name, rule: 'error in the log', place: 'server', detail: error });
    if (server && !server.isRunning())
      findings.push({ tool: tool.name, rule: 'server ended', place: 'server', detail: '' });
  } catch (error) {
    problems.push(`${tool.name}: ${(error as Error).message}`);
    return;
  } finally {
    await server?.stop();
  }
  const fresh = findings.filter((finding) => !isAccepted(baseline, finding));
  for (const { rule, place, detail } of fresh)
    console.error(`NEW ${tool.name} | ${rule} | ${place} | ${detail.slice(0, 600)}`);
  for (const { rule, place } of unusedEntries(baseline, tool.name, findings))
    console.info(`no longer found, remove it from the baseline: ${tool.name} | ${rule} | ${place}`);
  if (fresh.length > 0) problems.push(`${tool.name}: ${fresh.length} new findings`);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.info(`${tool.name}: ${findings.length} findings, ${fresh.length} new (${seconds} s)`);
}

const needsServer = chosen.some((tool) => tool.server !== null && !missing.includes(tool));
if (
  needsServer &&
  !options['no-build'] &&
  spawnSync(process.execPath, ['scripts/build/build.ts'], { stdio: 'inherit' }).status !== 0
) {
  console.error('The build failed.');
  process.exit(1);
}
const folder = mkdtempSync(path.join(tmpdir(), 'storefront-scan-reports-'));
for (const tool of chosen) if (!missing.includes(tool)) await run(tool, folder);
rmSync(folder, { recursive: true, force: true });
for (const problem of problems) console.error(problem);
console.info(problems.length === 0 ? 'Nothing new was found.' : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
