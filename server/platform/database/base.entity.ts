/** Column types that several entities share. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';

export const p = defineEntity.properties;

/** Time zone aware, in milliseconds. The caller sets it from the clock, never the database. */
export const timestamp = () => p.datetime().columnType('timestamptz(3)');

/** CHECK constraints by name. */
export const checksOf = (expressions: Record<string, string>) =>
  Object.entries(expressions).map(([name, expression]) => ({ name, expression }));

/** An index with a condition, an expression or another method. */
export const sqlIndex = (name: string, definition: string) => ({
  name,
  expression: `create index "${name}" on ${definition}`,
});

export { defineEntity, type InferEntity };
