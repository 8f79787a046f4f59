/** A burst of requests to a server on the embedded database. */
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { cleanUp, preparedDataDir, startServerProcess } from '../testing/processes/server-process.ts';

afterEach(cleanUp);

const CALLS = 400;
const ATTEMPTS = 5;

const opened = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });

/** Resolves with the head of the response once all of it has arrived. */
const responseOn = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (part: Buffer) => {
      text += part.toString();
    });
    socket.once('end', () => resolve(text.slice(0, text.indexOf('\r\n\r\n'))));
    socket.once('error', reject);
  });

/** The connections are open before the first request is sent, so the requests arrive together. */
async function burst(port: number) {
  const sockets = await Promise.all(Array.from({ length: CALLS + 1 }, () => opened(port)));
  const order: ('call' | 'health')[] = [];
  const responses = sockets.map(async (socket, n) => {
    const head = await responseOn(socket);
    order.push(n < CALLS ? 'call' : 'health');
    return head;
  });
  const cookies = `__Host-admin=${'x'.repeat(40)}; __Host-affiliate=${'y'.repeat(40)}`;
  for (const [n, socket] of sockets.entries())
    socket.write(
      `GET ${n < CALLS ? '/api/session' : '/healthz'} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\nCookie: ${cookies}\r\n\r\n`,
    );
  const heads = await Promise.all(responses);
  return { calls: heads.slice(0, CALLS), health: heads.at(-1), callsBefore: order.indexOf('health') };
}

it('SEC-25: /healthz is answered before all of 400 concurrent calls are, each call gets 200 or 503, and none hangs', async () => {
  const server = await startServerProcess({ DATA_DIR: await preparedDataDir() });
  await server.ready();
  const port = Number(new URL(server.origin).port);
  const before: number[] = [];
  // A busy machine may send the last request long after the others.
  while (before.length < ATTEMPTS && !before.some((count) => count < CALLS)) {
    const { calls, health, callsBefore } = await burst(port);
    expect(health).toContain(' 200 ');
    const answered = calls.filter((head) => head.startsWith('HTTP/1.1 200 '));
    const rejected = calls.filter((head) => /^HTTP\/1\.1 503 [\s\S]*\r\nretry-after: \d/i.test(head));
    expect(answered.length).toBeGreaterThan(0);
    expect(answered.length + rejected.length).toBe(CALLS);
    before.push(callsBefore);
  }
  expect(Math.min(...before), `${before} calls were answered first`).toBeLessThan(CALLS);
  server.kill('SIGTERM');
  expect(await server.exited).toEqual({ code: 0, signal: null });
});
