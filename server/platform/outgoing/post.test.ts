/** Requests to hosts that behave badly, over real sockets. */

import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { TIMEOUT } from '#server/testing/wait/timeout.ts';
import { closeReceivers, startReceiver } from '#server/testing/webhook-receiver.ts';
import { type Outgoing, post, requireAllowedUrl } from './outgoing.ts';

const RULES: Outgoing = {
  requiresHttps: false,
  allowsLoopback: true,
  resolve: async () => ['127.0.0.1'],
};
const open = new Set<Server | TcpServer>();
afterEach(async () => {
  for (const server of open) server.close();
  open.clear();
  await closeReceivers();
});

const portOf = (server: Server | TcpServer): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

async function listenOn<S extends Server | TcpServer>(server: S): Promise<number> {
  open.add(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return portOf(server);
}
const send = (url: string) => post(RULES, url, {}, '{}');

it('SEC-26: connects to the address that was resolved, with the name as Host', async () => {
  const receiver = await startReceiver();
  const url = receiver.url.replace('127.0.0.1', 'crm.example');
  expect(await send(url)).toMatchObject({ status: 200, text: '' });
  expect(receiver.received[0]?.headers.host).toBe(new URL(url).host);
});

it('asks the resolver once per request', async () => {
  const receiver = await startReceiver();
  const asked: string[] = [];
  const resolve = async (host: string) => {
    asked.push(host);
    return asked.length === 1 ? ['127.0.0.1'] : ['10.0.0.1'];
  };
  const url = receiver.url.replace('127.0.0.1', 'crm.example');
  expect(await post({ ...RULES, resolve }, url, {}, '{}')).toMatchObject({ status: 200 });
  expect(asked).toEqual(['crm.example']);
});

it.each([
  [['::ffff:127.0.0.1']],
  [['::1', '8.8.8.8']],
  [['8.8.8.8', '::ffff:a9fe:a9fe']],
  [['2130706433']],
  [['localhost']],
  [['127.0.0.1 ']],
])('SEC-26: calls nobody if the name server says %j', async (addresses) => {
  const receiver = await startReceiver();
  const url = receiver.url.replace('127.0.0.1', 'crm.example');
  const rules = { ...RULES, allowsLoopback: false, resolve: async () => addresses };
  const { status, text } = await post(rules, url, {}, '{}');
  expect([status, text]).toEqual([null, expect.stringMatching(/is in a private or reserved network/)]);
  expect(receiver.received).toEqual([]);
});

it('SEC-26: follows no redirect', async () => {
  const target = await startReceiver();
  const receiver = await startReceiver((response) => {
    response.writeHead(307, { location: target.url }).end();
  });
  expect(await send(receiver.url)).toMatchObject({ status: 307 });
  expect(target.received).toEqual([]);
});

it('SEC-26: uses no proxy that the environment names', async () => {
  const [receiver, proxy] = [await startReceiver(), await startReceiver()];
  const before = { ...process.env };
  Object.assign(process.env, { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: proxy.url, http_proxy: proxy.url });
  try {
    expect(await send(receiver.url)).toMatchObject({ status: 200 });
  } finally {
    for (const name of ['NODE_USE_ENV_PROXY', 'HTTP_PROXY', 'http_proxy'])
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
  }
  expect(proxy.received).toEqual([]);
});

it('stops reading an endless body', async () => {
  let isClosed = false;
  const receiver = await startReceiver(async (response) => {
    response.once('close', () => {
      isClosed = true;
    });
    while (!isClosed) {
      response.write('endless '.repeat(1000));
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
  const { status, text } = await send(receiver.url);
  expect([status, Buffer.byteLength(text)]).toEqual([200, 1024]);
  await expect.poll(() => isClosed, TIMEOUT).toBe(true);
});

it('stores no character that the database rejects', async () => {
  const receiver = await startReceiver((response) => {
    response.end(Buffer.from([0x41, 0x00, 0xff, 0x42]));
  });
  expect((await send(receiver.url)).text).toBe('A\ufffdB');
});

it('SEC-26: ends within 10 seconds: no response, no handshake, a slow header, endless early hints, a slow body, a silent name server', async () => {
  const silent = createTcpServer((socket) => socket.on('error', () => undefined));
  const slowHeader = createTcpServer((socket) => {
    const drip = setInterval(() => socket.write('X'), 500);
    socket.on('error', () => undefined).once('close', () => clearInterval(drip));
    socket.write('HTTP/1.1 200 OK\r\nX-Slow: ');
  });
  const hints = createTcpServer((socket) => {
    const drip = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n'), 20);
    socket.on('error', () => undefined).once('close', () => clearInterval(drip));
  });
  const slowBody = createServer((_, response) => {
    const drip = setInterval(() => response.write('.'), 500);
    response.once('close', () => clearInterval(drip));
  });
  const ports = await Promise.all([silent, slowHeader, hints, slowBody].map(listenOn));
  const noNames = { ...RULES, resolve: () => new Promise<string[]>(() => undefined) };
  const creation = expect(requireAllowedUrl(noNames, 'https://crm.example/')).rejects.toThrow(
    'The name server did not respond, so the host cannot be checked. Try again in a minute.',
  );
  const results = await Promise.all([
    ...ports.map((port) => send(`http://127.0.0.1:${port}/`)),
    send(`https://127.0.0.1:${ports[0]}/`),
    post(noNames, 'https://crm.example/', {}, '{}'),
  ]);
  await creation;
  expect(results.map(({ status }) => status)).toEqual([null, null, null, 200, null, null]);
  for (const { status, text } of results)
    if (status === null) expect(text).toBe('No response within 10 seconds.');
});

it('reports what is not HTTP, a refused connection and a protocol switch as a failure', async () => {
  const garbage = createTcpServer((socket) => {
    socket.on('error', () => undefined).end('220 mail.example ESMTP\r\n');
  });
  const switching = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n');
  });
  const [port, other] = [await listenOn(garbage), await listenOn(switching)];
  const gone = createServer();
  const closed = await listenOn(gone);
  gone.close();
  for (const each of [port, other, closed])
    expect(await send(`http://127.0.0.1:${each}/`)).toMatchObject({
      status: null,
      text: expect.stringMatching(/^The request failed: /),
    });
});

it('SEC-26: rejects TLS that is not valid, also if the environment turns the check off', async () => {
  // Has a certificate that it signed itself.
  const secure = new SMTPServer({ secure: true, logger: false });
  secure.on('error', () => undefined);
  await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
  const plain = await listenOn(createServer((_, response) => response.end()));
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  try {
    const selfSigned = await send(`https://127.0.0.1:${portOf(secure.server as TcpServer)}/`);
    expect(selfSigned).toMatchObject({ status: null, text: expect.stringMatching(/CERT/) });
    expect(await send(`https://127.0.0.1:${plain}/`)).toMatchObject({ status: null });
  } finally {
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    await new Promise<void>((resolve) => secure.close(() => resolve()));
  }
});
