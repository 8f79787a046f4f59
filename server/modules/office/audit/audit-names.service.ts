/** Names of what audit entries are about, as they are now: the log itself stores only ids. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { AuditEntry, AuditFacets, AuditView } from '#src/domain/office/audit/audit.schema.ts';

type Named = { id: number | string; name: string | null };
type Loader = (ctx: Context, ids: readonly string[]) => Promise<readonly Named[]>;

const numbersIn = (ids: readonly string[]): number[] => ids.filter((id) => /^\d{1,15}$/.test(id)).map(Number);

/** For tables whose ids are numbers. */
const numbered =
  (load: (db: ReturnType<typeof kysely>, ids: number[]) => Promise<Named[]>): Loader =>
  async (ctx, ids) => {
    const numbers = numbersIn(ids);
    return numbers.length > 0 ? load(kysely(ctx.em), numbers) : [];
  };

const LOADERS: Record<string, Loader> = {
  admin: numbered((db, ids) =>
    db.selectFrom('admin_account').select(['id', 'username as name']).where('id', 'in', ids).execute(),
  ),
  affiliate: numbered((db, ids) =>
    db.selectFrom('affiliate').select(['id', 'name']).where('id', 'in', ids).execute(),
  ),
  claim: numbered((db, ids) =>
    db
      .selectFrom('affiliate_claim as claim')
      .innerJoin('affiliate', 'affiliate.id', 'claim.affiliateId')
      .select(['claim.id', 'affiliate.name'])
      .where('claim.id', 'in', ids)
      .execute(),
  ),
  commission: numbered((db, ids) =>
    db
      .selectFrom('commission')
      .innerJoin('affiliate', 'affiliate.id', 'commission.affiliateId')
      .select(['commission.id', 'affiliate.name'])
      .where('commission.id', 'in', ids)
      .execute(),
  ),
  confirmation: numbered((db, ids) =>
    db.selectFrom('order_confirmation').select(['id', 'fullName as name']).where('id', 'in', ids).execute(),
  ),
  contact: numbered((db, ids) =>
    db.selectFrom('contact').select(['id', 'name']).where('id', 'in', ids).execute(),
  ),
  mail: (ctx, ids) =>
    kysely(ctx.em)
      .selectFrom('mail_message')
      .select(['id', 'toAddress as name'])
      .where('id', 'in', [...ids])
      .execute(),
  order: numbered((db, ids) =>
    db.selectFrom('customer_order').select(['id', 'customerName as name']).where('id', 'in', ids).execute(),
  ),
  project: numbered((db, ids) =>
    db
      .selectFrom('project')
      .innerJoin('customer_order', 'customer_order.id', 'project.orderId')
      .select(['project.id', 'customer_order.customerName as name'])
      .where('project.id', 'in', ids)
      .execute(),
  ),
  review: numbered((db, ids) =>
    db.selectFrom('review').select(['id', 'nameShown as name']).where('id', 'in', ids).execute(),
  ),
};
/** Only owners see payouts, and what modules add (L5). */
const OWNER_LOADERS: Record<string, Loader> = {
  'payout-line': numbered((db, ids) =>
    db
      .selectFrom('payout_line as line')
      .innerJoin('affiliate', 'affiliate.id', 'line.affiliateId')
      .select(['line.id', 'affiliate.name'])
      .where('line.id', 'in', ids)
      .execute(),
  ),
  'payout-run': numbered((db, ids) =>
    db.selectFrom('payout_run').select(['id', 'label as name']).where('id', 'in', ids).execute(),
  ),
};

const addedLoaders = ({ deps }: Context): Record<string, Loader> =>
  Object.fromEntries(
    Object.entries(deps.subjectNames).map(([kind, load]) => [kind, (ctx, ids) => load(ctx, numbersIn(ids))]),
  );

type Subject = { kind: string; id: string };

/** Names by `kind:id`; what has been deleted or erased has none. */
async function findNames(ctx: Context, wanted: readonly Subject[]): Promise<Map<string, string>> {
  const loaders =
    ctx.admin?.role === 'owner' ? { ...LOADERS, ...OWNER_LOADERS, ...addedLoaders(ctx) } : LOADERS;
  const names = new Map<string, string>();
  for (const [kind, subjects] of Map.groupBy(wanted, ({ kind }) => kind)) {
    const ids = [...new Set(subjects.map(({ id }) => id))];
    for (const { id, name } of (await loaders[kind]?.(ctx, ids)) ?? [])
      if (name) names.set(keyOf({ kind, id: String(id) }), name);
  }
  return names;
}

const AFFILIATE_ACTOR = /^affiliate (\d+)$/;
const actorSubject = (actorName: string): Subject => ({
  kind: 'affiliate',
  id: AFFILIATE_ACTOR.exec(actorName)?.[1] ?? '',
});
const keyOf = ({ kind, id }: Subject): string => `${kind}:${id}`;

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
