/** Emails the monthly summary once per affiliate and month, and only when there was activity. */
import { type Context, inTransaction } from '#server/context.ts';
import { queryRows } from '#server/platform/database/database.ts';
import type { Currency } from '#src/domain/offer.ts';
import { formatMinor } from '#src/domain/shared/money.ts';

/** Emails per transaction. */
const BATCH_SIZE = 100;

type MonthRow = { id: number; name: string; email: string; clicks: string | number; orders: string | number };
type SumRow = { affiliate_id: number; currency: Currency; earned: string | number; paid: string | number };

const monthName = (date: Date): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);

/** @returns the number of emails written */
export async function emailMonthlySummaries(ctx: Context): Promise<number> {
  const now = ctx.deps.clock.now();
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  const to = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const people = await queryRows<MonthRow>(
    ctx.em,
    `select a.id, a.name, a.email, coalesce(k.n, 0) as clicks, coalesce(c.n, 0) as orders
     from affiliate a
     left join (select affiliate_id, count(*) as n from referral_click where created_at >= ? and created_at < ? and not is_test group by 1) k on k.affiliate_id = a.id
     left join (select affiliate_id, count(*) filter (where kind = 'earned' and created_at >= ? and created_at < ?) as n, count(*) as rows
                from commission where (created_at >= ? and created_at < ?) or (paid_at >= ? and paid_at < ?) group by 1) c on c.affiliate_id = a.id
     where a.status <> 'closed' and a.erased_at is null and a.email_verified_at is not null and (k.n > 0 or c.rows > 0)
     order by a.id`,
    [from, to, from, to, from, to, from, to],
  );
  const sums = await queryRows<SumRow>(
    ctx.em,
    `select affiliate_id, currency,
       coalesce(sum(amount_minor) filter (where status <> 'cancelled' and created_at >= ? and created_at < ?), 0) as earned,
       coalesce(sum(amount_minor) filter (where status = 'paid' and paid_at >= ? and paid_at < ?), 0) as paid
     from commission where (created_at >= ? and created_at < ?) or (paid_at >= ? and paid_at < ?) group by 1, 2 order by 2`,
    [from, to, from, to, from, to, from, to],
  );
  let written = 0;
  for (let start = 0; start < people.length; start += BATCH_SIZE) {
    await inTransaction(ctx, async (inner) => {
      for (const person of people.slice(start, start + BATCH_SIZE)) {
        const own = sums.filter((row) => row.affiliate_id === person.id);
        const say = (key: 'earned' | 'paid') =>
          own
            .filter((row) => Number(row[key]) !== 0)
            .map((row) => formatMinor(Number(row[key]), row.currency))
            .join(' + ');
        const id = await ctx.deps.mailer.enqueue(inner.em, {
          kind: 'monthly-summary',
          to: person.email,
          affiliateId: person.id,
          onceKey: `monthly-summary:${person.id}:${from.toISOString().slice(0, 7)}`,
          payload: {
            affiliateId: person.id,
            name: person.name,
            month: monthName(from),
            clicks: Number(person.clicks),
            orders: Number(person.orders),
            earned: say('earned') || formatMinor(0, 'usd'),
            paid: say('paid'),
          },
        });
        if (id) written++;
      }
    });
  }
  return written;
}
