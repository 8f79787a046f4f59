/** Every fact that a new table or column needs. */
import type { Updateable } from 'kysely';
import type { TablesOf } from '#server/platform/database/typed-queries.ts';

/** Text columns about people outside the staff; a test names those that are not listed. */
type PersonalData<Row> = {
  /** Columns of a person's copy of their data, in this order. */
  copied?: readonly (keyof Row)[];
  /** Personal columns with the values that an erasure writes. */
  erased?: Updateable<Row>;
  /** Email address that becomes a placeholder. */
  address?: keyof Row;
  /** Columns from which an erasure removes a part. */
  rewritten?: readonly (keyof Row)[];
  /** An erasure deletes the person's rows. */
  deletesRows?: true;
  /** Text without personal data, or about staff. Hashes are keyed; clicks expire. */
  kept?: readonly (keyof Row)[];
};

/**
 * What the server's own database role may do beside reading: `append` adds rows, `change` also
 * changes them, `delete` also removes them when they expire or a person is erased.
 */
export type TableRight = 'append' | 'change' | 'delete';

type Entity = { name: string };
type Facts<E extends Entity> = {
  rights: { [Table in keyof TablesOf<E>]: TableRight };
  personalData: { [Table in keyof TablesOf<E>]: PersonalData<TablesOf<E>[Table]> };
  /**
   * `table.column` to the table it references: foreign keys ON DELETE RESTRICT (exceptions:
   * decision 0021). Entities contain plain ids, so the schema comparison reads them here.
   */
  references: Readonly<Record<string, string>>;
};

export const defineTables = <const E extends readonly Entity[], const F extends Facts<E[number]>>(
  entities: E,
  facts: F,
): { entities: E } & F => ({ entities, ...facts });
