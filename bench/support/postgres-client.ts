/** The pg driver, resolved through MikroORM: the project does not depend on it directly. */
import { createRequire } from 'node:module';

export type Pool = {
  query<T = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<{ rows: T[] }>;
  end(): Promise<void>;
  on(event: 'error', listener: () => void): unknown;
};

export function createPool(connectionString: string, max = 12): Pool {
  const { Pool: Driver } = createRequire(createRequire(import.meta.url).resolve('@mikro-orm/postgresql'))(
    'pg',
  ) as {
    Pool: new (options: { connectionString: string; max: number }) => Pool;
  };
  const pool = new Driver({ connectionString, max });
  // The next query reports a connection that was lost at rest.
  pool.on('error', () => {});
  return pool;
}
