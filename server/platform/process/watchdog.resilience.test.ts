import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { NODE_FLAGS } from '#server/testing/processes/node-flags.ts';

const BLOCKED = fileURLToPath(new URL('../../testing/processes/blocked.process.ts', import.meta.url));
const SILENT_SECONDS_MAX = '4';

it.concurrent.each([
  ['makes progress', 'is not killed', [0, null]],
  ['is starved', 'is not killed', [0, null]],
  ['runs', 'is killed', [null, 'SIGKILL']],
  ['waits', 'is killed', [null, 'SIGKILL']],
])('REL-08: a process with a blocked event loop that %s %s', async (how, _, exit) => {
  const child = spawn(process.execPath, [...NODE_FLAGS, BLOCKED, SILENT_SECONDS_MAX, how], {
    stdio: 'ignore',
  });
  expect(await once(child, 'exit')).toEqual(exit);
});
