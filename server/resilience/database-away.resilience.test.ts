/** REL-03: PostgreSQL stops and returns; the server keeps running. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/database/postgres.ts';
import { cleanUp, newDataDir, startServerProcess } from '../testing/processes/server-process.ts';
import { TIMEOUT } from '../testing/wait/timeout.ts';

let postgres: TestPostgres | null = null;
afterAll(async () => {
  await cleanUp();
  await postgres?.remove();
});

const isBuilt = existsSync(fileURLToPath(new URL('../../dist/client/index.html', import.meta.url)));
const enquiry = (n: number) => ({
  name: 'Ada Quill',
  email: `ada${n}@quillbinding.example`,
  message: `Question ${n}`,
});

describe('PostgreSQL unavailable', () => {
  it('503 with Retry-After, pages still 200, recovery without a restart, sessions kept', async () => {
    postgres = await startPostgres({ durable: true });
    await postgres.createDatabase('shop');
    const password = 'a password of some length';
    const server = await startServerProcess({
      DATA_DIR: newDataDir(),
      DATABASE_URL: postgres.url('shop'),
      APP_SECRET: 'a secret only tests know: forty letters!',
      ADMIN_USERNAME: 'robin',
      ADMIN_PASSWORD: password,
    });
    await server.ready();
    const login = await server.post('/api/admin/login', { username: 'robin', password });
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const orders = () =>
      fetch(`${server.origin}/api/orders`, {
        headers: { cookie },
        signal: AbortSignal.timeout(TIMEOUT.timeout),
      });
    expect((await orders()).status).toBe(200);
    expect((await server.post('/api/contacts', enquiry(0))).status).toBe(201);

    for (let round = 1; round <= 2; round++) {
      await postgres.stop();
      const message = 'We can’t process this right now. Try again in a minute.';
      for (const [ask, sentence] of [
        [() => server.post('/api/contacts', enquiry(round)), message],
        [orders, message],
        [
          () =>
            fetch(`${server.origin}/forms/contact`, {
              method: 'POST',
              body: new URLSearchParams(enquiry(round)),
            }),
          message,
        ],
        [
          () => fetch(`${server.origin}/admin/orders`, { headers: { cookie }, redirect: 'manual' }),
          'Service temporarily unavailable',
        ],
      ] as const) {
        const response = await ask();
        expect(response.status).toBe(503);
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(await response.text()).toContain(sentence);
      }
      expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
      expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
      if (isBuilt)
        for (const page of ['/', '/portfolio', '/blog'])
          expect((await fetch(`${server.origin}${page}`)).status).toBe(200);

      await postgres.start();
      await vi.waitUntil(
        async () => (await server.post('/api/contacts', enquiry(round))).status === 201,
        TIMEOUT,
      );
      expect((await orders()).status).toBe(200);
      await server.reportsReady();
    }
    const { contacts } = (await (
      await fetch(`${server.origin}/api/contacts`, { headers: { cookie } })
    ).json()) as { contacts: unknown[] };
    expect(contacts).toHaveLength(3);
    server.kill('SIGTERM');
    expect((await server.exited).code).toBe(0);
  });
});
