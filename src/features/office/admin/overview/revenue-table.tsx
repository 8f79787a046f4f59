import { figureLinks } from '#src/domain/office/dashboard/list-parts.ts';
import type { DailyView } from '#src/domain/office/dashboard/stats.schema.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { Figure } from '#src/ui/components/figure.tsx';

/** Text alternative of the chart: days with sales, newest first. */
export function RevenueTable({ view }: { view: DailyView }) {
  const days = view.days.filter((day) => day.orders > 0).reverse();
  const only = (day: string) => ({ from: day, to: day });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section tabIndex={0} aria-label="Revenue and orders by day, as a table">
      <table className="figures-table" aria-labelledby="revenue">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Orders</th>
            <th scope="col">Paid</th>
            {view.currencies.map((currency) => (
              <th key={currency} scope="col">
                {currency.toUpperCase()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{day.day}</th>
              <td>
                <Figure
                  href={figureLinks.orders(only(day.day))}
                  text={String(day.orders)}
                  label={`orders on ${day.day}`}
                />
              </td>
              <td>
                <Figure
                  href={figureLinks.orders({ status: 'paid', ...only(day.day) })}
                  text={String(day.paid)}
                  label={`paid orders on ${day.day}`}
                />
              </td>
              {view.currencies.map((currency) => (
                <td key={currency}>
                  <Figure
                    href={figureLinks.paidOrders(currency, only(day.day))}
                    text={formatMinor(day.revenue[currency] ?? 0, currency)}
                    label={`revenue on ${day.day}`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {days.length === 0 && <p>No orders in this period</p>}
    </section>
  );
}
