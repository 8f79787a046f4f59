/** What public pages show of the reviews. */
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { PublishedReviews } from '#src/domain/page-facts.ts';
import { type PublishedReview, QUOTES_SHOWN, reviewTotals } from '#src/domain/project/review/review.rules.ts';

const published = (ctx: Context) => kysely(ctx.em).selectFrom('review').where('state', '=', 'published');

/** Differs after each change: decisions, withdrawals and erasures. */
export async function publishedVersion(ctx: Context): Promise<string> {
  const { count, last } = await published(ctx)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.max<string | null>(sql`concat(to_char(decided_at, 'YYYYMMDDHH24MISSMS'), '.', id)`).as('last'),
    ])
    .executeTakeFirstOrThrow();
  return `${count}:${last ?? ''}`;
}

/** The newest of each language: more than a page can show is not read. */
export async function readPublished(ctx: Context): Promise<PublishedReviews> {
  const { count, stars } = await published(ctx)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('stars').as('stars')])
    .executeTakeFirstOrThrow();
  const ranked = published(ctx)
    .select(['id', 'stars', 'text', 'nameShown', 'lang', 'createdAt'])
    .select(
      sql<number>`row_number() over (partition by split_part(lang, '-', 1) order by created_at desc, id desc)`.as(
        'place',
      ),
    );
  const quotes: PublishedReview[] = await kysely(ctx.em)
    .selectFrom(ranked.as('r'))
    .select(['id', 'stars', 'text', 'nameShown', 'lang', 'createdAt'])
    .where('place', '<=', QUOTES_SHOWN)
    .execute();
  return { quotes, totals: reviewTotals({ count, stars: stars ?? 0 }) };
}
