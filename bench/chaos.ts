/**
 * `npm run chaos [-- --short] [-- --only kill-embedded,disk-full]`: faults under mixed writes, then
 * the checks. Prints the table of bench/CHAOS.md.
 */
import { parseArgs } from 'node:util';
import type { Kind } from './chaos/clients.ts';
import { SCENARIOS } from './chaos/scenarios.ts';
import { type Counts, FULL, type Outcome } from './chaos/shop.ts';
import { requireKnownAndBuilt } from './support/processes.ts';
import { measuredOn } from './support/report.ts';

const SHORT: Counts = {
  kills: 4,
  outages: 3,
  lostAnswers: 20,
  waitingEmails: 60,
  fullDisks: 2,
  restarts: 3,
  pauses: 0,
  steadySeconds: 10,
  drainSeconds: 2,
};
const SHOWN_MAX = 20;

const { values } = parseArgs({ options: { short: { type: 'boolean' }, only: { type: 'string' } } });
const counts = values.short ? SHORT : FULL;
const only = values.only?.split(',') ?? Object.keys(SCENARIOS);
requireKnownAndBuilt(only, Object.keys(SCENARIOS));

const acknowledged = ({ clients: { journal } }: Outcome): string => {
  const of = (kind: Kind) => journal.acknowledged.filter((one) => one.kind === kind).length;
  return `${of('order')}, ${of('payment')}, ${of('enquiry')}, ${of('click')}, ${of('upload')}`;
};

console.info(`${measuredOn()}

| fault | times | acknowledged: orders, payments, enquiries, clicks, logos | emails | lost | twice | disagreements | notes |
| --- | --- | --- | --- | --- | --- | --- | --- |`);
for (const name of only) {
  const started = performance.now();
  console.error(`${name} ...`);
  const outcome = await SCENARIOS[name]?.(counts).catch((error: unknown) => {
    console.error(error);
    return { fault: name, notRun: `failed: ${(error as Error).message}`, isFailure: true };
  });
  if (!outcome) continue;
  const seconds = Math.round((performance.now() - started) / 1000);
  if ('notRun' in outcome) {
    if ('isFailure' in outcome) process.exitCode = 1;
    console.info(`| ${outcome.fault} | not run | | | | | | ${outcome.notRun} |`);
    continue;
  }
  const { lost, twice, disagree, emails, waiting, sentAgain } = outcome.findings;
  const notes = [
    ...outcome.notes,
    ...(sentAgain > 0 ? [`emails sent again under the same Message-ID: ${sentAgain}`] : []),
    ...(waiting > 0 ? [`emails that wait for their next attempt: ${waiting}`] : []),
    `${seconds} s`,
  ].join('; ');
  console.info(
    `| ${outcome.fault} | ${outcome.times} | ${acknowledged(outcome)} | ${emails} | ${lost.length} | ${twice.length} | ${disagree.length} | ${notes} |`,
  );
  for (const [what, lines] of Object.entries({ lost, twice, disagree })) {
    if (lines.length > 0) process.exitCode = 1;
    for (const line of lines.slice(0, SHOWN_MAX)) console.error(`  ${what}: ${line}`);
  }
}

// Proxies and agents may hold connections.
process.exit();
