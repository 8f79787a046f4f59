/**
 * Requests per second of a static page, against node:http (and nginx if installed) in the same
 * minutes.
 */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { freePort } from '#server/testing/processes/free-port.ts';
import { fetchBest } from './pages.ts';
import { httpRequest, load, runSerially } from './support/load.ts';
import {
  isReference,
  type Running,
  startReference,
  startSite,
  withFolder,
  withProcesses,
} from './support/processes.ts';
import { atLeast, atMost, count, findProgram, type Group, ms, type Row, ratio } from './support/report.ts';

/** Our target relative to nginx; plain node:http reached 0.78 on the reference machine. */
const NGINX_SHARE_MIN = 0.7;
const NODE_SHARE_MIN = 0.9;
const P99_MS_MAX = 3;
const ROUNDS = 3;

async function startNginx(
  program: string,
  folder: string,
  body: Buffer,
): Promise<Pick<Running, 'port' | 'stop'>> {
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
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

export async function benchThroughput(): Promise<Group> {
  const nginx = findProgram('nginx');
  return await withFolder((folder) =>
    withProcesses(async (keep) => {
      const site = await keep(startSite(folder));
      const home = await fetchBest(site.port, '/');
      const files = { BODY_FILE: path.join(folder, 'body'), HEADERS_FILE: path.join(folder, 'headers.json') };
      writeFileSync(files.BODY_FILE, home.body);
      writeFileSync(files.HEADERS_FILE, JSON.stringify(home.rawHeaders));
      const plain = await keep(startReference('throughput', files));
      const other = nginx ? await keep(startNginx(nginx, folder, home.body)) : null;
      const ask = (port: number) => () =>
        load({ port, request: () => httpRequest('GET', '/', { 'Accept-Encoding': 'br' }) });
      const unchanged = () =>
        load({
          port: site.port,
          request: () =>
            httpRequest('GET', '/', { 'If-None-Match': String(home.headers.etag), 'Accept-Encoding': 'br' }),
          seconds: 2,
        });
      const results = await runSerially(ROUNDS, {
        site: ask(site.port),
        plain: ask(plain.port),
        ...(other ? { nginx: ask(other.port) } : {}),
      } as Record<'site' | 'plain' | 'nginx', () => ReturnType<typeof load>>);
      const notModified = await unchanged();
      const rows: Row[] = [
        { what: 'this server, home page', value: `${count(results.site.perSecond)}/s` },
        {
          what: 'plain node:http with the same bytes from memory',
          value: `${count(results.plain.perSecond)}/s`,
        },
        atLeast(
          'this server against plain node:http',
          results.site.perSecond / results.plain.perSecond,
          NODE_SHARE_MIN,
          ratio,
        ),
        ...(results.nginx
          ? [
              atLeast(
                'this server against nginx, one worker',
                results.site.perSecond / results.nginx.perSecond,
                NGINX_SHARE_MIN,
                ratio,
              ),
            ]
          : []),
        atMost('this server, p99', results.site.p99, P99_MS_MAX, ms),
        { what: 'plain node:http, p99', value: ms(results.plain.p99) },
        { what: 'unchanged page (304)', value: `${count(notModified.perSecond)}/s` },
        {
          what: 'memory after this load (embedded database)',
          value: `${Math.round(site.memory() / 1024 ** 2)} MB`,
        },
      ];
      const note = `64 connections, ${ROUNDS} rounds of 3 s in turns, load and server on the same cores.${nginx ? '' : ' nginx is not installed here: plain node:http stands in for it (it reached 0.78 of nginx on the reference machine, so 0.90 of it is 0.70 of nginx).'}`;
      return { title: 'Serving a pre-rendered page', rows, note };
    }),
  );
}

/** Plain node:http: the same body and headers from memory. */
function serveReference(): void {
  const body = readFileSync(process.env.BODY_FILE ?? '');
  const headers = JSON.parse(readFileSync(process.env.HEADERS_FILE ?? '', 'utf8')) as string[];
  createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(body);
  }).listen(Number(process.env.PORT), '127.0.0.1', () => console.info('Ready'));
}

if (isReference(import.meta.url)) serveReference();
