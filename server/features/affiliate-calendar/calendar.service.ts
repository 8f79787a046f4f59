/**
 * The money calendar: when commissions become available, planned payouts, and those of the last
 * year. Calendar services read it, so it names no order and no buyer.
 */

import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { type CalendarEvent, calendarText } from '#src/domain/affiliate/calendar.rules.ts';
import { nextPayoutDate } from '#src/domain/commission/payout-date.rules.ts';
import { CURRENCIES, type Currency } from '#src/domain/offer.ts';
import { addDays, utcDay } from '#src/domain/shared/dates.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { site } from '#src/domain/site.ts';
import { isUpcoming } from '../commission/commission-stage.service.ts';

const PAST_DAYS = 365;

/** Sums by day and currency. */
class Sums {
  private readonly days = new Map<string, Map<Currency, number>>();

  add(at: Date, currency: Currency, amountMinor: number): void {
    const day = utcDay(at);
    const sums = this.days.get(day) ?? new Map<Currency, number>();
    sums.set(currency, (sums.get(currency) ?? 0) + amountMinor);
    this.days.set(day, sums);
  }

  /** Days whose sum is above zero: less is carried over and paid to nobody. */
  events(kind: string, host: string, text: (sums: string) => string): CalendarEvent[] {
    return [...this.days].sort().flatMap(([day, sums]) => {
      const parts = CURRENCIES.filter((currency) => (sums.get(currency) ?? 0) > 0).map((currency) =>
        formatMinor(sums.get(currency) ?? 0, currency),
      );
      if (parts.length === 0) return [];
      const uid = `${kind}-${day}@${host}`;
      return [{ uid, day: new Date(`${day}T00:00:00Z`), summary: text(parts.join(' + ')) }];
    });
  }
}

const commissionsOf = (ctx: Context, affiliateId: number, now: Date) =>
  kysely(ctx.em)
    .selectFrom('commission')
    .select(['currency', 'amountMinor', 'status', 'availableAt', 'paidAt'])
    .where('affiliateId', '=', affiliateId)
    .where((eb) =>
      eb.or([
        isUpcoming(eb),
        eb.and([eb('status', '=', 'paid'), eb('paidAt', '>', addDays(now, -PAST_DAYS))]),
      ]),
    )
    .execute();

export async function moneyCalendar(ctx: Context, affiliateId: number): Promise<string> {
  const now = ctx.deps.clock.now();
  const host = new URL(ctx.deps.config.origin).hostname;
  const next = nextPayoutDate(now);
  const [released, planned, paid] = [new Sums(), new Sums(), new Sums()];
  for (const { currency, amountMinor, availableAt, paidAt } of await commissionsOf(ctx, affiliateId, now)) {
    if (paidAt) paid.add(paidAt, currency, amountMinor);
    else {
      if (availableAt > now) released.add(availableAt, currency, amountMinor);
      planned.add(availableAt <= next ? next : nextPayoutDate(availableAt), currency, amountMinor);
    }
  }
  const payouts = planned.events('payout', host, (sums) => `Planned payout: ${sums}`);
  const nextUid = `payout-${utcDay(next)}@${host}`;
  // A calendar without any event would be invalid.
  if (!payouts.some(({ uid }) => uid === nextUid))
    payouts.unshift({ uid: nextUid, day: next, summary: 'Payout day: nothing due yet' });
  return calendarText({
    name: `${site.brand} commissions`,
    brand: site.brand,
    now,
    events: [
      ...paid.events('paid', host, (sums) => `Paid out: ${sums}`),
      ...released.events('release', host, (sums) => `Commission available: ${sums}`),
      ...payouts,
    ],
  });
}
