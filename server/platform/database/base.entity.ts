import { defineEntity, type InferEntity } from '@mikro-orm/core';

const { properties } = defineEntity;
export const p = {
  ...properties,
  serialId: () => properties.integer().primary().autoincrement(),
  /** Time zone aware, in milliseconds. The caller sets it from the clock, never the database. */
  timestamp: () => properties.datetime().columnType('timestamptz(3)'),
};

export { defineEntity, type InferEntity };

const index = (name: string, target: string, kind: 'index' | 'unique index' = 'index') => ({
  name,
  expression: `create ${kind} "${name}" on ${target}`,
});

/** What properties cannot express, as SQL. */
export const ddl = {
  /** @param expressions by name of the constraint */
  checks: (expressions: Readonly<Record<string, string>>) =>
    Object.entries(expressions).map(([name, expression]) => ({ name, expression })),
  /** @param target follows `on`: the table, its columns, a condition */
  index,
  searchIndex(table: string, ...columns: readonly string[]) {
    const operators = columns.map((column) => `${column} gin_trgm_ops`).join(', ');
    return index(
      `${table}_search`,
      `"${table}" using gin (${operators}) with (gin_pending_list_limit = 256)`,
    );
  },
};
