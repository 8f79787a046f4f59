/**
 * A static page by CPU time per request and by requests per second, against node:http in turns.
 * Servers run on one core, the load on another.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { availableParallelism } from 'node:os';
import { fetchBest } from './pages.ts';
import { httpRequest, inTurns, LOAD_SECONDS, load, middle, type Speed } from './support/load.ts';
import { isReference, startReference, startSite, withProcesses } from './support/processes.ts';
import { atLeast, atMost, count, type Group, MB, ms, type Row, ratio } from './support/report.ts';

const SAME = 'node:http with the same headers';
const BARE = 'node:http alone';
/** Neighbours on the machine disturb CPU time per request less than requests per second. */
const SAME_CPU_MIN = 0.95;
const BARE_CPU_MIN = 0.75;
const SAME_SPEED_MIN = 0.9;
const P99_MS_MAX = 3;
const ROUNDS = 5;
const SERVER_CORE = '0';
const LOAD_CORE = '1';
const ALL_CORES = `0-${availableParallelism() - 1}`;
const BROTLI = 'Accept-Encoding: br';

const canPin = availableParallelism() > 1 && spawnSync('which', ['taskset']).status === 0;
function pin(pid: number, cores: string): void {
  if (canPin) execFileSync('taskset', ['-acp', cores, String(pid)]);
}

function measured(what: string, runs: readonly Speed[]): Row {
  const { cpu, perSecond } = middle(runs);
  const all = runs.map((run) => run.cpu);
  const range = `${Math.min(...all).toFixed(1)} to ${Math.max(...all).toFixed(1)}`;
  return { what, value: `${cpu.toFixed(1)} µs (${range}), ${count(perSecond)}/s` };
}

function rowsOf(runs: Record<'site' | 'same' | 'bare', Speed[]>): Row[] {
  const [site, same, bare] = [middle(runs.site), middle(runs.same), middle(runs.bare)];
  const cpu = (name: string) => `CPU time per request: ${name}, divided by this server`;
  const speed = `requests per second: this server against ${SAME}`;
  return [
    measured('this server', runs.site),
    measured(SAME, runs.same),
    measured(BARE, runs.bare),
    atLeast(cpu(SAME), same.cpu / site.cpu, SAME_CPU_MIN, ratio),
    atLeast(cpu(BARE), bare.cpu / site.cpu, BARE_CPU_MIN, ratio),
    atLeast(speed, site.perSecond / same.perSecond, SAME_SPEED_MIN, ratio),
    atMost('this server, p99', site.p99, P99_MS_MAX, ms),
    { what: `${SAME}, p99`, value: ms(same.p99) },
  ];
}

export const benchThroughput = (): Promise<Group> =>
  withProcesses(async (keep, folder) => {
    const site = await keep(startSite(folder));
    const SITE_PORT = String(site.port);
    const same = await keep(startReference('throughput', { SITE_PORT, SAME_HEADERS: 'yes' }));
    const bare = await keep(startReference('throughput', { SITE_PORT }));
    for (const { pid } of [site, same, bare]) pin(pid, SERVER_CORE);
    pin(process.pid, LOAD_CORE);
    const request = () => httpRequest('GET /', [BROTLI]);
    const runs = await inTurns(ROUNDS, {
      site: () => load(site, request),
      same: () => load(same, request),
      bare: () => load(bare, request),
    });
    const { etag } = (await fetchBest(site.port, '/')).headers;
    const unchanged = await load(site, () => httpRequest('GET /', [BROTLI, `If-None-Match: ${etag}`]));
    pin(process.pid, ALL_CORES);
    const rows: Row[] = [
      ...rowsOf(runs),
      { what: 'unchanged page (304)', value: `${count(unchanged.perSecond)}/s` },
      { what: 'memory after this load (embedded database)', value: MB(site.memory()) },
    ];
    const cores = canPin ? 'servers on one core, load on the other' : 'load and server on the same cores';
    const note = `64 connections, ${ROUNDS} rounds of ${LOAD_SECONDS} s in turns, ${cores}. CPU time per request is the median of the rounds, with the least and the most. The load's own core limits requests per second.`;
    return { title: 'Serving a pre-rendered page', rows, note };
  });

/** Plain node:http: the page of SITE_PORT from memory, with its headers or the necessary ones. */
async function serveReference(): Promise<void> {
  const { body, rawHeaders } = await fetchBest(Number(process.env.SITE_PORT), '/');
  const necessary = ['Content-Type', 'text/html', 'Content-Encoding', 'br'];
  const headers = process.env.SAME_HEADERS
    ? rawHeaders
    : [...necessary, 'Content-Length', String(body.length)];
  createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(body);
  }).listen(Number(process.env.PORT), '127.0.0.1', () => console.info('Ready'));
}

if (isReference(import.meta.url)) await serveReference();
