import { defineEntity, p, timestamp } from './base.entity.ts';

/** Limits per identifier (an e-mail, a username): in the database, so that every node counts the same. */
export const CounterEntity = defineEntity({
  name: 'RateCounter',
  tableName: 'rate_counter',
  properties: {
    key: p.string().length(160).primary(),
    count: p.integer(),
    windowEndsAt: timestamp(),
    lastAt: timestamp(),
  },
  indexes: [{ properties: ['windowEndsAt'] }],
  checks: [{ name: 'rate_counter_count_check', expression: 'count >= 0' }],
});
