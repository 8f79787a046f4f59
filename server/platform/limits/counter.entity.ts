import { ddl, defineEntity, p } from '../database/base.entity.ts';

export const CounterEntity = defineEntity({
  name: 'RateCounter',
  tableName: 'rate_counter',
  properties: {
    key: p.string().length(160).primary(),
    count: p.integer(),
    windowEndsAt: p.timestamp(),
    lastAt: p.timestamp(),
  },
  indexes: [{ properties: ['windowEndsAt'] }],
  checks: ddl.checks({ rate_counter_count_check: 'count >= 0' }),
});
