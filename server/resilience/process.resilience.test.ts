/** Starting, failed starts, and stopping. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SAME_SIGNAL_MS } from '../platform/process/exit.ts';
import {
  cleanUp,
  newDataDir,
  preparedDataDir,
  type ServerProcess,
  startServerProcess,
} from '../testing/processes/server-process.ts';
import { atStart, HANG_AT_SIGNAL } from '../testing/processes/supervised.ts';
import { TIMEOUT } from '../testing/wait/timeout.ts';

afterEach(cleanUp);

/** What a server that is stopping responds to new requests. @throws if it refuses them */
async function seenWhileStopping({ origin }: ServerProcess): Promise<unknown[]> {
  let isStopping = false;
  while (!isStopping) isStopping = (await fetch(`${origin}/readyz`)).status === 503;
  return Promise.all(
    ['/', '/api/session'].map(async (address) => {
      const { status, headers } = await fetch(`${origin}${address}`);
      return [address, status, headers.get('connection')];
    }),
  );
}

describe('REL-09 one process per data directory', () => {
  it('a second process exits with 75 and names the first, which keeps running', async () => {
    const dataDir = await preparedDataDir();
    const first = await startServerProcess({ DATA_DIR: dataDir });
    await first.ready();
    const second = await startServerProcess({ DATA_DIR: dataDir });
    expect(await second.exited).toEqual({ code: 75, signal: null });
    expect(second.errors()).toContain(`in use by process ${first.pid} `);
    expect(second.errors()).toContain(dataDir);
    expect(
      (await first.post('/api/contacts', { name: 'A', email: 'a@a.example', message: 'still here' })).status,
    ).toBe(201);
  });

  it('of four processes started at once exactly one keeps running', async () => {
    const dataDir = await preparedDataDir();
    const servers = await Promise.all(
      Array.from({ length: 4 }, () => startServerProcess({ DATA_DIR: dataDir })),
    );
    const ends = await Promise.all(
      servers.map((server) =>
        Promise.race([
          server.ready().then(
            () => 'ready',
            () => 'ended',
          ),
          server.exited.then(({ code }) => `exit ${code}`),
        ]),
      ),
    );
    expect(ends.filter((end) => end === 'ready')).toHaveLength(1);
    const codes = await Promise.all(
      servers.filter((_, n) => ends[n] !== 'ready').map(async ({ exited }) => (await exited).code),
    );
    expect(codes).toEqual([75, 75, 75]);
  });

  it('the lock of a killed process is taken over at once', async () => {
    const dataDir = await preparedDataDir();
    const first = await startServerProcess({ DATA_DIR: dataDir });
    await first.ready();
    first.kill('SIGKILL');
    await first.exited;
    const second = await startServerProcess({ DATA_DIR: dataDir });
    await second.ready();
    expect(JSON.parse(readFileSync(path.join(dataDir, 'storefront.lock.json'), 'utf8')).pid).toBe(second.pid);
  });

  it('a process killed while it created the database does not block the next start', async () => {
    for (const written of ['pglite/PG_VERSION', 'pglite.ready']) {
      const dataDir = newDataDir();
      const first = await startServerProcess({ DATA_DIR: dataDir });
      await vi.waitUntil(() => existsSync(path.join(dataDir, written)), TIMEOUT);
      first.kill('SIGKILL');
      await first.exited;
      const wasReady = existsSync(path.join(dataDir, 'pglite.ready'));
      const second = await startServerProcess({ DATA_DIR: dataDir });
      await second.ready();
      expect(
        (await second.post('/api/contacts', { name: 'A', email: 'a@a.example', message: `after ${written}` }))
          .status,
      ).toBe(201);
      expect(readdirSync(dataDir).some((name) => name.startsWith('pglite.incomplete-'))).toBe(!wasReady);
      await cleanUp();
    }
  });
});

