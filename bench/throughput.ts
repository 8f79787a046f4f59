/**
 * A static page by CPU time per request and by requests per second, against node:http (and nginx if
 * installed) in turns. Servers run on one core, the load on another.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { freePort } from '#server/testing/processes/free-port.ts';
import { fetchBest } from './pages.ts';
import { httpRequest, inTurns, load, median, middle } from './support/load.ts';
import { isReference, type Running, startReference, startSite, withProcesses } from './support/processes.ts';
import { atLeast, atMost, count, type Group, MB, ms, type Row, ratio } from './support/report.ts';

/**
 * Least values, divided by this server's: CPU time per request, which neighbours on the machine
 * disturb less than throughput; and requests per second of this server, divided by theirs.
 */
const OTHERS: Record<string, { name: string; cpuMin: number; speedMin?: number }> = {
  sameHeaders: { name: 'node:http with the same headers', cpuMin: 0.95, speedMin: 0.9 },
  bare: { name: 'node:http alone', cpuMin: 0.75 },
  // Our target; plain node:http reached 0.78 on the reference machine.
  nginx: { name: 'nginx, one worker, static Brotli', cpuMin: 0.55, speedMin: 0.7 },
};
const P99_MS_MAX = 3;
const ROUNDS = 5;
const SERVER_CORE = '0';
const LOAD_CORE = '1';
const ALL_CORES = `0-${availableParallelism() - 1}`;

type Server = Pick<Running, 'port' | 'pid' | 'stop'>;
const hasProgram = (name: string): boolean => spawnSync('which', [name]).status === 0;

async function startNginx(folder: string, body: Buffer): Promise<Server> {
  const port = await freePort();
  writeFileSync(path.join(folder, 'index.html'), body);
  const config = `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http { access_log off; keepalive_requests 1000000; types { text/html html; } client_body_temp_path ${folder}; proxy_temp_path ${folder};
fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder}; open_file_cache max=10;
server { listen 127.0.0.1:${port}; root ${folder}; location / { add_header Content-Encoding br; try_files /index.html =404; } } }`;
  writeFileSync(path.join(folder, 'nginx.conf'), config);
  const child = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await new Promise((resolve) => setTimeout(resolve, 500));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { port, pid: child.pid ?? 0, stop };
}

/** nginx responds in a child process. */
const withChildren = (pid: number): number[] => [
  pid,
  ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
];

function pin(pid: number, cores: string): void {
  for (const one of withChildren(pid)) execFileSync('taskset', ['-acp', cores, String(one)]);
}

const TICK_MICROSECONDS = 10_000;
/** Of all its threads, in user and in system mode. */
function cpuMicroseconds(pid: number): number {
  const ticksOf = (one: number): number => {
    // After the name in brackets, user and system time are the 12th and 13th values.
    const values = readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(values[11]) + Number(values[12]);
  };
  return withChildren(pid).reduce((sum, one) => sum + ticksOf(one), 0) * TICK_MICROSECONDS;
}

/** Serves in turns; the first, unmeasured turn warms up. */
async function compare(servers: Record<string, Server>) {
  const request = () => httpRequest('GET', '/', { 'Accept-Encoding': 'br' });
  const contestants = Object.entries(servers).map(([name, { port, pid }]) => {
    const run = async () => {
      const before = cpuMicroseconds(pid);
      const result = await load({ port, request, warmUpSeconds: 0 });
      return { ...result, cpu: (cpuMicroseconds(pid) - before) / result.requests };
    };
    return [name, run] as const;
  });
  await inTurns(1, Object.fromEntries(contestants));
  return await inTurns(ROUNDS, Object.fromEntries(contestants));
}
type Runs = Awaited<ReturnType<typeof compare>>;

const microseconds = (value: number): string => `${value.toFixed(1)} µs`;

