/** Column kinds several entities share. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';

export const p = defineEntity.properties;

/** Time zone aware, milliseconds; set by the caller from the clock, never by the database's idea of time. */
export const timestamp = () => p.datetime().columnType('timestamptz(3)');

export { defineEntity, type InferEntity };
