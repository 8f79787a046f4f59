/** Column types that several entities share. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';

export const p = defineEntity.properties;

/** Time zone aware, in milliseconds. The caller sets it from the clock, never the database. */
export const timestamp = () => p.datetime().columnType('timestamptz(3)');

export { defineEntity, type InferEntity };
