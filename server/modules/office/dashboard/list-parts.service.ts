/** Parts of the admin lists, counted with the conditions of the lists themselves. */
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { ListPart } from '#src/domain/office/dashboard/list-links.ts';
import { TOTAL_COUNTED_MAX } from '#src/domain/shared/list.schema.ts';

function rowsOf(ctx: Context, { list, filter }: ListPart) {
  const rows = ctx.deps.lists[list];
  if (!rows) throw new Error(`no module has the list ${list}`);
  return rows(ctx, filter);
}

/** One statement for all parts: the count of each, and its oldest row. */
export async function summarizeParts<Key extends string>(
  ctx: Context,
  parts: Record<Key, ListPart>,
): Promise<{ key: Key; count: number; who: string | null; since: Date | null }[]> {
  const summaries = Object.entries<ListPart>(parts).map(([key, part]) =>
    kysely(ctx.em)
      .selectFrom(rowsOf(ctx, part).as('part'))
      .select(({ fn, val }) => [
        val(key).as('key'),
        fn.countAll<number>().as('count'),
        sql<string | null>`(array_agg(part.who order by part.since))[1]`.as('who'),
        fn.min<Date | null>('part.since').as('since'),
      ]),
  );
  const [first, ...others] = summaries;
  if (!first) return [];
  const rows = await others.reduce((all, next) => all.unionAll(next), first).execute();
  return rows.map((row) => ({ ...row, key: row.key as Key }));
}

/** Counts up to the limit of the lists, like their totals. */
export async function countPart(
  ctx: Context,
  part: ListPart,
): Promise<{ count: number; isMinimum: boolean }> {
  const { n } = await kysely(ctx.em)
    .selectFrom((eb) =>
      eb
        .selectFrom(rowsOf(ctx, part).as('part'))
        .select(({ lit }) => lit(1).as('one'))
        .limit(TOTAL_COUNTED_MAX + 1)
        .as('limited'),
    )
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return { count: Math.min(n, TOTAL_COUNTED_MAX), isMinimum: n > TOTAL_COUNTED_MAX };
}
