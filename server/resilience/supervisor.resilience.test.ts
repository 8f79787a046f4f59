/**
 * The supervisor of `npm start`: which exits it restarts, which are
 * final, and how a stop reaches the server.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, runStatement } from '../platform/database/database.ts';
import {
  cleanUp,
  newDataDir,
  preparedDataDir,
  type ServerProcess,
  SUPERVISED,
  startServerProcess,
} from '../testing/processes/server-process.ts';

afterEach(cleanUp);

const RESTARTED = 'the server crashed and is restarted';
const SECRET = 'a secret only tests know: forty letters!';
const WAIT = { timeout: 60_000, interval: 10 };

type Line = { time: string; level: string; message: string; delaySeconds?: number };
const restarts = (server: ServerProcess): Line[] =>
  server
    .log()
    .split('\n')
    .filter((line) => line.includes(RESTARTED))
    .map((line) => JSON.parse(line) as Line);
const supervised = (env: Record<string, string>) => startServerProcess(env, SUPERVISED);
/** Code that runs in the server and not in its supervisor, which has no IPC channel. */
const inServer = (code: string) => ({
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(`if(process.send){${code}}`)}`,
});
const holderOf = (dataDir: string): number =>
  JSON.parse(readFileSync(path.join(dataDir, 'storefront.lock.json'), 'utf8')).pid;
const timesReady = (server: ServerProcess): number => server.errors().split('Ready: ').length - 1;
const enquiry = (message: string) => ({ name: 'A', email: 'a@a.example', message });

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function descendants(pid: number): number[] {
  try {
    const children = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
    return children
      .trim()
      .split('\n')
      .flatMap((child) => [Number(child), ...descendants(Number(child))]);
  } catch {
    return [];
  }
}

describe('REL-08 a server that dies', () => {
  it('REL-08: is restarted after a second with one log line, and acknowledged writes are there', async () => {
    const dataDir = await preparedDataDir();
    const server = await supervised({ DATA_DIR: dataDir });
    await server.ready();
    const send = () =>
      server.post('/api/contacts', enquiry('kept'), { 'idempotency-key': 'before-the-crash-01' });
    const acknowledged = await (await send()).json();
    process.kill(holderOf(dataDir), 'SIGKILL');
    await vi.waitUntil(() => timesReady(server) === 2, WAIT);
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
    await vi.waitUntil(() => restarts(server).length === 4, WAIT);
    expect(restarts(server).map(({ delaySeconds }) => delaySeconds)).toEqual([1, 2, 4, 8]);
    expect(server.errors()).toBe(
      'The server crashed five times within a minute and is not restarted again. The log above says why.\n',
    );
  });

  it('REL-08: an unexpected error at start counts as a crash; a stop meanwhile ends the supervisor with 0', async () => {
    const server = await supervised({ DATA_DIR: newDataDir(), ...inServer("throw new Error('broken')") });
    await vi.waitUntil(() => restarts(server).length === 2, WAIT);
    server.kill('SIGTERM');
    expect(await server.exited).toEqual({ code: 0, signal: null });
  });

  it('REL-08: is restarted if the operating system could not start the process', async () => {
    const noProgram = "if(!process.send)process.execPath='/nonexistent/node'";
    const server = await supervised({
      DATA_DIR: newDataDir(),
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(noProgram)}`,
    });
    await vi.waitUntil(() => restarts(server).length === 1, WAIT);
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
    await vi.waitUntil(() => server.errors().includes(sentence), WAIT);
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

  it('REL-08: a database that cannot be reached ends the supervisor with 1', async () => {
    const env = {
      DATA_DIR: newDataDir(),
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere',
      APP_SECRET: SECRET,
    };
    await expectFinal(await supervised(env), 1, 'The database could not be reached.');
  });

  it('REL-08: a schema of a newer version ends the supervisor with 1', async () => {
    const dataDir = await preparedDataDir();
    const database = await openDatabase({ databaseUrl: null, dataDir });
    await runStatement(
      database.fork(),
      `insert into migration (name, executed_at) values ('Migration29990101000000_later', now())`,
    );
    await database.close();
    await expectFinal(await supervised({ DATA_DIR: dataDir }), 1, 'changed by a newer version');
  });
});

