/**
 * A static page by CPU time per request and by requests per second, against node:http (and nginx if
 * installed) in turns. Servers run on one core, the load on another.
 */
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { freePort } from '#server/testing/processes/free-port.ts';
import { fetchBest } from './pages.ts';
import { httpRequest, type LoadResult, load, median, runSerially } from './support/load.ts';
import {
  isReference,
  type Running,
  startReference,
  startSite,
  withFolder,
  withProcesses,
} from './support/processes.ts';
import {
  atLeast,
  atMost,
  count,
  findProgram,
  type Group,
  MB,
  ms,
  type Row,
  ratio,
} from './support/report.ts';

/** Our target relative to nginx; plain node:http reached 0.78 on the reference machine. */
const NGINX_SHARE_MIN = 0.7;
const NODE_SHARE_MIN = 0.9;
/** By CPU time per request, which neighbours on the machine disturb less than throughput. */
const CPU_SHARE_MIN = { sameHeaders: 0.95, bare: 0.75, nginx: 0.55 };
const P99_MS_MAX = 3;
const ROUNDS = 5;
const SERVER_CORE = '0';
const LOAD_CORE = '1';
const ALL_CORES = `0-${availableParallelism() - 1}`;

async function startNginx(
  program: string,
  folder: string,
  body: Buffer,
): Promise<Pick<Running, 'port' | 'pid' | 'stop'>> {
  const port = await freePort();
  writeFileSync(path.join(folder, 'index.html'), body);
  const config = `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http { access_log off; keepalive_requests 1000000; types { text/html html; } client_body_temp_path ${folder}; proxy_temp_path ${folder};
fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder}; open_file_cache max=10;
server { listen 127.0.0.1:${port}; root ${folder}; location / { add_header Content-Encoding br; try_files /index.html =404; } } }`;
  writeFileSync(path.join(folder, 'nginx.conf'), config);
  const child = spawn(program, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'ignore' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  return {
    port,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
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

type Contestant = 'site' | 'sameHeaders' | 'bare' | 'nginx';
const NAMES: Record<Contestant, string> = {
  site: 'this server',
  sameHeaders: 'node:http with the same headers',
  bare: 'node:http alone',
  nginx: 'nginx, one worker, static Brotli',
};

/** Serves in turns; the first, unmeasured turn warms up. */
async function compare(servers: Partial<Record<Contestant, Pick<Running, 'port' | 'pid'>>>) {
  const cpu = new Map<Contestant, number[]>();
  const contestants = Object.fromEntries(
    Object.entries(servers).map(([name, { port, pid }]) => [
      name,
      async (): Promise<LoadResult> => {
        const before = cpuMicroseconds(pid);
        const request = () => httpRequest('GET', '/', { 'Accept-Encoding': 'br' });
        const result = await load({ port, request, warmUpSeconds: 0 });
        const known = cpu.get(name as Contestant) ?? [];
        cpu.set(name as Contestant, [...known, (cpuMicroseconds(pid) - before) / result.requests]);
        return result;
      },
    ]),
  ) as Record<Contestant, () => Promise<LoadResult>>;
  await runSerially(1, contestants);
  cpu.clear();
  const results = await runSerially(ROUNDS, contestants);
  return Object.fromEntries(
    [...cpu].map(([name, values]) => [
      name,
      { ...results[name], cpu: median(values), from: Math.min(...values), to: Math.max(...values) },
    ]),
  ) as Partial<Record<Contestant, LoadResult & { cpu: number; from: number; to: number }>>;
}

const microseconds = (value: number): string => `${value.toFixed(1)} µs`;

function rowsOf({ site, ...others }: Awaited<ReturnType<typeof compare>>): Row[] {
  if (!site) throw new Error('this server was not measured');
  const measured = Object.entries({ site, ...others });
  return [
    ...measured.map(([name, { cpu, from, to, perSecond }]) => ({
      what: NAMES[name as Contestant],
      value: `${microseconds(cpu)} (${from.toFixed(1)} to ${to.toFixed(1)}), ${count(perSecond)}/s`,
    })),
    ...Object.entries(others).map(([name, other]) =>
      atLeast(
        `CPU time per request: ${NAMES[name as Contestant]}, divided by this server`,
        other.cpu / site.cpu,
        CPU_SHARE_MIN[name as keyof typeof others],
        ratio,
      ),
    ),
    ...Object.entries({ sameHeaders: NODE_SHARE_MIN, nginx: NGINX_SHARE_MIN }).flatMap(([name, share]) => {
      const other = others[name as keyof typeof others];
      const what = `requests per second: this server against ${NAMES[name as Contestant]}`;
      return other ? [atLeast(what, site.perSecond / other.perSecond, share, ratio)] : [];
    }),
    atMost('this server, p99', site.p99, P99_MS_MAX, ms),
    ...(others.sameHeaders ? [{ what: `${NAMES.sameHeaders}, p99`, value: ms(others.sameHeaders.p99) }] : []),
  ];
}

export async function benchThroughput(): Promise<Group> {
  const nginx = findProgram('nginx');
  const isPinned = availableParallelism() > 1 && findProgram('taskset') !== null;
  return await withFolder((folder) =>
    withProcesses(async (keep) => {
      const site = await keep(startSite(folder));
      const home = await fetchBest(site.port, '/');
      const files = { BODY_FILE: path.join(folder, 'body'), HEADERS_FILE: path.join(folder, 'headers.json') };
      writeFileSync(files.BODY_FILE, home.body);
      writeFileSync(files.HEADERS_FILE, JSON.stringify(home.rawHeaders));
      const servers = {
        site,
        sameHeaders: await keep(startReference('throughput', files)),
        bare: await keep(startReference('throughput', { BODY_FILE: files.BODY_FILE })),
        ...(nginx ? { nginx: await keep(startNginx(nginx, folder, home.body)) } : {}),
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
      const note = `64 connections, ${ROUNDS} rounds of 3 s in turns, ${cores}. CPU time per request is the median of the rounds, with the least and the most. The load's own core limits requests per second.${nginx ? '' : ' nginx is not installed here, so it was not compared.'}`;
      return { title: 'Serving a pre-rendered page', rows, note };
    }),
  );
}

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
