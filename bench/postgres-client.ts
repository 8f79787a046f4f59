/** The driver that MikroORM brings along, found through it: the shop itself never uses it directly. */
import { createRequire } from 'node:module';

export type Pool = {
  query<T = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<{ rows: T[] }>;
  end(): Promise<void>;
};

export function createPool(connectionString: string, max = 12): Pool {
  const { Pool: Driver } = createRequire(createRequire(import.meta.url).resolve('@mikro-orm/postgresql'))('pg') as {
    Pool: new (options: { connectionString: string; max: number }) => Pool;
  };
  return new Driver({ connectionString, max });
}
