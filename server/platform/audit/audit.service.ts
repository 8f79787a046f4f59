import { type Context, inTransaction } from '#server/context.ts';
import { ipKey, ipPrefix } from '#server/platform/ip.ts';
import { countUse } from '#server/platform/limits/counter.ts';
import type { AuditSubjectKind } from '#src/domain/records.ts';
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

/**
 * Writes the row unless one with this key was written within the time, on any node: callers cause
 * these rows and nobody can delete them. The request log has every case.
 */
export async function writeAuditOnce(
  ctx: Context,
  record: AuditRecord,
  key: string,
  seconds: number,
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const { count } = await countUse(inner.em, ctx.deps.clock, `audit:${record.action}:${key}`, seconds);
    if (count === 1) await writeAudit(inner, record);
  });
}

const FAILED_LOGIN_SECONDS = 600;

/** One row per address. */
export const writeFailedLogin = (
  ctx: Context,
  action: 'admin.login-failed' | 'affiliate.login-failed',
): Promise<void> =>
  writeAuditOnce(
    ctx,
    { action, actorName: 'visitor' },
    ctx.deps.keyring.keyedHash('ip', ipKey(ctx.request.ip)),
    FAILED_LOGIN_SECONDS,
  );

const DENIED_SECONDS = 600;

/** One row per account, with the first route that was denied. */
export const writeDenied = (ctx: Context, route: string): Promise<void> => {
  const actor = actorOf(ctx);
  return writeAuditOnce(
    ctx,
    { action: 'access.denied', subjectKind: 'route', subjectId: route },
    `${actor?.kind}:${actor?.id}`,
    DENIED_SECONDS,
  );
};

/** One audit row per export: the admin, the list and the filter. */
export const auditExport = (ctx: Context, list: string, filter: Record<string, string>): Promise<void> =>
  writeAudit(ctx, {
    action: 'list.export',
    subjectKind: 'list',
    subjectId: list,
    after: { filters: Object.keys(filter) },
  });
