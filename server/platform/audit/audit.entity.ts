import { ddl, defineEntity, p } from '#server/platform/database/base.entity.ts';

/** SEC-36: actor, action, time, old and new value. A trigger rejects UPDATE and DELETE. */
export const AuditEntity = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_log',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    at: p.timestamp(),
    actorKind: p.string().length(20),
    actorId: p.integer().nullable(),
    actorName: p.string().length(120),
    action: p.string().length(60),
    subjectKind: p.string().length(30).nullable(),
    subjectId: p.string().length(60).nullable(),
    before: p.json<unknown>().nullable(),
    after: p.json<unknown>().nullable(),
    ipPrefix: p.string().length(64).nullable(),
    requestId: p.string().length(60).nullable(),
  },
  indexes: [
    { properties: ['at', 'id'] },
    { properties: ['subjectKind', 'subjectId'] },
    { properties: ['action', 'at'] },
    { properties: ['actorName', 'at'] },
    ddl.searchIndex('audit_log', '"actor_name"', '"action"', '"subject_id"'),
  ],
  checks: ddl.checks({
    audit_log_actor_kind_check: `actor_kind in ('admin', 'affiliate', 'token', 'visitor', 'system')`,
  }),
});
