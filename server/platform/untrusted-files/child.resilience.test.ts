import { afterEach, describe, expect, it } from 'vitest';
import { logoForm } from '#server/testing/factories.ts';
import { layers } from '#server/testing/fakes/hostile-files.ts';
import { isRunning, peakMemory, untrustedFileProcesses } from '#server/testing/processes/child-processes.ts';
import {
  cleanUp,
  preparedDataDir,
  startServerProcess,
  WAIT,
} from '#server/testing/processes/server-process.ts';

afterEach(cleanUp);

/** Above what the child needs before it renders. */
const RENDERING_BYTES = 130 * 1024 ** 2;

describe('H2: a child process does not outlive its server', () => {
  it.each(['SIGKILL', 'SIGTERM'] as const)('H2: %s while a drawing is being rendered', async (signal) => {
    const server = await startServerProcess({ DATA_DIR: await preparedDataDir() });
    await server.ready();
    const upload = fetch(`${server.origin}/api/upload-logo`, {
      method: 'POST',
      body: logoForm(layers(), 'logo.svg'),
    }).catch(() => null);
    await expect.poll(() => untrustedFileProcesses(server.pid), WAIT).toHaveLength(1);
    const [child = 0] = untrustedFileProcesses(server.pid);
    await expect.poll(() => peakMemory(child), WAIT).toBeGreaterThan(RENDERING_BYTES);
    server.kill(signal);
    await server.exited;
    await expect.poll(() => isRunning(child), WAIT).toBe(false);
    await upload;
  });
});
