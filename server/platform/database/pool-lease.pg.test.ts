import { expect, it } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import { type Em, leaseOf, POOL_SIZE, type PoolClient, ping, queryRows } from './database.ts';

it('REL-03: a transaction whose connection breaks leaves its place in the pool to others', async ({
  skip,
}) => {
  const t = await createTestApp();
  skip(t.deps.db.engine === 'pglite', 'the embedded database has no connections to lose');
  for (let n = 0; n <= POOL_SIZE; n++) {
    const broken = t.deps.db.fork().transactional(async (em) => {
      const [own] = await queryRows<{ pid: number }>(em as Em, 'select pg_backend_pid() as pid');
      await queryRows(t.deps.db.fork(), 'select pg_terminate_backend(?)', [own?.pid]);
      await queryRows(em as Em, 'select 1');
    });
    await expect(broken).rejects.toThrow();
  }
  await ping(t.deps.db);
});

const clientThatFails = (error: Error) => {
  const released: (boolean | undefined)[] = [];
  const client: PoolClient = {
    query: () => Promise.reject(error),
    release: (destroy) => released.push(destroy),
  };
  return { lease: leaseOf(client), released };
};

it.each([
  ['BEGIN', 'begin', new Error('anything'), [true]],
  ['BEGIN with a level', 'start transaction isolation level serializable', new Error('anything'), [true]],
  ['ROLLBACK', 'rollback', new Error('anything'), [true]],
  ['a statement without an answer', 'select 1', new Error('Query read timeout'), [true]],
  ['a statement that the database rejects', 'select 1', new Error('duplicate key'), [false]],
  ['ROLLBACK TO', 'rollback to savepoint "trx1"', new Error('no such savepoint'), [false]],
])(
  'after %s has failed the connection is released once, and destroyed unless it still works',
  async (...row) => {
    const [, statement, error, expected] = row;
    const { lease, released } = clientThatFails(error);
    await expect(lease.query(statement, [])).rejects.toBe(error);
    lease.release();
    expect(released).toEqual(expected);
  },
);
