/** Reads the audit log; audit.service.ts writes it. No code changes a row. */
import type { Context } from '#server/context.ts';
import { queryRows } from '#server/platform/database/database.ts';
import { dayConditions, keysetPage, readSort } from '#server/platform/database/keyset.ts';
import type { Condition } from '#server/platform/database/search.ts';
import type { AuditListInput, AuditView } from '#src/domain/audit/audit.schema.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';

const COLUMNS = `id::float8 as id, at as "createdAt", actor_kind as "actorKind", actor_name as "actorName", action, subject_kind as "subjectKind", subject_id as "subjectId",
  before, after, ip_prefix as "ipPrefix", request_id as "requestId"`;

/** L5: entries about payouts contain amounts and references, which only owners may see. */
const hidesPayouts = (ctx: Context): boolean => ctx.admin?.role !== 'owner';

export function listAudit(ctx: Context, query: AuditListInput, counted = true): Promise<Page<AuditView>> {
  const where: Condition[] = [
    ...(hidesPayouts(ctx) ? [[`action not like 'payout.%'`] as const] : []),
    ...(query.actor ? [['actor_name = ?', query.actor] as const] : []),
    ...(query.action ? [['action = ?', query.action] as const] : []),
    ...(query.subjectKind ? [['subject_kind = ?', query.subjectKind] as const] : []),
    ...(query.subjectId ? [['subject_id = ?', query.subjectId] as const] : []),
    ...dayConditions('at', query.from, query.to),
  ];
  return keysetPage<AuditView>(ctx.em, {
    columns: COLUMNS,
    table: 'audit_log',
    search: ['actor_name', 'action', 'subject_id'],
    where,
    query,
    time: 'at',
    sort: readSort(query.sort, { createdAt: { expression: 'at', type: 'time' } }),
    counted,
  });
}

/**
 * The values for the filters. Jumps from one value to the next in the index
 * instead of reading every row.
 */
async function distinct(ctx: Context, column: 'action' | 'actor_name'): Promise<string[]> {
  const rows = await queryRows<{ value: string }>(
    ctx.em,
    `with recursive found as (
       (select ${column} as value from audit_log order by ${column} limit 1)
       union all
       select (select ${column} from audit_log where ${column} > found.value order by ${column} limit 1) from found where found.value is not null
     ) select value from found where value is not null limit 200`,
  );
  return rows.map(({ value }) => value);
}

export async function auditFacets(ctx: Context): Promise<{ actions: string[]; actors: string[] }> {
  const actions = await distinct(ctx, 'action');
  return {
    actions: hidesPayouts(ctx) ? actions.filter((action) => !action.startsWith('payout.')) : actions,
    actors: await distinct(ctx, 'actor_name'),
  };
}
