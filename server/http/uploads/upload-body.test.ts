/**
 * L4: receiving a body uses no processing slot, and memory only for the bytes that have arrived.
 */
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Uploader } from '#server/platform/untrusted-files/run-in-child.ts';
import { logoForm, SVG_LOGO } from '#server/testing/factories.ts';
import { type Listening, listen } from '#server/testing/processes/listen.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { readBytes, withUploadBody } from './body.ts';

const MB = 1024 ** 2;

/** A request body that the test controls. */
function openBody(): { request: Request; send(bytes: number): void; end(): void } {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(its) {
      controller = its;
    },
  });
  return {
    request: new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit),
    send: (bytes) => controller.enqueue(new Uint8Array(bytes)),
    end: () => controller.close(),
  };
}

describe('L4 on real sockets', () => {
  let site: Listening;
  const sockets: Socket[] = [];
  beforeEach(async () => {
    site = await listen(await createTestApp());
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await site.close();
  });

  /** Announces a file and sends part of it. */
  const sendPartly = (bytes: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(site.port, '127.0.0.1');
      sockets.push(socket);
      socket.once('error', reject);
      const head = `POST /api/upload-logo HTTP/1.1\r\nHost: localhost:${site.port}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n`;
      socket.write(head + 'x'.repeat(bytes), () => resolve());
    });

  it('L4: eight senders that stop half-way do not delay another upload', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, n) => sendPartly(n * 100_000)));
    const form = new Response(logoForm(SVG_LOGO, 'logo.svg'));
    const headers = { 'content-type': form.headers.get('content-type') ?? '' };
    const response = await site.send('/api/upload-logo', {
      method: 'POST',
      headers,
      body: await form.text(),
    });
    expect([response.status, response.text]).toEqual([200, expect.stringContaining('fileName')]);
  });
});

describe('L4 limits', () => {
  it('L4: a body that stops arriving ends with 408', async () => {
    const body = openBody();
    body.send(10);
    await expect(readBytes(body.request, { bytes: MB, pace: { bytes: 100, ms: 50 } })).rejects.toMatchObject({
      code: 'TIMEOUT',
      status: 408,
    });
  });

  it('L4: a body that arrives in time is complete', async () => {
    const body = openBody();
    const reading = readBytes(body.request, { bytes: MB, pace: { bytes: 100, ms: 60_000 } });
    for (let n = 0; n < 5; n++) body.send(70);
    body.end();
    expect(await reading).toHaveLength(350);
  });

  it('L4: bodies together use at most 64 MB until they are processed', async () => {
    const limits = { bytes: 5 * MB, uploader: 'identified' as const };
    const bodies = Array.from({ length: 12 }, openBody);
    const done = bodies.map(({ request }) => withUploadBody(request, limits, async (bytes) => bytes.length));
    for (const { send } of bodies) send(5 * MB);
    const tooMany = openBody();
    tooMany.send(4 * MB + 1);
    await expect(withUploadBody(tooMany.request, limits, async () => 0)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      extras: { retryAfterSeconds: 5 },
    });
    const last = openBody();
    last.send(4 * MB);
    last.end();
    expect(await withUploadBody(last.request, limits, async (bytes) => bytes.length)).toBe(4 * MB);
    for (const { end } of bodies) end();
    expect(await Promise.all(done)).toEqual(bodies.map(() => 5 * MB));
    const next = openBody();
    next.send(5 * MB);
    next.end();
    expect(await withUploadBody(next.request, limits, async (bytes) => bytes.length)).toBe(5 * MB);
  });

  it('L4: visitors hold at most half of it, so customers and staff can still upload', async () => {
    const filled = Array.from({ length: 6 }, openBody);
    const receive = (request: Request, uploader: Uploader) =>
      withUploadBody(request, { bytes: 6 * MB, uploader }, async (bytes) => bytes.length);
    const done = filled.map(({ request }) => receive(request, 'anonymous'));
    for (const { send } of filled) send(5 * MB);
    const visitor = openBody();
    visitor.send(2 * MB + 1);
    await expect(receive(visitor.request, 'anonymous')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const customer = openBody();
    customer.send(6 * MB);
    customer.end();
    expect(await receive(customer.request, 'identified')).toBe(6 * MB);
    for (const { end } of filled) end();
    expect(await Promise.all(done)).toEqual(filled.map(() => 5 * MB));
  });
});