describe('SEC-34 an invalid configuration', () => {
  it('ends the start with 78 before anything is changed, with one line per error', async () => {
    const dataDir = path.join(newDataDir(), 'never-made');
    const server = await startServerProcess({
      DATA_DIR: dataDir,
      PUBLIC_URL: 'http://shop.example',
      DEMO: 'on',
      LOG_LEVEL: 'info',
    });
    expect(await server.exited).toEqual({ code: 78, signal: null });
    for (const variable of [
      'PUBLIC_URL must be https',
      'DEMO cannot be on',
      'DATABASE_URL is required',
      'ALLOWED_HOSTS',
      'TRUST_PROXY',
      'APP_SECRET',
    ])
      expect(server.errors()).toContain(variable);
    expect(server.errors()).not.toMatch(/\bat .*\.ts/);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('a data directory that cannot be created is reported in one line', async () => {
    const server = await startServerProcess({ DATA_DIR: '/etc/passwd/data' });
    expect((await server.exited).code).toBe(78);
    expect(server.errors()).toContain('DATA_DIR /etc/passwd/data cannot be used: ENOTDIR');
    expect(server.errors()).not.toMatch(/\bat .*\.ts/);
  });
});

describe('REL-08, C1 a process that hangs', () => {
  it('is killed after 15 seconds with a log line, and its acknowledged writes are there at the next start', async () => {
    const dataDir = await preparedDataDir();
    const first = await startServerProcess({ DATA_DIR: dataDir, ...atStart(HANG_AT_SIGNAL) });
    await first.ready();
    const send = (to: typeof first) =>
      to.post(
        '/api/contacts',
        { name: 'A', email: 'a@a.example', message: 'kept' },
        { 'idempotency-key': 'before-it-hung-0001' },
      );
    const acknowledged = await (await send(first)).json();
    expect(acknowledged).toMatchObject({ success: true });
    first.kill('SIGUSR2');
    expect(await first.exited).toEqual({ code: null, signal: 'SIGKILL' });
    expect(first.log()).toContain('the event loop was blocked for 15 seconds');
    const second = await startServerProcess({ DATA_DIR: dataDir });
    await second.ready();
    expect(await (await send(second)).json()).toEqual(acknowledged);
  });
});

describe('REL-21 a log whose reader has gone', () => {
  it('does not keep the server from responding and stopping, even by SIGHUP of a closed terminal', async () => {
    const dataDir = await preparedDataDir();
    const server = await startServerProcess({ DATA_DIR: dataDir });
    await server.ready();
    server.stopReading();
    for (let n = 0; n < 5; n++) {
      const response = await server.post('/api/contacts', {
        name: 'A',
        email: `a${n}@a.example`,
        message: `unheard ${n}`,
      });
      expect(response.status).toBe(201);
    }
    server.kill('SIGHUP');
    expect(await server.exited).toEqual({ code: 0, signal: null });
  });
});

describe('REL-16 stopping', () => {
  it('if /readyz is polled it reports the stop for a second before connections are refused, and responses close theirs', async () => {
    const stopWhilePolled = async () => {
      const server = await startServerProcess({ DATA_DIR: await preparedDataDir() });
      await server.ready();
      await server.reportsReady();
      server.kill('SIGTERM');
      const seen = await seenWhileStopping(server).catch(() => null);
      expect(await server.exited).toEqual({ code: 0, signal: null });
      return seen;
    };
    // On a busy machine the second may be over before the responses arrive.
    const seen = await vi.waitUntil(stopWhilePolled, TIMEOUT);
    expect(seen).toEqual([
      ['/', 200, 'close'],
      ['/api/session', 200, 'close'],
    ]);
  });

  it('SIGTERM twice within 50 ms: accepted requests are completed, exit code 0, and nothing is lost', async () => {
    const dataDir = await preparedDataDir();
    const server = await startServerProcess({ DATA_DIR: dataDir });
    await server.ready();
    const responses: Promise<number | 'refused'>[] = [];
    for (let n = 0; n < 20; n++)
      responses.push(
        server.post('/api/contacts', { name: 'A', email: `a${n}@a.example`, message: `number ${n}` }).then(
          async (response) => {
            await response.text();
            return response.status;
          },
          () => 'refused' as const,
        ),
      );
    await Promise.race(responses);
    const sentAt = performance.now();
    server.kill('SIGTERM');
    setTimeout(() => {
      // Later than this, it could count as another one, which forces the exit.
      if (performance.now() - sentAt < SAME_SIGNAL_MS / 2) server.kill('SIGTERM');
    }, 40);
    const statuses = await Promise.all(responses);
    expect(await server.exited).toEqual({ code: 0, signal: null });
    expect(statuses.filter((status) => status !== 201 && status !== 'refused')).toEqual([]);
    expect(server.log()).toContain('"message":"stopped"');
    const again = await startServerProcess({ DATA_DIR: dataDir });
    await again.ready();
    again.kill('SIGINT');
    expect((await again.exited).code).toBe(0);
  });
});
