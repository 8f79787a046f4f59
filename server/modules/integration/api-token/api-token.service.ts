import { lockOwner, ownerRecipients } from '#server/auth/owners.ts';
import { type Context, type Deps, inTransaction, type TokenActor, transactional } from '#server/context.ts';
import { kysely, pruneRows } from '#server/database/kysely.ts';
import { viewOf } from '#server/database/view-of.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { sha256 } from '#server/platform/crypto.ts';
import type { Em } from '#server/platform/database/database.ts';
import { lockRow } from '#server/platform/database/row-by-id.ts';
import { sendDue } from '#server/platform/email/send-due.ts';
import { AppError } from '#server/platform/errors.ts';
import { ipPrefix } from '#server/platform/ip.ts';
import {
  type ApiTokenView,
  apiTokenView,
  type CreateTokenInput,
  isUsable,
  type NewTokenView,
  type RotateTokenInput,
  TOKEN_ENDED,
  TOKEN_EXPIRED,
  TOKEN_MISSING,
  TOKEN_MISTYPED,
  TOKEN_NOTICE_DAYS,
  TOKEN_REPLACED,
  TOKEN_REVOKED,
  TOKEN_UNKNOWN,
} from '#src/domain/integration/api-token/api-token.schema.ts';
import type { Finding } from '#src/domain/sale/payment/payment.schema.ts';
import { finding } from '#src/domain/sale/payment/reconciliation.rules.ts';
import { addDays, DAY_MS, longDate } from '#src/domain/shared/dates.ts';
import { OWNER_ONLY } from '#src/domain/viewer.ts';
import { ApiTokenEntity, type ApiTokenRow } from './api-token.entity.ts';
import { generateToken, isTokenFormat, tokenPrefix } from './token-format.rules.ts';

type NewToken = Pick<ApiTokenRow, 'name' | 'scopes' | 'createdBy' | 'adminId'> & { lifetimeMs: number };

const toView = (row: ApiTokenRow): ApiTokenView => viewOf(apiTokenView, row);

/** Call inside a transaction. */
async function issueToken(
  ctx: Context,
  made: NewToken,
  action: 'api-token.create' | 'api-token.rotate',
  before?: object,
): Promise<NewTokenView> {
  const token = generateToken();
  const { lifetimeMs, ...row } = made;
  const createdAt = ctx.deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + lifetimeMs);
  const id = await ctx.em.insert(ApiTokenEntity, {
    ...row,
    prefix: tokenPrefix(token),
    tokenHash: sha256(token),
    createdAt,
    expiresAt,
  });
  const { name, scopes } = row;
  const after = { name, scopes: scopes.join(', '), expiresAt };
  await writeAudit(ctx, action, ['api-token', id], { before, after });
  return { token, view: toView(await ctx.em.findOneOrFail(ApiTokenEntity, { id })) };
}

/** @throws AppError NOT_FOUND */
const lockToken = (ctx: Context, id: number): Promise<ApiTokenRow> =>
  lockRow(ctx.em, ApiTokenEntity, id, TOKEN_MISSING);

async function endToken(ctx: Context, row: ApiTokenRow): Promise<void> {
  if (row.revokedAt) return;
  await ctx.em.nativeUpdate(ApiTokenEntity, { id: row.id }, { revokedAt: ctx.deps.clock.now() });
  await writeAudit(ctx, 'api-token.revoke', ['api-token', row.id], { before: { name: row.name } });
}

/** For an owner who loses their rights. Call inside the transaction that takes them. */
export async function revokeTokensOf(ctx: Context, adminId: number): Promise<void> {
  const rows = await ctx.em.find(ApiTokenEntity, { adminId, revokedAt: null }, { refresh: true });
  for (const row of rows) await endToken(ctx, row);
}

/** Tokens of the command line end with the mode in which the operator made them. */
export async function revokeDemoTokens(ctx: Context, isNewMode: boolean): Promise<void> {
  const made = isNewMode ? {} : { adminId: { $ne: null } };
  const rows = await ctx.em.find(ApiTokenEntity, { ...made, revokedAt: null }, { refresh: true });
  for (const row of rows) await endToken(ctx, row);
}

