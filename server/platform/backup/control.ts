/**
 * A socket in the data directory by which `npm run db:backup` asks a running server for a copy of its database. Who may open the
 * directory may use it, and nobody else.
 */
import { chmodSync, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { errorFields, type Logger } from '../logger.ts';
import { DbError, reasonFields } from './db-error.ts';
import type { Frozen } from './freeze.ts';

/** The kernel's limit for the path of a socket, less one; macOS has the lower one. */
const PATH_BYTES_MAX = 103;
const socketPath = (dataDir: string): string => path.join(dataDir, 'control.sock');

/** Null, with a warning, where there can be no such socket: backups then need the server stopped. */
export async function openControl(dataDir: string, freeze: () => Promise<Frozen>, logger: Logger): Promise<Server | null> {
  const address = socketPath(dataDir);
  // Left by a killed process; the directory's lock says that nobody else listens.
  await rm(address, { force: true });
  const server = createServer((_, response) => {
    freeze().then(
      (frozen) => response.end(JSON.stringify(frozen)),
      (error: unknown) => {
        logger.error('copy of the database refused', reasonFields(error));
        response
          .writeHead(503)
          .end(error instanceof DbError ? error.message : 'The running server could not copy its database; its log says why.');
      },
    );
  });
  try {
    if (Buffer.byteLength(address) > PATH_BYTES_MAX) throw new Error(`the path ${address} is too long for a socket`);
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(address, resolve));
    chmodSync(address, 0o600);
    return server;
  } catch (error) {
    logger.warn('no control socket: backups need the server stopped', errorFields(error));
    return null;
  }
}

/**
 * Null where no server listens.
 * @throws DbError with the server's reason
 */
export async function askForCopy(dataDir: string): Promise<Frozen | null> {
  const address = socketPath(dataDir);
  if (!existsSync(address)) return null;
  return await new Promise((resolve, reject) => {
    request({ socketPath: address, method: 'POST', path: '/freeze' }, (response) => {
      text(response).then((said) => {
        if (response.statusCode === 200) resolve(JSON.parse(said) as Frozen);
        else reject(new DbError(said));
      }, reject);
    })
      .once('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNREFUSED' ? resolve(null) : reject(error)))
      .end();
  });
}
