import { createServer } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  cleanUp,
  newDataDir,
  preparedDataDir,
  type ServerProcess,
} from '../testing/processes/server-process.ts';
import {
  descendants,
  enquiry,
  holderOf,
  inServer,
  RESTARTED,
  restarts,
  supervised,
  timesReady,
} from '../testing/processes/supervised.ts';
import { TIMEOUT } from '../testing/wait/timeout.ts';

afterEach(cleanUp);

describe('REL-08 a server that dies', () => {
  it('REL-08: is restarted after a second with one log line, and acknowledged writes are there', async () => {
    const dataDir = await preparedDataDir();
    const server = await supervised({ DATA_DIR: dataDir });
    await server.ready();
    const send = () =>
      server.post('/api/contacts', enquiry('kept'), { 'idempotency-key': 'before-the-crash-01' });
    const acknowledged = await (await send()).json();
    process.kill(holderOf(dataDir), 'SIGKILL');
    await vi.waitUntil(() => timesReady(server) === 2, TIMEOUT);
    expect(await (await send()).json()).toEqual(acknowledged);
    expect(restarts(server)).toEqual([
      {
        time: expect.any(String),
        level: 'warn',
        message: RESTARTED,
        exitCode: null,
        signal: 'SIGKILL',
        delaySeconds: 1,
      },
    ]);
    server.kill('SIGTERM');
    expect(await server.exited).toEqual({ code: 0, signal: null });
  });

  it('REL-08: is not restarted after five crashes within a minute, and the supervisor reports it in one sentence', async () => {
    const server = await supervised({
      DATA_DIR: newDataDir(),
      ...inServer("process.kill(process.pid,'SIGKILL')"),
    });
    expect(await server.exited).toEqual({ code: 1, signal: null });
    await vi.waitUntil(() => restarts(server).length === 4, TIMEOUT);
    expect(restarts(server).map(({ delaySeconds }) => delaySeconds)).toEqual([1, 2, 4, 8]);
    expect(server.errors()).toBe(
      'The server crashed five times within a minute and is not restarted again. The log above says why.\n',
    );
  });

  it('REL-08: an unexpected error at start counts as a crash; a stop meanwhile ends the supervisor with 0', async () => {
    const server = await supervised({ DATA_DIR: newDataDir(), ...inServer("throw new Error('broken')") });
    await vi.waitUntil(() => restarts(server).length === 2, TIMEOUT);
    server.kill('SIGTERM');
    expect(await server.exited).toEqual({ code: 0, signal: null });
  });

  it('REL-08: is restarted if the operating system could not start the process', async () => {
    const noProgram = "if(!process.send)process.execPath='/nonexistent/node'";
    const server = await supervised({
      DATA_DIR: newDataDir(),
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(noProgram)}`,
    });
    await vi.waitUntil(() => restarts(server).length === 1, TIMEOUT);
    expect(server.log()).toContain(
      '"message":"the server could not be started","error":"Error","errorCode":"ENOENT"',
    );
    server.kill('SIGTERM');
    expect(await server.exited).toEqual({ code: 0, signal: null });
  });
});

describe('REL-08 a final exit', () => {
  const expectFinal = async (server: ServerProcess, code: number, sentence: string) => {
    expect(await server.exited).toEqual({ code, signal: null });
    await vi.waitUntil(() => server.errors().includes(sentence), TIMEOUT);
    expect(restarts(server)).toEqual([]);
  };

  it('REL-08: an invalid configuration ends the supervisor with 78', async () => {
    await expectFinal(await supervised({ PORT: 'abc' }), 78, 'PORT must be a port number');
  });

  it('REL-09: a data directory in use ends the supervisor with 75 and names the server that uses it', async () => {
    const dataDir = await preparedDataDir();
    const first = await supervised({ DATA_DIR: dataDir });
    await first.ready();
    const second = await supervised({ DATA_DIR: dataDir });
    await expectFinal(second, 75, `in use by process ${holderOf(dataDir)} `);
    expect(holderOf(dataDir)).not.toBe(first.pid);
    expect(descendants(first.pid)).toEqual([holderOf(dataDir)]);
    first.kill('SIGTERM');
    expect((await first.exited).code).toBe(0);
  });

  it('REL-08: a port in use ends the supervisor with 1', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    await expectFinal(
      await supervised({ DATA_DIR: await preparedDataDir(), PORT: String(port) }),
      1,
      `PORT ${port} is in use`,
    );
    other.close();
  });
});
