import { Fragment } from 'react';
import type { DailyView, DayView } from '#src/domain/office/dashboard/dashboard.schema.ts';
import { type Days, figureLinks } from '#src/domain/office/dashboard/list-parts.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { daysOf } from '#src/domain/shared/period.rules.ts';
import { Figure } from '#src/ui/components/figure.tsx';
import { FiguresTable } from '#src/ui/components/figures-table.tsx';
import { orderCount, revenueIn } from './chart-rows.ts';

/** First and last of these days. */
export const periodOf = (days: readonly DayView[]): Days => ({
  from: days[0]?.day ?? '',
  to: days.at(-1)?.day ?? '',
});

/** One figure per currency. */
function Revenue({ view, days, label }: { view: DailyView; days: readonly DayView[]; label: string }) {
  const sums = view.currencies
    .map((currency) => ({ currency, minor: revenueIn(days, currency) }))
    .filter(({ minor }) => minor !== 0);
  const shown = sums.length > 0 ? sums : [{ currency: 'usd' as const, minor: 0 }];
  return shown.map(({ currency, minor }, index) => (
    <Fragment key={currency}>
      {index > 0 && ' + '}
      <Figure
        href={figureLinks.paidOrders(currency, periodOf(days))}
        text={formatMinor(minor, currency)}
        label={label}
      />
    </Fragment>
  ));
}

const Orders = ({ days, label }: { days: readonly DayView[]; label: string }) => (
  <Figure href={figureLinks.orders(periodOf(days))} text={String(orderCount(days))} label={label} />
);

/** Paid orders since the first of this month, for the accounts. */
function thisMonthCsv(): string {
  const { from, to } = daysOf('this-month', new Date());
  return `${apiPaths.exports}/orders.csv?${new URLSearchParams({ status: 'paid', from, to })}`;
}

/** The sums of the period, and of as many days before. */
export function RevenueFigures({ view }: { view: DailyView }) {
  const length = `${view.days.length} days`;
  return (
    <dl className="period-figures">
      <div>
        <dt>Revenue</dt>
        <dd>
          <Revenue view={view} days={view.days} label={`revenue of ${length}`} />
        </dd>
        <dd className="alist-sub">
          <Revenue view={view} days={view.previous} label={`revenue of the ${length} before`} /> in the{' '}
          {length} before
        </dd>
      </div>
      <div>
        <dt>Orders</dt>
        <dd>
          <Orders days={view.days} label={`orders of ${length}`} />
        </dd>
        <dd className="alist-sub">
          <Orders days={view.previous} label={`orders of the ${length} before`} /> in the {length} before
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

/** Text alternative of the chart: days with sales, newest first. */
export function RevenueTable({ view }: { view: DailyView }) {
  const days = view.days.filter((day) => day.orders > 0).reverse();
  const only = (day: string) => ({ from: day, to: day });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section tabIndex={0} aria-label="Revenue and orders by day, as a table">
      <FiguresTable
        labelledBy="revenue"
        rows={days}
        columns={{
          Day: ({ day }) => day,
          Orders: ({ day, orders }) => (
            <Figure href={figureLinks.orders(only(day))} text={String(orders)} label={`orders on ${day}`} />
          ),
          Paid: ({ day, paid }) => (
            <Figure
              href={figureLinks.orders({ status: 'paid', ...only(day) })}
              text={String(paid)}
              label={`paid orders on ${day}`}
            />
          ),
          ...Object.fromEntries(
            view.currencies.map((currency) => [
              currency.toUpperCase(),
              ({ day, revenue }: DayView) => (
                <Figure
                  href={figureLinks.paidOrders(currency, only(day))}
                  text={formatMinor(revenue[currency] ?? 0, currency)}
                  label={`revenue on ${day}`}
                />
              ),
            ]),
          ),
        }}
      />
      {days.length === 0 && <p>No orders in this period</p>}
    </section>
  );
}
