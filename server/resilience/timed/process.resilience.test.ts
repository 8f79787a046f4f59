/** Starts and stops with a time limit. */
import { afterEach, describe, expect, it } from 'vitest';
import { cleanUp, preparedDataDir, startServerProcess } from '../../testing/processes/server-process.ts';

afterEach(cleanUp);

const seconds = (started: number): number => (performance.now() - started) / 1000;

describe('REL-09 one process per data directory', () => {
  it('a second process exits with 75 within two seconds and names the first, which keeps running', async () => {
    const dataDir = await preparedDataDir();
    const first = await startServerProcess({ DATA_DIR: dataDir });
    await first.ready();
    const started = performance.now();
    const second = await startServerProcess({ DATA_DIR: dataDir });
    expect(await second.exited).toEqual({ code: 75, signal: null });
    expect(seconds(started)).toBeLessThan(2);
    expect(second.errors()).toContain(`in use by process ${first.pid} `);
    expect(second.errors()).toContain(dataDir);
    expect(
      (await first.post('/api/contacts', { name: 'A', email: 'a@a.example', message: 'still here' })).status,
    ).toBe(201);
  });
});

describe('REL-16 stopping', () => {
  it('if /readyz is polled it reports the stop for a second before connections are refused, and responses close theirs', async () => {
    const server = await startServerProcess({ DATA_DIR: await preparedDataDir() });
    await server.ready();
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    server.kill('SIGTERM');
    await expect.poll(() => fetch(`${server.origin}/readyz`).then(({ status }) => status)).toBe(503);
    const responses = await Promise.all(
      ['/', '/api/session'].map((address) => fetch(`${server.origin}${address}`)),
    );
    for (const response of responses)
      expect([response.url, response.status, response.headers.get('connection')]).toEqual([
        response.url,
        200,
        'close',
      ]);
    expect(await server.exited).toEqual({ code: 0, signal: null });
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
    const started = performance.now();
    server.kill('SIGTERM');
    setTimeout(() => server.kill('SIGTERM'), 40);
    const statuses = await Promise.all(responses);
    expect(await server.exited).toEqual({ code: 0, signal: null });
    expect(seconds(started)).toBeLessThan(15);
    expect(statuses.filter((status) => status !== 201 && status !== 'refused')).toEqual([]);
    expect(server.log()).toContain('"message":"stopped"');
    const again = await startServerProcess({ DATA_DIR: dataDir });
    await again.ready();
    again.kill('SIGINT');
    expect((await again.exited).code).toBe(0);
  });

  it('a second start takes less than five seconds', async () => {
    const dataDir = await preparedDataDir();
    const times: number[] = [];
    // Other processes may use the machine at the same time, so the best of several starts counts.
    while (times.length < 5 && !(Math.min(...times) < 5)) {
      const started = performance.now();
      const server = await startServerProcess({ DATA_DIR: dataDir });
      await server.ready();
      // The first start also creates the queue's tables.
      times.push(times.length === 0 ? Number.POSITIVE_INFINITY : seconds(started));
      server.kill('SIGTERM');
      await server.exited;
    }
    expect(Math.min(...times), `${times} s`).toBeLessThan(5);
  });
});
