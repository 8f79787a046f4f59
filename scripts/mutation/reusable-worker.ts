/** The thread of `reusable-thread.ts`: Vitest’s worker, which may start again after a stop. */
import { parentPort } from 'node:worker_threads';
import { init, runBaseTests, setupEnvironment } from 'vitest/worker';

type Listener = (message: unknown) => void;
const port = parentPort;
if (!port) throw new Error('Run this file in a worker thread.');
/** Vitest's own listener comes first; each start adds one more, which has to go at the stop. */
const listeners: Listener[] = [];
const off = (listener: Listener): unknown => port.off('message', listener);

init({
  post: (response) => port.postMessage(response),
  on(listener) {
    listeners.push(listener);
    port.on('message', listener);
  },
  off,
  setup: setupEnvironment,
  runTests: (state, traces) => runBaseTests('run', state, traces),
  collectTests: (state, traces) => runBaseTests('collect', state, traces),
  teardown: () => listeners.splice(1).forEach(off),
});
