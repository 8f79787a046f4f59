/** Emails the monthly summary once per affiliate and month, and only when there was activity. */
import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { dayCondition } from '#server/platform/database/keyset.ts';
import { monthText, utcDay, utcMonth } from '#src/domain/shared/dates.ts';
import { formatMinor, sumBy, sumsByCurrency, sumsText } from '#src/domain/shared/money.ts';
import type { Days } from '#src/domain/shared/period.rules.ts';
import { isNotCancelled, isPaidOut, isSale, visitsIn } from './affiliate-rows.service.ts';

const clicksOf = (ctx: Context, month: Days) =>
  visitsIn(ctx, month)
    .select(({ fn }) => ['affiliateId', fn.countAll<number>().as('clicks')])
    .groupBy('affiliateId')
    .execute();

/** Earned in the month, or paid out in it. */
const sumsOf = (ctx: Context, month: Days) =>
  kysely(ctx.em)
    .selectFrom('commission')
    .select((eb) => {
      const isNew = dayCondition(eb.ref('createdAt'), month);
      const isPaid = eb.and([isPaidOut(eb), dayCondition(eb.ref('paidAt').$notNull(), month)]);
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
    .where((eb) =>
      eb.or([dayCondition(eb.ref('createdAt'), month), dayCondition(eb.ref('paidAt').$notNull(), month)]),
    )
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
  const now = ctx.deps.clock.now();
  const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  // Day 0 is the last day of the month before.
  const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0));
  const month = { from: utcDay(start), to: utcDay(end) };
  const clicks = new Map((await clicksOf(ctx, month)).map((row) => [row.affiliateId, row.clicks]));
  const sums = Map.groupBy(await sumsOf(ctx, month), ({ affiliateId }) => affiliateId);
  const people = await recipients(ctx, [...new Set([...clicks.keys(), ...sums.keys()])]);
  let written = 0;
  for (const { id, name, email } of people) {
    const own = sums.get(id) ?? [];
    const payload = {
      affiliateId: id,
      name,
      month: monthText(start),
      clicks: clicks.get(id) ?? 0,
      orders: sumBy(own, ({ orders }) => orders),
      earned: amountsOf(own, 'earned') || formatMinor(0, 'usd'),
      paid: amountsOf(own, 'paid'),
    };
    const onceKey = `monthly-summary:${id}:${utcMonth(start)}`;
    const emailId = await inTransaction(ctx, ({ em }) =>
      ctx.deps.mailer.enqueue(em, { kind: 'monthly-summary', to: email, affiliateId: id, onceKey, payload }),
    );
    if (emailId) written++;
  }
  return written;
}
