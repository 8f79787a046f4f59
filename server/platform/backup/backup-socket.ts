/**
 * A socket in the data directory lets `npm run db:backup` ask a running server for a copy of its
 * database. The directory's permissions decide who can connect.
 */
import { chmodSync, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { errorFields, type Logger } from '../logger.ts';
import { BackupError, reasonFields } from './backup-error.ts';
import type { DataCopy } from './copy-data-files.ts';

/** The kernel's limit for the path of a socket, minus one; macOS has the lower limit. */
const PATH_BYTES_MAX = 103;
const socketPath = (dataDir: string): string => path.join(dataDir, 'control.sock');

/**
 * Returns null, with a warning, if no socket can be created: backups then require a stopped server.
 */
export async function openBackupSocket(
  dataDir: string,
  copyDataFiles: () => Promise<DataCopy>,
  logger: Logger,
): Promise<Server | null> {
  const address = socketPath(dataDir);
  // A killed process can leave the socket behind; the directory lock
  // guarantees that no other process listens.
  await rm(address, { force: true });
  const server = createServer((_, response) => {
    copyDataFiles().then(
      (dataCopy) => response.end(JSON.stringify(dataCopy)),
      (error: unknown) => {
        logger.error('copying the database failed', reasonFields(error));
        response
          .writeHead(503)
          .end(
            error instanceof BackupError
              ? error.message
              : 'The running server could not copy its database; its log shows the error.',
          );
      },
    );
  });
  try {
    if (Buffer.byteLength(address) > PATH_BYTES_MAX)
      throw new Error(`the path ${address} is too long for a socket`);
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(address, resolve));
    chmodSync(address, 0o600);
    return server;
  } catch (error) {
    logger.warn('no backup socket: backups require a stopped server', errorFields(error));
    return null;
  }
}

/**
 * Returns null if no server listens.
 * @throws BackupError with the server's reason
 */
export async function askForCopy(dataDir: string): Promise<DataCopy | null> {
  const address = socketPath(dataDir);
  if (!existsSync(address)) return null;
  return await new Promise((resolve, reject) => {
    request({ socketPath: address, method: 'POST', path: '/copy' }, (response) => {
      text(response).then((body) => {
        if (response.statusCode === 200) resolve(JSON.parse(body) as DataCopy);
        else reject(new BackupError(body));
      }, reject);
    })
      .once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNREFUSED' ? resolve(null) : reject(error),
      )
      .end();
  });
}