const COMMAND_LINE = 'command line';
/** More tokens than anyone manages; keeps the list bounded. */
const LISTED_MAX = 500;

/** @throws AppError FORBIDDEN */
async function creatorOf(ctx: Context): Promise<{ createdBy: string; adminId: number | null }> {
  if (!ctx.admin) return { createdBy: COMMAND_LINE, adminId: null };
  if (!(await lockOwner(ctx.em, ctx.admin.id))) throw new AppError('FORBIDDEN', OWNER_ONLY);
  return { createdBy: ctx.admin.username, adminId: ctx.admin.id };
}

export async function listTokens(ctx: Context): Promise<ApiTokenView[]> {
  const rows = await ctx.em.find(
    ApiTokenEntity,
    {},
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: LISTED_MAX, refresh: true },
  );
  return rows.map(toView);
}

export const createToken = transactional(async (ctx: Context, { name, scopes, days }: CreateTokenInput) => {
  const made = { name, scopes, lifetimeMs: days * DAY_MS, ...(await creatorOf(ctx)) };
  return issueToken(ctx, made, 'api-token.create');
});

/** The old one works for the overlap, or ends at once. @throws AppError NOT_FOUND, CONFLICT */
export const rotateToken = transactional(async (ctx: Context, { id, overlapDays }: RotateTokenInput) => {
  const creator = await creatorOf(ctx);
  const old = await lockToken(ctx, id);
  const now = ctx.deps.clock.now();
  if (old.replacedAt) throw new AppError('CONFLICT', TOKEN_REPLACED);
  if (!isUsable(old, now)) throw new AppError('CONFLICT', TOKEN_ENDED);
  const { name, scopes } = old;
  const lifetimeMs = old.expiresAt.getTime() - old.createdAt.getTime();
  const overlapEnd = addDays(now, overlapDays);
  await ctx.em.nativeUpdate(
    ApiTokenEntity,
    id,
    overlapDays === 0
      ? { replacedAt: now, revokedAt: now }
      : { replacedAt: now, expiresAt: overlapEnd < old.expiresAt ? overlapEnd : old.expiresAt },
  );
  return issueToken(ctx, { name, scopes, lifetimeMs, ...creator }, 'api-token.rotate', {
    token: id,
    overlapDays,
  });
});

/** Revoking again changes nothing. */
export async function revokeToken(ctx: Context, id: number): Promise<void> {
  await inTransaction(ctx, async (inner) => endToken(inner, await lockToken(inner, id)));
}

const LAST_USE_MS = 60_000;

/** Concurrent calls write it once. */
const noteUse = (em: Em, id: number, now: Date, ip: string) =>
  kysely(em)
    .updateTable('api_token')
    .set({ lastUsedAt: now, lastUsedIp: ipPrefix(ip) })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('lastUsedAt', 'is', null), eb('lastUsedAt', '<=', new Date(now.getTime() - LAST_USE_MS))]),
    )
    .execute();

/** By the unique index of the hash. @throws AppError UNAUTHENTICATED; a mistyped token at once */
export async function authenticateToken(
  { db, clock, disk }: Pick<Deps, 'db' | 'clock' | 'disk'>,
  text: string,
  ip: string,
): Promise<TokenActor> {
  if (!isTokenFormat(text)) throw new AppError('UNAUTHENTICATED', TOKEN_MISTYPED);
  const em = db.fork();
  const row = await kysely(em)
    .selectFrom('api_token')
    .select(['id', 'name', 'scopes', 'expiresAt', 'revokedAt', 'lastUsedAt'])
    .where('tokenHash', '=', sha256(text))
    .executeTakeFirst();
  const now = clock.now();
  if (!row) throw new AppError('UNAUTHENTICATED', TOKEN_UNKNOWN);
  if (row.revokedAt) throw new AppError('UNAUTHENTICATED', TOKEN_REVOKED);
  if (row.expiresAt <= now) throw new AppError('UNAUTHENTICATED', TOKEN_EXPIRED);
  const { id, name, scopes, lastUsedAt } = row;
  const isNoted = lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < LAST_USE_MS;
  // REL-07: reading continues on a full disk.
  if (!isNoted && (await disk.hasRoom())) await noteUse(em, id, now, ip);
  return { id, name, scopes };
}

