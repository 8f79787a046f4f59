/** Uses a bucket that responds over real HTTP. */
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { createFiles } from './files.ts';

const servers: Server[] = [];
async function listen(
  respond: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => respond(request, response));
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

const bucket = (endpoint: string) =>
  createFiles({ filesUrl: `s3://key:secret@logos?endpoint=${endpoint}`, dataDir: '' });

it.each([301, 302, 303, 307, 308])(
  'SEC-26 a redirect with %d from the bucket is not followed',
  async (status) => {
    let visits = 0;
    const elsewhere = await listen((_, response) => {
      visits++;
      response.end('secret of the inner network');
    });
    let asked = 0;
    const files = bucket(
      await listen((_, response) => {
        asked++;
        response.writeHead(status, { Location: `${elsewhere}/latest/meta-data` }).end();
      }),
    );
    await expect(files.get('a.png')).rejects.toThrow();
    await expect(files.put('a.png', Buffer.from('x'))).rejects.toThrow();
    await expect(files.remove('a.png')).rejects.toThrow();
    expect({ asked, visits }).toEqual({ asked: 3, visits: 0 });
  },
);

it('removing a file removes what a killed process wrote of it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
  writeFileSync(path.join(folder, 'a.png.part'), 'x');
  const files = createFiles({ filesUrl: pathToFileURL(folder).href, dataDir: '' });
  await files.put('b.png', Buffer.from('y'));
  await files.remove('a.png');
  expect(readdirSync(folder)).toEqual(['b.png']);
  rmSync(folder, { recursive: true });
});

it('files are written to and read from a bucket', async () => {
  const seen: string[] = [];
  const files = bucket(
    await listen((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      response.statusCode = request.url?.endsWith('missing.png') ? 404 : 200;
      response.end('content');
    }),
  );
  await files.put('a.png', Buffer.from('content'));
  expect((await files.get('a.png'))?.toString()).toBe('content');
  expect(await files.get('missing.png')).toBeNull();
  await files.remove('a.png');
  expect(seen).toEqual([
    'PUT /logos/a.png',
    'GET /logos/a.png',
    'GET /logos/missing.png',
    'DELETE /logos/a.png',
  ]);
});

it('a bucket that does not exist loses no file: storing it fails', async () => {
  const files = bucket(await listen((_, response) => response.writeHead(404).end('NoSuchBucket')));
  await expect(files.put('a.png', Buffer.from('content'))).rejects.toThrow('responded with 404');
  await files.remove('a.png');
});