function rowsOf(runs: Runs): Row[] {
  const [site, ...others] = Object.entries(runs).map(([key, measured]) => {
    const values = measured.map(({ cpu }) => cpu).sort((a, b) => a - b);
    const { name = 'this server', ...limits } = OTHERS[key] ?? {};
    return { name, ...limits, ...middle(measured), cpu: median(values), from: values[0], to: values.at(-1) };
  });
  if (!site) throw new Error('this server was not measured');
  return [
    ...[site, ...others].map(({ name, cpu, from, to, perSecond }) => ({
      what: name,
      value: `${microseconds(cpu)} (${from?.toFixed(1)} to ${to?.toFixed(1)}), ${count(perSecond)}/s`,
    })),
    ...others.map(({ name, cpu, cpuMin = 0 }) =>
      atLeast(`CPU time per request: ${name}, divided by this server`, cpu / site.cpu, cpuMin, ratio),
    ),
    ...others.flatMap(({ name, perSecond, speedMin }) => {
      const what = `requests per second: this server against ${name}`;
      return speedMin ? [atLeast(what, site.perSecond / perSecond, speedMin, ratio)] : [];
    }),
    atMost('this server, p99', site.p99, P99_MS_MAX, ms),
    ...others.slice(0, 1).map(({ name, p99 }) => ({ what: `${name}, p99`, value: ms(p99) })),
  ];
}

export const benchThroughput = (): Promise<Group> =>
  withProcesses(async (keep, folder) => {
    const hasNginx = hasProgram('nginx');
    const isPinned = availableParallelism() > 1 && hasProgram('taskset');
    const site = await keep(startSite(folder));
    const home = await fetchBest(site.port, '/');
    const files = { BODY_FILE: path.join(folder, 'body'), HEADERS_FILE: path.join(folder, 'headers.json') };
    writeFileSync(files.BODY_FILE, home.body);
    writeFileSync(files.HEADERS_FILE, JSON.stringify(home.rawHeaders));
    const servers = {
      site,
      sameHeaders: await keep(startReference('throughput', files)),
      bare: await keep(startReference('throughput', { BODY_FILE: files.BODY_FILE })),
      ...(hasNginx ? { nginx: await keep(startNginx(folder, home.body)) } : {}),
    };
    if (isPinned) for (const { pid } of Object.values(servers)) pin(pid, SERVER_CORE);
    if (isPinned) pin(process.pid, LOAD_CORE);
    const compared = await compare(servers);
    const etag = String(home.headers.etag);
    const notModified = await load({
      port: site.port,
      request: () => httpRequest('GET', '/', { 'If-None-Match': etag, 'Accept-Encoding': 'br' }),
      seconds: 2,
    });
    if (isPinned) pin(process.pid, ALL_CORES);
    const rows: Row[] = [
      ...rowsOf(compared),
      { what: 'unchanged page (304)', value: `${count(notModified.perSecond)}/s` },
      { what: 'memory after this load (embedded database)', value: MB(site.memory()) },
    ];
    const cores = isPinned ? 'servers on one core, load on the other' : 'load and server on the same cores';
    const note = `64 connections, ${ROUNDS} rounds of 3 s in turns, ${cores}. CPU time per request is the median of the rounds, with the least and the most. The load's own core limits requests per second.${hasNginx ? '' : ' nginx is not installed here, so it was not compared.'}`;
    return { title: 'Serving a pre-rendered page', rows, note };
  });

/** Plain node:http: the same body from memory, with the same headers or the necessary ones. */
function serveReference(): void {
  const body = readFileSync(process.env.BODY_FILE ?? '');
  const { HEADERS_FILE } = process.env;
  const headers = HEADERS_FILE
    ? (JSON.parse(readFileSync(HEADERS_FILE, 'utf8')) as string[])
    : ['Content-Type', 'text/html', 'Content-Encoding', 'br', 'Content-Length', String(body.length)];
  createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(body);
  }).listen(Number(process.env.PORT), '127.0.0.1', () => console.info('Ready'));
}

if (isReference(import.meta.url)) serveReference();