const [FIRST_NOTICE_DAYS] = TOKEN_NOTICE_DAYS;

/** The notice that is due, in days before the expiry; none for a token that lives shorter. */
function dueNotice({ createdAt, expiresAt }: ApiTokenRow, now: Date): number | undefined {
  const lifetimeMs = expiresAt.getTime() - createdAt.getTime();
  return TOKEN_NOTICE_DAYS.filter((days) => expiresAt <= addDays(now, days) && lifetimeMs > days * DAY_MS).at(
    -1,
  );
}

function expiringTokens(ctx: Context) {
  const now = ctx.deps.clock.now();
  return kysely(ctx.em)
    .selectFrom('api_token')
    .select('id')
    .where('expiresAt', '>', now)
    .where('expiresAt', '<=', addDays(now, FIRST_NOTICE_DAYS))
    .where('revokedAt', 'is', null)
    .where('replacedAt', 'is', null)
    .orderBy('expiresAt')
    .orderBy('id');
}

async function noticesOf(ctx: Context, token: ApiTokenRow) {
  const now = ctx.deps.clock.now();
  const notice = dueNotice(token, now);
  if (!notice) return [];
  const recipients = await ownerRecipients(ctx.em);
  return recipients.map((recipient) => ({
    kind: 'api-token-expiring' as const,
    to: recipient.email,
    onceKey: `api-token-expiring:${token.id}:${notice}:${recipient.id}`,
    expiresAt: token.expiresAt,
    payload: {
      name: token.name,
      prefix: token.prefix,
      daysLeft: Math.ceil((token.expiresAt.getTime() - now.getTime()) / DAY_MS),
      expiresOn: longDate(token.expiresAt),
    },
  }));
}

/** 14 and 2 days before, each once. @returns the number of emails written */
export const emailExpiringTokens = (ctx: Context): Promise<number> =>
  sendDue(ctx, {
    job: 'token-expiry',
    due: expiringTokens,
    lock: (inner, { id }) => lockRow(inner.em, ApiTokenEntity, id, TOKEN_MISSING),
    email: (inner, _, token) => noticesOf(inner, token),
  });

/** API tokens stay in the list for this long after they have ended. */
const TOKEN_DAYS = 90;

export async function pruneTokens({ em, deps }: Context): Promise<void> {
  const end = addDays(deps.clock.now(), -TOKEN_DAYS);
  await pruneRows(em, 'api_token', 'id', (eb) =>
    eb.or([eb('expiresAt', '<', end), eb('revokedAt', '<', end)]),
  );
}

const ROWS_MAX = 100;

/** A token never has more rights than the owner who made it. */
export async function checkTokens(ctx: Context): Promise<Finding[]> {
  const rows = await kysely(ctx.em)
    .selectFrom('api_token as t')
    .innerJoin('admin_account as a', 'a.id', 't.adminId')
    .select(['t.id', 't.name', 't.createdBy'])
    .where('t.revokedAt', 'is', null)
    .where('t.expiresAt', '>', ctx.deps.clock.now())
    .where((eb) => eb.or([eb('a.role', '<>', 'owner'), eb('a.disabledAt', 'is not', null)]))
    .orderBy('t.id')
    .limit(ROWS_MAX)
    .execute();
  return rows.map(({ id, name, createdBy }) =>
    finding(
      'token-without-holder',
      `API token ${id} (${name}) still works, and ${createdBy} no longer has the access it was made with.`,
      `Revoke it: npm run token -- revoke ${id}.`,
      {},
    ),
  );
}
