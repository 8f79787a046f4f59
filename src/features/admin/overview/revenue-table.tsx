import type { DailyView } from '#src/domain/admin-dashboard/stats.schema.ts';
import { formatMinor } from '#src/domain/shared/money.ts';

/** Text alternative of the chart: days with sales, newest first. */
export function RevenueTable({ view }: { view: DailyView }) {
  const days = view.days.filter((day) => day.orders > 0).reverse();
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
              <td>{day.orders}</td>
              <td>{day.paid}</td>
              {view.currencies.map((currency) => (
                <td key={currency}>{formatMinor(day.revenue[currency] ?? 0, currency)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {days.length === 0 && <p>No orders in this period</p>}
    </section>
  );
}
