import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Neighbours } from '#src/domain/shared/list.schema.ts';
import type { Em } from './em.ts';
import { typedQueries } from './typed-queries.ts';

type Listed = { id: number; createdAt: Date };

/**
 * The rows added just before and just after one; null at either end. Ids decide at the same moment.
 * @param rows selects `id` and `createdAt` of the whole list
 */
export async function neighboursOf<DB, TB extends keyof DB>(
  em: Em,
  rows: SelectQueryBuilder<DB, TB, Listed>,
  { id, createdAt }: Listed,
): Promise<Neighbours> {
  const nearest = async (condition: Expression<SqlBool>, direction: 'asc' | 'desc') => {
    const row = await typedQueries<object>(em)
      .selectFrom(rows.as('listed'))
      .select(sql<number>`listed.id`.as('id'))
      .where(condition)
      .orderBy(sql`listed.created_at`, direction)
      .orderBy(sql`listed.id`, direction)
      .limit(1)
      .executeTakeFirst();
    return row?.id ?? null;
  };
  const own = sql`(${createdAt}::timestamptz, ${id}::bigint)`;
  return {
    newer: await nearest(sql<SqlBool>`(listed.created_at, listed.id) > ${own}`, 'asc'),
    older: await nearest(sql<SqlBool>`(listed.created_at, listed.id) < ${own}`, 'desc'),
  };
}
