import { Fragment } from 'react';
import { type Days, figureLinks } from '#src/domain/office/dashboard/figure-links.ts';
import type { DailyView, DayView } from '#src/domain/office/dashboard/stats.schema.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { daysOf } from '#src/domain/shared/period.rules.ts';
import { Figure } from '#src/ui/components/figure.tsx';
import { orderCount, revenueIn } from './chart-rows.ts';

/** First and last of these days. */
export const periodOf = (days: readonly DayView[]): Days => ({
  from: days[0]?.day ?? '',
  to: days.at(-1)?.day ?? '',
});

/** One figure per currency. */
function Revenue({ view }: { view: DailyView }) {
  const sums = view.currencies
    .map((currency) => ({ currency, minor: revenueIn(view.days, currency) }))
    .filter(({ minor }) => minor !== 0);
  const shown = sums.length > 0 ? sums : [{ currency: 'usd' as const, minor: 0 }];
  return shown.map(({ currency, minor }, index) => (
    <Fragment key={currency}>
      {index > 0 && ' + '}
      <Figure
        href={figureLinks.paidOrders(currency, periodOf(view.days))}
        text={formatMinor(minor, currency)}
        label={`revenue of ${view.days.length} days`}
      />
    </Fragment>
  ));
}

/** Paid orders since the first of this month, for the accounts. */
function thisMonthCsv(): string {
  const { from, to } = daysOf('this-month', new Date());
  return `${apiPaths.exports}/orders.csv?${new URLSearchParams({ status: 'paid', from, to })}`;
}

export function RevenueFigures({ view }: { view: DailyView }) {
  return (
    <dl className="period-figures">
      <div>
        <dt>Revenue</dt>
        <dd>
          <Revenue view={view} />
        </dd>
      </div>
      <div>
        <dt>Orders</dt>
        <dd>
          <Figure
            href={figureLinks.orders(periodOf(view.days))}
            text={String(orderCount(view.days))}
            label={`orders of ${view.days.length} days`}
          />
        </dd>
      </div>
      <div>
        <dt>For the accounts</dt>
        <dd className="alist-sub">
          <a href={thisMonthCsv()} rel="external" download>
            Paid orders of this month (CSV)
          </a>
        </dd>
      </div>
    </dl>
  );
}
