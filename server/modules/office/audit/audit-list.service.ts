/** Reads the audit log; audit.service.ts writes it. No code changes a row. */
import type { ExpressionBuilder } from 'kysely';
import type { Context } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';
import { defineExport } from '#server/platform/csv-export.ts';
import { dayCondition, keysetPage } from '#server/platform/database/keyset.ts';
import {
  type AuditEntry,
  type AuditFacets,
  type AuditListInput,
  auditEntry,
  auditListInput,
  valueText,
} from '#src/domain/office/audit/audit.schema.ts';
import { STAFF_AUDIT_KINDS } from '#src/domain/records.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
import { actorOptions } from './audit-names.service.ts';

/** L5: the entries that the caller may read. */
const isReadable = (ctx: Context) => (eb: ExpressionBuilder<Tables, 'audit_log'>) =>
  ctx.admin?.role === 'owner'
    ? eb.lit(true)
    : eb.or([eb('subjectKind', 'is', null), eb('subjectKind', 'in', STAFF_AUDIT_KINDS)]);

export function listAudit(ctx: Context, query: AuditListInput): Promise<Page<AuditEntry>> {
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
    sorts: { createdAt: { by: 'at', type: 'time' } },
    search: { columns: ['actorName', 'action', 'subjectId'] },
  });
}

/**
 * The values for the filters. Jumps from one value to the next in the index
 * instead of reading every row.
 */
async function distinct(ctx: Context, column: 'action' | 'actorName'): Promise<string[]> {
  const rows = await kysely(ctx.em)
    .withRecursive('found', (db) =>
      db
        .selectFrom((eb) =>
          eb
            .selectFrom('audit_log')
            .select(column)
            .where(isReadable(ctx))
            .orderBy(column)
            .limit(1)
            .as('first'),
        )
        .select((eb) => eb.ref(column).$castTo<string | null>().as('value'))
        .unionAll(
          db
            .selectFrom('found')
            .where('found.value', 'is not', null)
            .select((eb) =>
              eb
                .selectFrom('audit_log')
                .select(column)
                .where(column, '>', eb.ref('found.value'))
                .where(isReadable(ctx))
                .orderBy(column)
                .limit(1)
                .$asScalar()
                .$castTo<string | null>()
                .as('value'),
            ),
        ),
    )
    .selectFrom('found')
    .select('value')
    .where('value', 'is not', null)
    .$narrowType<{ value: string }>()
    .limit(200)
    .execute();
  return rows.map(({ value }) => value);
}

export async function auditFacets(ctx: Context): Promise<AuditFacets> {
  return {
    actions: await distinct(ctx, 'action'),
    actors: await actorOptions(ctx, await distinct(ctx, 'actorName')),
  };
}

export const auditLogExport = defineExport({
  input: auditListInput,
  page: listAudit,
  columns: [
    ['Entry', (entry) => entry.id],
    ['At', (entry) => entry.createdAt],
    ['Who', (entry) => entry.actorName],
    ['Kind', (entry) => entry.actorKind],
    ['Action', (entry) => entry.action],
    ['Subject', (entry) => entry.subjectKind],
    ['Subject id', (entry) => entry.subjectId],
    ['Before', (entry) => valueText(entry.before)],
    ['After', (entry) => valueText(entry.after)],
    ['Network', (entry) => entry.ipPrefix],
    ['Request', (entry) => entry.requestId],
  ],
});
