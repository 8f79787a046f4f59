/**
 * `npm run chaos [-- --short] [-- --only kill-embedded,disk-full] [-- --kills 5 ...]`: faults under
 * mixed writes, then the checks. A run of all scenarios writes bench/CHAOS.md.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Kind } from './chaos/clients.ts';
import type { Counts, Outcome } from './chaos/scenario.ts';
import { SCENARIOS } from './chaos/scenarios.ts';
import { machine } from './support/report.ts';

const FULL: Counts = {
  kills: 100,
  outages: 50,
  lostAnswers: 200,
  waitingEmails: 1000,
  fullDisks: 10,
  restarts: 30,
  pauses: 3,
  steadySeconds: 1800,
  drainSeconds: 120,
};
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
const REPORT = new URL('CHAOS.md', import.meta.url);
const SHOWN_MAX = 20;

const named = Object.keys(FULL) as (keyof Counts)[];
const { values } = parseArgs({
  options: {
    short: { type: 'boolean' },
    only: { type: 'string' },
    ...Object.fromEntries(named.map((name) => [name, { type: 'string' as const }])),
  },
});
const given = values as Record<string, string | boolean | undefined>;
const counts = { ...(values.short ? SHORT : FULL) };
for (const name of named) if (given[name] !== undefined) counts[name] = Number(given[name]);
const only = values.only?.split(',') ?? Object.keys(SCENARIOS);
const unknown = only.filter((name) => !SCENARIOS[name]);
if (unknown.length > 0 || !existsSync(new URL('../dist/client', import.meta.url))) {
  const known = `Known: ${Object.keys(SCENARIOS).join(', ')}`;
  console.error(unknown.length > 0 ? known : 'Nothing has been built yet: npm run build');
  process.exit(64);
}

const acknowledged = ({ clients: { journal } }: Outcome): string => {
  const of = (kind: Kind) => journal.acknowledged.filter((one) => one.kind === kind).length;
  return `${of('order')}, ${of('payment')}, ${of('enquiry')}, ${of('click')}, ${of('upload')}`;
};

const rows: string[] = [];
for (const name of only) {
  const started = performance.now();
  console.info(`${name} ...`);
  const outcome = await SCENARIOS[name]?.(counts).catch((error: unknown) => {
    console.error(error);
    return { fault: name, notRun: `failed: ${(error as Error).message}`, isFailure: true };
  });
  if (!outcome) continue;
  const seconds = Math.round((performance.now() - started) / 1000);
  if ('notRun' in outcome) {
    if ('isFailure' in outcome) process.exitCode = 1;
    rows.push(`| ${outcome.fault} | not run | | | | | | ${outcome.notRun} |`);
    continue;
  }
  const { lost, twice, disagree, emails, waiting, sentAgain } = outcome.findings;
  const notes = [
    ...outcome.notes,
    ...(sentAgain > 0 ? [`emails sent again under the same Message-ID: ${sentAgain}`] : []),
    ...(waiting > 0 ? [`emails that wait for their next attempt: ${waiting}`] : []),
    `${seconds} s`,
  ].join('; ');
  rows.push(
    `| ${outcome.fault} | ${outcome.times} | ${acknowledged(outcome)} | ${emails} | ${lost.length} | ${twice.length} | ${disagree.length} | ${notes} |`,
  );
  console.info(rows.at(-1));
  for (const [what, lines] of Object.entries({ lost, twice, disagree })) {
    if (lines.length > 0) process.exitCode = 1;
    for (const line of lines.slice(0, SHOWN_MAX)) console.error(`  ${what}: ${line}`);
  }
}

if (!values.only) {
  const form = values.short ? 'short' : 'full';
  const command = values.short ? 'npm run chaos -- --short' : 'npm run chaos';
  writeFileSync(
    REPORT,
    `# Faults under load

Measured ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC on ${machine()}. Written by \`${command}\` (the ${form} form).

Six clients write orders, payment events, enquiries, referral clicks and logos without a pause, and repeat each request with its key until it is acknowledged. Afterwards one program ([invariants.ts](chaos/invariants.ts)) compares what they were told with rows, files and received emails: each acknowledged write exists once, with its emails, ledger entries and commission, and the shop's own nightly checks find nothing.

| fault | times | acknowledged: orders, payments, enquiries, clicks, logos | emails | lost | twice | disagreements | notes |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

Emails are received by an email server of the test. One that was being sent when its node died is sent again with the same Message-ID. Request failures are what the clients saw during the fault; the shop answers 503 or the connection is lost.
`,
  );
  console.info(`Written: ${REPORT.pathname}`);
}
// Proxies and agents may hold connections.
process.exit();
