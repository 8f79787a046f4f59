import { afterEach, describe, expect, it, vi } from 'vitest';
import { logoForm } from '#server/testing/factories.ts';
import { layers } from '#server/testing/fakes/hostile-files.ts';
import { isRunning, peakMemory, untrustedFileProcesses } from '#server/testing/processes/child-processes.ts';
import {
  cleanUp,
  preparedDataDir,
  type ServerProcess,
  startServerProcess,
} from '#server/testing/processes/server-process.ts';
import { TIMEOUT } from '#server/testing/wait/timeout.ts';

afterEach(cleanUp);

/** Above what the child needs before it renders. */
const RENDERING_BYTES = 130 * 1024 ** 2;

const upload = (server: ServerProcess) =>
  fetch(`${server.origin}/api/upload-logo`, { method: 'POST', body: logoForm(layers(), 'logo.svg') });

describe('H2: a child process does not outlive its server', () => {
  it.each(['SIGKILL', 'SIGTERM'] as const)('H2: %s while a drawing is being rendered', async (signal) => {
    const server = await startServerProcess({ DATA_DIR: await preparedDataDir() });
    await server.ready();
    let isOver = false;
    // A busy machine may not begin with a drawing within its five seconds: another one follows.
    const uploading = (async () => {
      while (!isOver) await upload(server).catch(() => null);
    })();
    const rendering = () =>
      untrustedFileProcesses(server.pid).find((pid) => peakMemory(pid) > RENDERING_BYTES) ?? 0;
    const child = await vi.waitUntil(rendering, TIMEOUT);
    isOver = true;
    server.kill(signal);
    await server.exited;
    await expect.poll(() => isRunning(child), TIMEOUT).toBe(false);
    await uploading;
  });
});
