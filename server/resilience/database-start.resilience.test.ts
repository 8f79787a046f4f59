/** A server that starts before its database. */
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/database/postgres.ts';
import { cleanUp, newDataDir, startServerProcess } from '../testing/processes/server-process.ts';
import { TIMEOUT } from '../testing/wait/timeout.ts';

let postgres: TestPostgres | null = null;
afterAll(async () => {
  await cleanUp();
  await postgres?.remove();
});

const enquiry = (n: number) => ({
  name: 'Ada Quill',
  email: `ada${n}@quillbinding.example`,
  message: `Question ${n}`,
});

describe('REL-02 a start without a database', () => {
  it('REL-02 the server waits for a database that starts later, and health checks respond meanwhile', async () => {
    postgres = await startPostgres();
    await postgres.createDatabase('later');
    await postgres.stop();
    const server = await startServerProcess({
      DATA_DIR: newDataDir(),
      DATABASE_URL: postgres.url('later'),
      APP_SECRET: 'a secret only tests know: forty letters!',
    });
    await vi.waitUntil(() => server.log().includes('the database is not available yet'), TIMEOUT);
    await vi.waitUntil(
      async () => (await fetch(`${server.origin}/healthz`).catch(() => null))?.status === 200,
      TIMEOUT,
    );
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
    expect((await server.post('/api/contacts', enquiry(8))).status).toBe(503);
    await postgres.start();
    await server.ready();
    expect((await server.post('/api/contacts', enquiry(9))).status).toBe(201);
  });

  it('REL-02 without a database the start ends after half a minute, with exit code 1 and one sentence', async () => {
    const server = await startServerProcess({
      DATA_DIR: newDataDir(),
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere',
      APP_SECRET: 'a secret only tests know: forty letters!',
    });
    expect(await server.exited).toEqual({ code: 1, signal: null });
    expect(server.errors()).toContain('The database could not be reached.');
    expect(server.errors()).not.toContain('    at ');
  });
});
