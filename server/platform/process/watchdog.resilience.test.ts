import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { NODE_FLAGS } from '#server/testing/processes/node-flags.ts';

const BLOCKED = fileURLToPath(new URL('../../testing/processes/blocked.process.ts', import.meta.url));
const SILENT_SECONDS_MAX = '4';

it.concurrent.each([
  ['for twice the limit and makes progress is not killed', 'progress', [0, null]],
  ['and makes no progress is killed', 'none', [null, 'SIGKILL']],
])('REL-08: an event loop that is blocked %s', async (_, kind, exit) => {
  const child = spawn(process.execPath, [...NODE_FLAGS, BLOCKED, SILENT_SECONDS_MAX, kind], {
    stdio: 'ignore',
  });
  expect(await once(child, 'exit')).toEqual(exit);
});
