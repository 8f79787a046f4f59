/** Reads the audit log; audit.service.ts writes it. No code changes a row. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { queryRows } from '#server/platform/database/database.ts';
import { dayCondition, keysetPage } from '#server/platform/database/keyset.ts';
import type { AuditListInput, AuditView } from '#src/domain/audit/audit.schema.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';

/** L5: entries about payouts contain amounts and references, which only owners may see. */
const hidesPayouts = (ctx: Context): boolean => ctx.admin?.role !== 'owner';

export function listAudit(ctx: Context, query: AuditListInput, counted = true): Promise<Page<AuditView>> {
  let rows = kysely(ctx.em)
    .selectFrom('audit_log')
    .select([
      'id',
      'at as createdAt',
      'actorKind',
      'actorName',
      'action',
      'subjectKind',
      'subjectId',
      'before',
      'after',
      'ipPrefix',
      'requestId',
    ])
    .where((eb) => dayCondition(eb.ref('at'), query));
  if (hidesPayouts(ctx)) rows = rows.where('action', 'not like', 'payout.%');
  if (query.actor) rows = rows.where('actorName', '=', query.actor);
  if (query.action) rows = rows.where('action', '=', query.action);
  if (query.subjectKind) rows = rows.where('subjectKind', '=', query.subjectKind);
  if (query.subjectId) rows = rows.where('subjectId', '=', query.subjectId);
  return keysetPage(ctx.em, rows, {
    query,
    newest: ['at', 'id'],
    sorts: { createdAt: { by: 'at', type: 'time' } },
    search: { columns: ['actorName', 'action', 'subjectId'] },
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