describe('REL-16 a stop', () => {
  /**
   * npm forwards SIGTERM and SIGINT; SIGHUP ends npm itself, so it
   * is sent to the command that npm runs.
   */
  const commandFor = (signal: NodeJS.Signals) => (signal === 'SIGHUP' ? SUPERVISED : ['npm', 'start']);
  const TARGETS: Record<string, (server: ServerProcess, dataDir: string, signal: NodeJS.Signals) => void> = {
    'the server': (_, dataDir, signal) => process.kill(holderOf(dataDir), signal),
    'the command': (server, _, signal) => server.kill(signal),
    'the process group': (server, _, signal) => process.kill(-server.pid, signal),
  };

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    it.each(Object.keys(TARGETS))(
      `REL-16: ${signal} to %s, twice within 50 ms, stops the server once and the command ends with 0`,
      async (name) => {
        const dataDir = await preparedDataDir();
        const server = await startServerProcess({ DATA_DIR: dataDir }, commandFor(signal), {
          detached: true,
        });
        await server.ready();
        const pids = descendants(server.pid);
        const send = () => TARGETS[name]?.(server, dataDir, signal);
        send();
        await new Promise((resolve) => setTimeout(resolve, 40));
        // The first signal may have been enough already.
        if (isRunning(holderOf(dataDir))) send();
        expect(await server.exited).toEqual({ code: 0, signal: null });
        await vi.waitUntil(() => server.log().includes('"message":"stopped"'), WAIT);
        expect(server.log().split('"message":"stopping"')).toHaveLength(2);
        expect(restarts(server)).toEqual([]);
        expect(pids.filter(isRunning)).toEqual([]);
      },
    );

  it('REL-16: a later second signal forces the exit although a request is still open', async () => {
    const server = await supervised({ DATA_DIR: await preparedDataDir() });
    await server.ready();
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1').on('error', () => {});
    socket.write(
      'POST /api/contacts HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    await server.post('/api/contacts', enquiry('the other request has arrived by now'));
    server.kill('SIGTERM');
    await vi.waitUntil(() => server.log().includes('"message":"stopping"'), WAIT);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    server.kill('SIGTERM');
    expect((await server.exited).code).toBe(1);
    expect(server.log()).not.toContain('"message":"stopped"');
    expect(restarts(server)).toEqual([]);
    socket.destroy();
  });

  it('REL-16: a later second signal also ends a server that hangs, before its watchdog does', async () => {
    const dataDir = await preparedDataDir();
    const server = await supervised({
      DATA_DIR: dataDir,
      ...inServer("process.on('SIGUSR2',()=>{for(;;);})"),
    });
    await server.ready();
    process.kill(holderOf(dataDir), 'SIGUSR2');
    server.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 1200));
    server.kill('SIGTERM');
    expect(await server.exited).toEqual({ code: 137, signal: null });
    expect(server.log()).not.toContain('the event loop was blocked');
    expect(restarts(server)).toEqual([]);
  });

  it('REL-16: a stop before the server is ready ends the command with 0 and leaves no process running', async () => {
    const dataDir = newDataDir();
    const server = await supervised({ DATA_DIR: dataDir });
    const holder = path.join(dataDir, 'storefront.lock.json');
    await vi.waitUntil(() => existsSync(holder) && readFileSync(holder, 'utf8') !== '', WAIT);
    const pid = holderOf(dataDir);
    server.kill('SIGTERM');
    expect(await server.exited).toEqual({ code: 0, signal: null });
    expect([isRunning(pid), timesReady(server), restarts(server)]).toEqual([false, 0, []]);
  });

  it('REL-16: a server whose supervisor was killed shuts down cleanly by itself', async () => {
    const dataDir = await preparedDataDir();
    const server = await supervised({ DATA_DIR: dataDir });
    await server.ready();
    const pid = holderOf(dataDir);
    server.kill('SIGKILL');
    await vi.waitUntil(() => !isRunning(pid), WAIT);
    expect(server.log()).toContain('"message":"stopped"');
  });
});
