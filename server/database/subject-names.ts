/** Names of what audit rows, notes and emails are about, as they are now. */
import { sql } from 'kysely';
import type { SubjectNames } from '#server/context.ts';
import { kysely, type Tables } from './kysely.ts';

/**
 * Names rows by a column of their own table, or of the table that `via.key` references.
 * For the manifests: `namesOf('affiliate', 'name', { table: 'commission', key: 'affiliateId' })`.
 */
export const namesOf =
  <Named extends keyof Tables, Table extends keyof Tables = Named>(
    named: Named,
    column: keyof Tables[Named] & string,
    via?: { table: Table; key: keyof Tables[Table] & string },
  ): SubjectNames =>
  async (ctx, ids) => {
    const { rows } = await sql<{ id: number; name: string | null }>`
      select subject.id, named.${sql.ref(column)} as name
      from ${sql.table(via?.table ?? named)} as subject
      join ${sql.table(named)} as named on named.id = subject.${sql.ref(via?.key ?? 'id')}
      where subject.id = any(${ids})`.execute(kysely(ctx.em));
    return rows;
  };
