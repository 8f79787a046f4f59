/** Emails the monthly summary once per affiliate and month, and only when there was activity. */
import type { ExpressionBuilder } from 'kysely';
import { type Context, inTransaction } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';
import { addDays, monthText, utcDay, utcMonth } from '#src/domain/shared/dates.ts';
import { formatMinor, sumBy, sumsByCurrency, sumsText } from '#src/domain/shared/money.ts';
import { isNotCancelled, isPaidOut, isSale, visitsIn } from './affiliate-rows.service.ts';

/** Emails per transaction. */
const BATCH_SIZE = 100;

type Month = { from: Date; to: Date };

const monthBefore = (now: Date): Month => ({
  from: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)),
  to: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)),
});

/** Visits through each affiliate's link. */
const clicksOf = (ctx: Context, { from, to }: Month) =>
  visitsIn(ctx, { from: utcDay(from), to: utcDay(addDays(to, -1)) })
    .select(({ fn }) => ['affiliateId', fn.countAll<number>().as('clicks')])
    .groupBy('affiliateId')
    .execute();

const isWithin = (
  eb: ExpressionBuilder<Tables, 'commission'>,
  time: 'createdAt' | 'paidAt',
  { from, to }: Month,
) => eb.and([eb(time, '>=', from), eb(time, '<', to)]);

/** Sales and sums of each affiliate and currency: earned in the month, or paid out in it. */
const sumsOf = (ctx: Context, month: Month) =>
  kysely(ctx.em)
    .selectFrom('commission')
    .select((eb) => {
      const isNew = isWithin(eb, 'createdAt', month);
      const isPaid = eb.and([isPaidOut(eb), isWithin(eb, 'paidAt', month)]);
      const { fn } = eb;
      return [
        'affiliateId',
        'currency',
        fn
          .countAll<number>()
          .filterWhere(eb.and([isNew, isSale(eb)]))
          .as('orders'),
        fn
          .sum<number | null>('amountMinor')
          .filterWhere(eb.and([isNew, isNotCancelled(eb)]))
          .as('earned'),
        fn.sum<number | null>('amountMinor').filterWhere(isPaid).as('paid'),
      ];
    })
    .where((eb) => eb.or([isWithin(eb, 'createdAt', month), isWithin(eb, 'paidAt', month)]))
    .groupBy(['affiliateId', 'currency'])
    .orderBy('currency')
    .execute();

const recipients = (ctx: Context, ids: readonly number[]) =>
  kysely(ctx.em)
    .selectFrom('affiliate')
    .select(['id', 'name', 'email'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .where('status', '<>', 'closed')
    .where('erasedAt', 'is', null)
    .where('emailVerifiedAt', 'is not', null)
    .orderBy('id')
    .execute();

type Sum = Awaited<ReturnType<typeof sumsOf>>[number];
const amountsOf = (sums: readonly Sum[], key: 'earned' | 'paid'): string =>
  sumsText(sumsByCurrency(sums, (sum) => sum[key] ?? 0).filter(({ amountMinor }) => amountMinor !== 0));

/** @returns the number of emails written */
export async function emailMonthlySummaries(ctx: Context): Promise<number> {
  const month = monthBefore(ctx.deps.clock.now());
  const clicks = new Map((await clicksOf(ctx, month)).map((row) => [row.affiliateId, row.clicks]));
  const sums = Map.groupBy(await sumsOf(ctx, month), ({ affiliateId }) => affiliateId);
  const people = await recipients(ctx, [...new Set([...clicks.keys(), ...sums.keys()])]);
  let written = 0;
  for (let start = 0; start < people.length; start += BATCH_SIZE) {
    await inTransaction(ctx, async (inner) => {
      for (const { id, name, email } of people.slice(start, start + BATCH_SIZE)) {
        const own = sums.get(id) ?? [];
        const emailId = await ctx.deps.mailer.enqueue(inner.em, {
          kind: 'monthly-summary',
          to: email,
          affiliateId: id,
          onceKey: `monthly-summary:${id}:${utcMonth(month.from)}`,
          payload: {
            affiliateId: id,
            name,
            month: monthText(month.from),
            clicks: clicks.get(id) ?? 0,
            orders: sumBy(own, ({ orders }) => orders),
            earned: amountsOf(own, 'earned') || formatMinor(0, 'usd'),
            paid: amountsOf(own, 'paid'),
          },
        });
        if (emailId) written++;
      }
    });
  }
  return written;
}
