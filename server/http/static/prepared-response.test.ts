import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { prepareResponse, sendPrepared } from './prepared-response.ts';

it('a page whose compression fails is sent as it is, and compressed at the next request', async () => {
  const text = '<p>Paper from trees.</p>'.repeat(40);
  const entry = prepareResponse(Buffer.from(text), [['Content-Type', 'text/html']], 200, true);
  const { br } = entry;
  const server = createServer((request, response) => sendPrepared(entry, request, response, 200));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const read = async () => {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': 'br' } });
    return [response.headers.get('content-encoding'), await response.text()];
  };
  try {
    entry.br = () => Promise.reject(new Error('no memory'));
    expect(await read()).toEqual([null, text]);
    entry.br = br;
    expect(await read()).toEqual(['br', text]);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
