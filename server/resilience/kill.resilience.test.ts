/** REL-10: acknowledged writes survive kill -9, repeatedly. */
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openDatabase, queryRows } from '../platform/database/database.ts';
import {
  cleanUp,
  preparedDataDir,
  type ServerProcess,
  startServerProcess,
} from '../testing/processes/server-process.ts';
import { TIMEOUT } from '../testing/wait/timeout.ts';

/** More rounds find rarer moments: `KILL_ROUNDS=20`. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 4);
const WRITERS = 6;

afterAll(cleanUp);

/** Writes until the server is killed; records the acknowledged writes. */
async function writeUntilDeath(
  server: ServerProcess,
  round: number,
  acknowledged: Map<number, string>,
): Promise<void> {
  let dead = false;
  void server.exited.then(() => {
    dead = true;
  });
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      for (let n = 0; !dead; n++) {
        const message = `round ${round}, writer ${writer}, number ${n}`;
        try {
          const response = await server.post('/api/contacts', {
            name: 'Kay Nine',
            email: `w${round}-${writer}-${n}@kill.example`,
            message,
          });
          const body = (await response.json()) as { id: number };
          if (response.status === 201) acknowledged.set(body.id, message);
        } catch {
          // The connection was lost: not acknowledged.
        }
      }
    }),
  );
}

describe('kill -9', () => {
  it(`${ROUNDS} times during writes on the embedded database: no acknowledged write is lost, and none is partial`, async () => {
    const dataDir = await preparedDataDir();
    const acknowledged = new Map<number, string>();
    for (let round = 0; round < ROUNDS; round++) {
      const server = await startServerProcess({ DATA_DIR: dataDir });
      await server.ready();
      const before = acknowledged.size;
      const writing = writeUntilDeath(server, round, acknowledged);
      await vi.waitUntil(() => acknowledged.size >= before + 5 + round, TIMEOUT);
      server.kill('SIGKILL');
      expect((await server.exited).signal).toBe('SIGKILL');
      await writing;
    }

    const database = await openDatabase({ databaseUrl: null, dataDir });
    const em = database.fork();
    const stored = await queryRows<{ id: number; message: string }>(em, 'select id, message from contact');
    const found = new Map(stored.map(({ id, message }) => [Number(id), message]));
    const lost = [...acknowledged].filter(([id, message]) => found.get(id) !== message);
    expect(lost).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(ROUNDS * 5);
    // Each enquiry has its email and each email its enquiry: one transaction.
    const [emails] = await queryRows<{ n: string }>(
      em,
      `select count(*) as n from mail_message where kind = 'contact-notice'`,
    );
    expect(Number(emails?.n)).toBe(stored.length);
    const [jobs] = await queryRows<{ n: string }>(
      em,
      `select count(*) as n from pgboss.job where name = 'mail'`,
    );
    expect(Number(jobs?.n)).toBe(stored.length);
    await database.close();
  });
});
