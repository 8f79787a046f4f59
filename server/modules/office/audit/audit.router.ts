/** Reads the audit log; audit.service.ts writes it. No code changes a row. */

import type { ExpressionBuilder } from 'kysely';
import type { Context } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';
import { defineExport } from '#server/platform/csv-export.ts';
import { dayCondition, keysetPage } from '#server/platform/database/keyset.ts';
import { adminProcedure, router } from '#server/trpc/trpc.ts';
import {
  type AuditEntry,
  type AuditListInput,
  type AuditView,
  auditEntry,
  auditListInput,
  auditView,
  valueText,
} from '#src/domain/office/audit/audit.schema.ts';
import { STAFF_AUDIT_KINDS } from '#src/domain/records.ts';
import { type Page, pageOf } from '#src/domain/shared/list.schema.ts';

/** L5: the entries that the caller may read. */
const isReadable = (ctx: Context) => (eb: ExpressionBuilder<Tables, 'audit_log'>) =>
  ctx.admin?.role === 'owner'
    ? eb.lit(true)
    : eb.or([eb('subjectKind', 'is', null), eb('subjectKind', 'in', STAFF_AUDIT_KINDS)]);

function listAudit(ctx: Context, query: AuditListInput): Promise<Page<AuditEntry>> {
  let rows = kysely(ctx.em)
    .selectFrom('audit_log')
    .select(auditEntry.omit({ createdAt: true }).keyof().options)
    .select('at as createdAt')
    .where((eb) => dayCondition(eb.ref('at'), query))
    .where(isReadable(ctx));
  if (query.actor) rows = rows.where('actorName', '=', query.actor);
  if (query.action) rows = rows.where('action', '=', query.action);
  if (query.subjectKind) rows = rows.where('subjectKind', '=', query.subjectKind);
  if (query.subjectId) rows = rows.where('subjectId', '=', query.subjectId);
  return keysetPage(ctx.em, rows, {
    query,
    newest: ['at', 'id'],
    search: { columns: ['actorName', 'action', 'subjectId'] },
  });
}

export const auditLogExport = defineExport({
  input: auditListInput,
  page: listAudit,
  columns: [
    ['Entry', 'id'],
    ['At', 'createdAt'],
    ['Who', 'actorName'],
    ['Kind', 'actorKind'],
    ['Action', 'action'],
    ['Subject', 'subjectKind'],
    ['Subject id', 'subjectId'],
    ['Before', (entry) => valueText(entry.before)],
    ['After', (entry) => valueText(entry.after)],
    ['Network', 'ipPrefix'],
    ['Request', 'requestId'],
  ],
});

type Subject = { kind: string; id: string };
export const keyOf = ({ kind, id }: Subject): string => `${kind}:${id}`;

/** The only subject whose id is no number. */
const emailNames = (ctx: Context, ids: readonly string[]) =>
  kysely(ctx.em)
    .selectFrom('mail_message')
    .select(['id', 'toAddress as name'])
    .where('id', 'in', [...ids])
    .execute();

/** Current names by `kind:id`, of kinds that the caller may read (L5): the log stores ids. */
export async function findNames(ctx: Context, wanted: readonly Subject[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [kind, subjects] of Map.groupBy(wanted, ({ kind }) => kind)) {
    if (ctx.admin?.role !== 'owner' && !STAFF_AUDIT_KINDS.includes(kind)) continue;
    const ids = [...new Set(subjects.map(({ id }) => id))];
    const numbers = ids.filter((id) => /^\d{1,15}$/.test(id)).map(Number);
    const load = ctx.deps.subjectNames[kind];
    const found =
      kind === 'mail'
        ? await emailNames(ctx, ids)
        : load && numbers.length > 0
          ? await load(ctx, numbers)
          : [];
    for (const { id, name } of found) if (name) names.set(keyOf({ kind, id: String(id) }), name);
  }
  return names;
}

const AFFILIATE_ACTOR = /^affiliate (\d+)$/;
const actorSubject = (actorName: string): Subject => ({
  kind: 'affiliate',
  id: AFFILIATE_ACTOR.exec(actorName)?.[1] ?? '',
});

async function withNames(ctx: Context, entries: readonly AuditEntry[]): Promise<AuditView[]> {
  const subjectOf = ({ subjectKind, subjectId }: AuditEntry): Subject => ({
    kind: subjectKind ?? '',
    id: subjectId ?? '',
  });
  const names = await findNames(
    ctx,
    entries.flatMap((entry) => [subjectOf(entry), actorSubject(entry.actorName)]),
  );
  return entries.map((entry) => ({
    ...entry,
    subjectName: names.get(keyOf(subjectOf(entry))) ?? null,
    actorLabel: names.get(keyOf(actorSubject(entry.actorName))) ?? null,
  }));
}

export const auditRouter = router({
  list: adminProcedure
    .input(auditListInput)
    .output(pageOf(auditView))
    .query(async ({ ctx, input }) => {
      const page = await listAudit(ctx, input);
      return { ...page, items: await withNames(ctx, page.items) };
    }),
});
