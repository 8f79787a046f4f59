/**
 * `npm run fuzz [-- --seed N --random N --document N]`: random requests to a local server. Fails on
 * errors of the server (500 or more, crashes, error logs) and memory leaks.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type ScanServer, startScanServer } from '../scan/server.ts';
import { isSignedIn, signInAdmin, signInAffiliate } from '../scan/sign-in.ts';
import { WEBHOOK_SECRET } from './payment-event.ts';
import { documentRequests, randomRequests } from './requests.ts';
import type { Known } from './schema-values.ts';
import { type Cookies, type Result, sendAll } from './send.ts';
import { allTargets, documentTargets } from './targets.ts';

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    random: { type: 'string', default: '20000' },
    document: { type: 'string', default: '5000' },
  },
});
const WARM_UP = 1000;
const PAUSE_MS = 30_000;
const GROWTH_BYTES_MAX = 100 * 1024 * 1024;
const FAILURES_SHOWN = 20;
const IDS_MAX = 40;
const MB = 1024 * 1024;

/** Ids and texts from the demo data. */
async function findKnown(server: ScanServer, cookie: string): Promise<Known> {
  const read = async (route: string) =>
    (await (await fetch(`${server.origin}${route}`, { headers: { cookie } })).json()) as unknown;
  const lists = JSON.stringify(
    await Promise.all(['/api/orders', '/api/contacts', '/api/order-confirmations'].map(read)),
  );
  const collect = (pattern: RegExp) =>
    [...new Set([...lists.matchAll(pattern)].map(([, value = '']) => value))].slice(0, IDS_MAX);
  return {
    ids: collect(/"(?:id|affiliateId)":(\d+)/g).map(Number),
    texts: collect(/"(?:customerEmail|email|status|amount)":"([^"]+)"/g),
  };
}

function keepSignedIn(server: ScanServer): () => Promise<Cookies> {
  const cookies: Cookies = { visitor: '', affiliate: '', admin: '' };
  return async () => {
    if (!server.isRunning()) throw new Error('The server has ended.');
    if (!cookies.admin || !(await isSignedIn(server, 'admin', cookies.admin)))
      cookies.admin = await signInAdmin(server);
    if (!cookies.affiliate || !(await isSignedIn(server, 'affiliate', cookies.affiliate)))
      cookies.affiliate = await signInAffiliate(server);
    return cookies;
  };
}

function show(name: string, { statuses, unavailable, failures }: Result): void {
  const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
  console.info(`${name}: ${counts.join(', ')}; ${failures.length} wrong`);
  for (const [what, times] of Object.entries(unavailable))
    console.info(`  503 with Retry-After, ${times} times: ${what}`);
  for (const { reason, request, curl } of failures.slice(0, FAILURES_SHOWN))
    console.error(
      `\n${request.actor} ${request.method} ${request.path.slice(0, 120)}: ${reason}\n  ${curl.slice(0, 4000)}`,
    );
}

const seed = Number(options.seed);
console.info(`Seed ${seed}: repeat with npm run fuzz -- --seed ${seed}`);
const server = await startScanServer('demo', { STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
const problems: string[] = [];
try {
  const between = keepSignedIn(server);
  const known = await findKnown(server, (await between()).admin);
  const targets = allTargets({ withPages: true });
  const send = async (name: string, requests: Parameters<typeof sendAll>[1]) => {
    const result = await sendAll(server.port, requests, { between });
    show(name, result);
    if (result.failures.length > 0) problems.push(`${result.failures.length} wrong responses to ${name}`);
  };
  await send('warm-up', randomRequests(seed + 1, WARM_UP, targets, known));
  const before = server.memory();
  await send(
    `${options.random} random requests`,
    randomRequests(seed, Number(options.random), targets, known),
  );
  await send(
    `${options.document} from the OpenAPI document`,
    documentRequests(seed, Number(options.document), documentTargets(), known),
  );
  const after = server.memory();
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  const rested = server.memory();
  console.info(
    `Memory: ${[before, after, rested].map((bytes) => `${Math.round(bytes / MB)} MB`).join(', ')} (warm, at the end, ${PAUSE_MS / 1000} s later)`,
  );
  if (rested - before > GROWTH_BYTES_MAX)
    problems.push(`memory grew by ${Math.round((rested - before) / MB)} MB`);
} catch (error) {
  problems.push((error as Error).message);
} finally {
  const errors = server.errors();
  if (errors.length > 0) problems.push(`errors in the log:\n  ${errors.join('\n  ')}`);
  await server.stop();
}
for (const problem of problems) console.error(problem);
console.info(problems.length === 0 ? 'Nothing was found.' : `${problems.length} problems. Seed ${seed}.`);
process.exitCode = problems.length === 0 ? 0 : 1;
