import { type Context, inTransaction } from '#server/context.ts';
import { ipKey, ipPrefix } from '#server/platform/ip.ts';
import { countUse } from '#server/platform/limits/counter.ts';
import type { AuditAction, AuditSubjectKind } from '#src/domain/records.ts';
import { AuditEntity } from './audit.entity.ts';

/** What the entry is about: null is nothing, an id of null is nothing in particular. */
type Subject = readonly [kind: AuditSubjectKind, id: string | number | null] | null;
type AuditDetails = {
  before?: unknown;
  after?: unknown;
  /** Of a visitor who becomes an affiliate by this action. */
  actorName?: string;
};

function actorOf({ token, admin, affiliate }: Context) {
  if (token) return { kind: 'token', id: token.id, name: `token ${token.name}` };
  if (admin) return { kind: 'admin', id: admin.id, name: admin.username };
  if (affiliate) return { kind: 'affiliate', id: affiliate.id, name: `affiliate ${affiliate.id}` };
  return null;
}

/** Call it in the transaction of the action. `before` and `after` hold no secrets or texts. */
export async function writeAudit(
  ctx: Context,
  action: AuditAction,
  subject: Subject = null,
  { before = null, after = null, actorName }: AuditDetails = {},
): Promise<void> {
  const actor = actorOf(ctx);
  const [subjectKind, subjectId] = subject ?? [null, null];
  await ctx.em.insert(AuditEntity, {
    at: ctx.deps.clock.now(),
    actorKind: actor?.kind ?? (actorName ? 'visitor' : 'system'),
    actorId: actor?.id ?? null,
    actorName: actor?.name ?? actorName ?? 'system',
    action,
    subjectKind,
    subjectId: subjectId === null ? null : String(subjectId),
    before,
    after,
    ipPrefix: ipPrefix(ctx.request.ip),
    requestId: ctx.request.id,
  });
}

const ONCE_SECONDS = 600;

/** At most one row per key and time, on any node: callers cause them and nobody can delete them. */
async function writeAuditOnce(
  ctx: Context,
  key: string,
  action: AuditAction,
  subject: Subject,
  details?: AuditDetails,
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const { count } = await countUse(inner.em, ctx.deps.clock, `audit:${action}:${key}`, ONCE_SECONDS);
    if (count === 1) await writeAudit(inner, action, subject, details);
  });
}

/** One row per address. */
export const writeFailedLogin = (
  ctx: Context,
  action: Extract<AuditAction, `${string}.login-failed`>,
): Promise<void> => {
  const key = ctx.deps.keyring.keyedHash('ip', ipKey(ctx.request.ip));
  return writeAuditOnce(ctx, key, action, null, { actorName: 'visitor' });
};

/** One row per account, with the first route that was denied. */
export const writeDenied = (ctx: Context, route: string): Promise<void> => {
  const actor = actorOf(ctx);
  return writeAuditOnce(ctx, `${actor?.kind}:${actor?.id}`, 'access.denied', ['route', route]);
};

/** Names the filters without their values. */
export const auditExport = (ctx: Context, list: string, filter: Record<string, string>): Promise<void> =>
  writeAudit(ctx, 'list.export', ['list', list], { after: { filters: Object.keys(filter) } });
