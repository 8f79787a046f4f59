import type { Context } from '#server/context.ts';
import { ipPrefix } from '#server/platform/ip.ts';
import { AuditEntity } from './audit.entity.ts';

export type AuditRecord = {
  action: string;
  subjectKind?: string;
  subjectId?: string | number;
  before?: unknown;
  after?: unknown;
  actorName?: string;
};

/** One row per action, in the transaction of the action. Values are what changed, never secrets or messages. */
export async function writeAudit(ctx: Context, record: AuditRecord): Promise<void> {
  await ctx.em.insert(AuditEntity, {
    at: ctx.deps.clock.now(),
    actorKind: ctx.admin ? 'admin' : ctx.affiliate ? 'affiliate' : record.actorName ? 'visitor' : 'system',
    actorId: ctx.admin?.id ?? ctx.affiliate?.id ?? null,
    actorName: ctx.admin?.username ?? (ctx.affiliate ? `affiliate ${ctx.affiliate.id}` : (record.actorName ?? 'system')),
    action: record.action,
    subjectKind: record.subjectKind ?? null,
    subjectId: record.subjectId === undefined ? null : String(record.subjectId),
    before: record.before ?? null,
    after: record.after ?? null,
    ipPrefix: ipPrefix(ctx.request.ip),
    requestId: ctx.request.id,
  } as never);
}
