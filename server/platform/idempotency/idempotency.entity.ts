import type { SuperJSONResult } from 'superjson';
import { ddl, defineEntity, p } from '../database/base.entity.ts';

/** SEC-33: the stored response to a request with an Idempotency-Key; kept for 24 hours. */
export const IdempotencyEntity = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_key',
  properties: {
    key: p.string().length(160).primary(),
    bodyHash: p.string().length(64),
    status: p.integer(),
    response: p.json<SuperJSONResult>().nullable(),
    createdAt: p.timestamp(),
  },
  indexes: [{ properties: ['createdAt'] }],
  checks: ddl.checks({ idempotency_key_status_check: 'status in (0, 200)' }),
});
