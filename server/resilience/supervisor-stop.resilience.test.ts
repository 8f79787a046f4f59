import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SAME_SIGNAL_MS } from '#server/platform/process/exit.ts';
import {
  cleanUp,
  newDataDir,
  preparedDataDir,
  type ServerProcess,
  SUPERVISED,
  startServerProcess,
} from '../testing/processes/server-process.ts';
import {
  descendants,
  HANG_AT_SIGNAL,
  hangs,
  holderOf,
  inServer,
  isRunning,
  restarts,
  supervised,
  timesReady,
} from '../testing/processes/supervised.ts';
import { TIMEOUT } from '../testing/wait/timeout.ts';

afterEach(cleanUp);

/** Repeats a signal, far enough apart to count as another one, until the process has ended. */
async function killUntilExit(server: ServerProcess, signal: NodeJS.Signals): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  server.exited.then(end, end);
  while (!isOver) {
    await sleep(SAME_SIGNAL_MS * 1.2);
    server.kill(signal);
  }
}

describe('REL-16 a stop', () => {
  /** npm forwards SIGTERM and SIGINT. SIGHUP would end npm itself: send it to its command. */
  const TARGETS = {
    'the server': (_: ServerProcess, dataDir: string, signal: NodeJS.Signals) =>
      process.kill(holderOf(dataDir), signal),
    'the command': (server: ServerProcess, _: string, signal: NodeJS.Signals) => server.kill(signal),
    'the process group': (server: ServerProcess, _: string, signal: NodeJS.Signals) =>
      process.kill(-server.pid, signal),
  };

  it.each([
    ['SIGTERM', 'the server', SUPERVISED],
    ['SIGTERM', 'the command', ['npm', 'start']],
    ['SIGINT', 'the process group', ['npm', 'start']],
    ['SIGHUP', 'the process group', SUPERVISED],
  ] as const)(
    'REL-16: %s to %s, twice within a second, stops the server once and the command ends with 0',
    async (signal, target, command) => {
      const dataDir = await preparedDataDir();
      const server = await startServerProcess({ DATA_DIR: dataDir }, command, { detached: true });
      await server.ready();
      const pids = descendants(server.pid);
      const send = () => TARGETS[target](server, dataDir, signal);
      const sentAt = performance.now();
      send();
      await vi.waitUntil(() => server.log().includes('"message":"stopping"'), TIMEOUT);
      // It may have stopped already; later than this, the signal could count as another one.
      if (isRunning(holderOf(dataDir)) && performance.now() - sentAt < SAME_SIGNAL_MS / 2) send();
      expect(await server.exited).toEqual({ code: 0, signal: null });
      await vi.waitUntil(() => server.log().includes('"message":"stopped"'), TIMEOUT);
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
      'POST /api/contacts HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n',
    );
    const [arrived] = await once(socket, 'data');
    expect(String(arrived)).toMatch(/^HTTP\/1\.1 100 /);
    server.kill('SIGTERM');
    await vi.waitUntil(() => server.log().includes('"message":"stopping"'), TIMEOUT);
    await killUntilExit(server, 'SIGTERM');
    expect((await server.exited).code).toBe(1);
    expect(server.log()).not.toContain('"message":"stopped"');
    expect(restarts(server)).toEqual([]);
    socket.destroy();
  });

  it('REL-16: a later second signal also ends a server that hangs, before its watchdog does', async () => {
    const dataDir = await preparedDataDir();
    const server = await supervised({
      DATA_DIR: dataDir,
      ...inServer(HANG_AT_SIGNAL),
    });
    await server.ready();
    process.kill(holderOf(dataDir), 'SIGUSR2');
    await hangs(server);
    server.kill('SIGTERM');
    await killUntilExit(server, 'SIGTERM');
    expect(await server.exited).toEqual({ code: 137, signal: null });
    expect(server.log()).not.toContain('the event loop was blocked');
    expect(restarts(server)).toEqual([]);
  });

  it('REL-16: a stop before the server is ready ends the command with 0 and leaves no process running', async () => {
    const dataDir = newDataDir();
    const server = await supervised({ DATA_DIR: dataDir });
    const holder = path.join(dataDir, 'storefront.lock.json');
    await vi.waitUntil(() => existsSync(holder) && readFileSync(holder, 'utf8') !== '', TIMEOUT);
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
    await vi.waitUntil(() => !isRunning(pid), TIMEOUT);
    expect(server.log()).toContain('"message":"stopped"');
  });
});
