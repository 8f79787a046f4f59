import { defineEntity, p, timestamp } from '../database/base.entity.ts';

/**
 * Limits per identifier (an email address, a username). Stored in the
 * database, so that all nodes share one count.
 */
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
