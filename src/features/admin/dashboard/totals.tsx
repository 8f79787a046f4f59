import { Skeleton } from '@mantine/core';
import type { TotalsView } from '#src/domain/admin-dashboard/stats.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { formatSum, minorToText } from '#src/domain/shared/money.ts';

type Props = { totals: TotalsView | undefined; isPending: boolean };

const many = (count: number): string => count.toLocaleString('en-GB');
const STATUSES = ['paid', 'pending', 'cancelled'] as const;

/** `2,250.00`: the nominal sum has no currency of its own. */
const nominal = (minor: number): string => formatSum(minor, 'usd').replace('$', '');

const byStatus = (text: (status: (typeof STATUSES)[number]) => string): string =>
  STATUSES.map((status) => `${text(status)} ${status}`).join(' · ');

/** Splits the nominal sum by currency, if there is more than one. */
const inCurrencies = (sums: TotalsView['revenue']): string | null =>
  sums.some(({ currency }) => currency !== 'usd')
    ? sums.map(({ amountMinor, currency }) => formatSum(amountMinor, currency)).join(' + ')
    : null;

/** The four totals, each a link to its list, with what they consist of. */
export function Totals({ totals, isPending }: Props) {
  const shown = (value: string): string | null => (isPending ? null : totals ? value : '0');
  return (
    <dl className="dash-totals">
      <Total
        id="total-orders"
        label="Total Orders"
        href={paths.adminOrders}
        value={shown(many(totals?.orders ?? 0))}
        more={totals && byStatus((status) => many(totals.byStatus[status].orders))}
      />
      <Total
        id="total-revenue"
        label="Total Revenue"
        href={`${paths.adminOrders}?sort=-amount`}
        value={isPending ? null : `$${minorToText(totals?.revenueMinor ?? 0)}`}
        more={totals && byStatus((status) => nominal(totals.byStatus[status].amountMinor))}
        hint="All orders, whatever their status and currency."
        currencies={totals && inCurrencies(totals.revenue)}
      />
      <Total
        id="total-contacts"
        label="Total Contacts"
        href={paths.adminContacts}
        value={shown(many(totals?.contacts ?? 0))}
        more={totals && `${many(totals.newContacts)} to answer`}
      />
      <Total
        id="total-confirmations"
        label="Order Confirmations"
        href={paths.adminConfirmations}
        value={shown(many(totals?.confirmations ?? 0))}
        more={totals && `${many(totals.pendingConfirmations)} to start`}
      />
    </dl>
  );
}

type TotalProps = {
  id: string;
  label: string;
  href: string;
  value: string | null;
  more?: string;
  hint?: string;
  currencies?: string | null;
};

function Total({ id, label, href, value, more, hint, currencies }: TotalProps) {
  return (
    <div title={hint}>
      <dt id={id}>{label}</dt>
      <dd>
        {value === null ? (
          <Skeleton height={34} width={90} />
        ) : (
          <a href={href} id={`${id}-link`} aria-labelledby={`${id} ${id}-link`}>
            {value}
          </a>
        )}
      </dd>
      {/* Keeps its line until the figures arrive. */}
      <dd className="alist-sub">{more ?? '\u00a0'}</dd>
      {currencies && <dd className="alist-sub">{currencies}</dd>}
    </div>
  );
}
