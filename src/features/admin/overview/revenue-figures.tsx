import type { DailyView, DayView } from '#src/domain/admin-dashboard/stats.schema.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { daysOf } from '#src/domain/shared/period.rules.ts';
import { ordersIn, revenueIn } from './chart-rows.ts';

function revenueText(view: DailyView, days: readonly DayView[]): string {
  const sums = view.currencies
    .map((currency) => ({ currency, minor: revenueIn(days, currency) }))
    .filter(({ minor }) => minor !== 0);
  return sums.map(({ currency, minor }) => formatMinor(minor, currency)).join(' + ') || formatMinor(0, 'usd');
}

/** Paid orders since the first of this month, for the accounts. */
function thisMonthCsv(): string {
  const { from, to } = daysOf('this-month', new Date());
  return `${apiPaths.exports}/orders.csv?${new URLSearchParams({ status: 'paid', from, to })}`;
}

/** The sums of the period, and of as many days before. */
export function RevenueFigures({ view }: { view: DailyView }) {
  const figures = [
    ['Revenue', revenueText(view, view.days), revenueText(view, view.previous)],
    ['Orders', ordersIn(view.days), ordersIn(view.previous)],
  ] as const;
  return (
    <dl className="period-figures">
      {figures.map(([name, now, before]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{now}</dd>
          <dd className="alist-sub">
            {before} in the {view.days.length} days before
          </dd>
        </div>
      ))}
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
