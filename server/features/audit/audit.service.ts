import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { ipKey, ipPrefix } from '#server/platform/ip.ts';
import { countUse } from '#server/platform/limits/counter.ts';
import type { AuditSubjectKind } from '#src/domain/audit/audit.schema.ts';
import { AuditEntity } from './audit.entity.ts';

export type AuditRecord = {
  action: string;
  subjectKind?: AuditSubjectKind;
  subjectId?: string | number;
  before?: unknown;
  after?: unknown;
  actorName?: string;
};

type Actor = { kind: string; id: number; name: string };

/** The program or person that the server has authenticated. */
function actorOf({ token, admin, affiliate }: Context): Actor | null {
  if (token) return { kind: 'token', id: token.id, name: `token ${token.name}` };
  if (admin) return { kind: 'admin', id: admin.id, name: admin.username };
  if (affiliate) return { kind: 'affiliate', id: affiliate.id, name: `affiliate ${affiliate.id}` };
  return null;
}

/**
 * Call it in the transaction of the action. Values are the changed fields, never
 * secrets or message texts.
 */
export async function writeAudit(ctx: Context, record: AuditRecord): Promise<void> {
  const actor = actorOf(ctx);
  await ctx.em.insert(AuditEntity, {
    at: ctx.deps.clock.now(),
    actorKind: actor?.kind ?? (record.actorName ? 'visitor' : 'system'),
    actorId: actor?.id ?? null,
    actorName: actor?.name ?? record.actorName ?? 'system',
    action: record.action,
    subjectKind: record.subjectKind ?? null,
    subjectId: record.subjectId === undefined ? null : String(record.subjectId),
    before: record.before ?? null,
    after: record.after ?? null,
    ipPrefix: ipPrefix(ctx.request.ip),
    requestId: ctx.request.id,
  });
}

/** True if the same actor has done the same action on the same subject since `since`. */
export async function isAudited(
  ctx: Context,
  record: Required<Pick<AuditRecord, 'action' | 'subjectId'>>,
  since: Date,
): Promise<boolean> {
  const actor = actorOf(ctx);
  const found = await kysely(ctx.em)
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', record.action)
    .where('at', '>', since)
    .where('actorKind', '=', actor?.kind ?? 'system')
    .where('actorId', '=', actor?.id ?? null)
    .where('subjectId', '=', String(record.subjectId))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

const FAILED_LOGIN_SECONDS = 600;

/**
 * Strangers cause these rows and nobody can delete them, so one per address and 10 minutes is
 * written. The request log has every failure.
 */
export async function writeFailedLogin(
  ctx: Context,
  action: 'admin.login-failed' | 'affiliate.login-failed',
): Promise<void> {
  const address = ctx.deps.keyring.keyedHash('ip', ipKey(ctx.request.ip));
  const { count } = await countUse(
    ctx.em,
    ctx.deps.clock,
    `audit:${action}:${address}`,
    FAILED_LOGIN_SECONDS,
  );
  if (count === 1) await writeAudit(ctx, { action, actorName: 'visitor' });
}

/** One audit row per export: the admin, the list and the filter. */
export const auditExport = (ctx: Context, list: string, filter: Record<string, string>): Promise<void> =>
  writeAudit(ctx, {
    action: 'list.export',
    subjectKind: 'list',
    subjectId: list,
    after: { filters: Object.keys(filter) },
  });
