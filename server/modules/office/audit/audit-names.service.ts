/** Names of what audit entries are about, as they are now: the log itself stores only ids. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { AuditEntry, AuditFacets, AuditView } from '#src/domain/office/audit/audit.schema.ts';
import { STAFF_AUDIT_KINDS } from '#src/domain/records.ts';

type Subject = { kind: string; id: string };
export const keyOf = ({ kind, id }: Subject): string => `${kind}:${id}`;

/** The only subject whose id is no number. */
const emailNames = (ctx: Context, ids: readonly string[]) =>
  kysely(ctx.em)
    .selectFrom('mail_message')
    .select(['id', 'toAddress as name'])
    .where('id', 'in', [...ids])
    .execute();

/** Names by `kind:id`, for kinds that the caller may read (L5); what was deleted has none. */
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

/** Adds the names of subjects, and of affiliates who acted. */
export async function withNames(ctx: Context, entries: readonly AuditEntry[]): Promise<AuditView[]> {
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

/** Values of the filter by actor, with the names of affiliates. */
export async function actorOptions(ctx: Context, actors: readonly string[]): Promise<AuditFacets['actors']> {
  const names = await findNames(ctx, actors.map(actorSubject));
  return actors.map((value) => ({ value, label: names.get(keyOf(actorSubject(value))) ?? null }));
}
