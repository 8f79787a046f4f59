import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { NODE_FLAGS } from '#server/testing/processes/node-flags.ts';

const BLOCKED = fileURLToPath(new URL('../../testing/processes/blocked.process.ts', import.meta.url));
const SILENT_SECONDS_MAX = '4';

it.concurrent.each([
  ['is not killed if it makes progress', 'progress', [0, null]],
  ['is killed if it makes none', 'none', [null, 'SIGKILL']],
])('REL-08: a process whose event loop is blocked for longer than the limit %s', async (_, kind, exit) => {
  const child = spawn(process.execPath, [...NODE_FLAGS, BLOCKED, SILENT_SECONDS_MAX, kind], {
    stdio: 'ignore',
  });
  expect(await once(child, 'exit')).toEqual(exit);
});
