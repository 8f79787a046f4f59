import { Skeleton } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { figureLinks } from '#src/domain/office/dashboard/figure-links.ts';
import type { TotalsView } from '#src/domain/office/dashboard/stats.schema.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { countText } from '#src/domain/shared/number-text.ts';
import { Figure } from '#src/ui/components/figure.tsx';

type Props = { totals: TotalsView | undefined; isPending: boolean };

const STATUSES = ['paid', 'pending', 'cancelled'] as const;
const UNKNOWN = '–';
type Status = (typeof STATUSES)[number];

/** `12 paid · 3 pending`: each of them links to its rows. */
function ByStatus({ text, label }: { text: (status: Status) => string; label: string }) {
  return STATUSES.map((status, index) => (
    <Fragment key={status}>
      {index > 0 && ' · '}
      <Figure href={figureLinks.orders({ status })} text={`${text(status)} ${status}`} label={label} />
    </Fragment>
  ));
}

/** Splits the nominal sum by currency, if there is more than one. */
function InCurrencies({ sums }: { sums: TotalsView['revenue'] }) {
  return sums.map(({ amountMinor, currency }, index) => (
    <Fragment key={currency}>
      {index > 0 && ' + '}
      <Figure
        href={figureLinks.orders({ currency })}
        text={formatMinor(amountMinor, currency)}
        label={`of total revenue in ${currency.toUpperCase()}`}
      />
    </Fragment>
  ));
}

/** The four totals, each with what it consists of. */
export function Totals({ totals, isPending }: Props) {
  // Without an answer nothing is known: a zero would be a claim.
  const shown = (value: string): string | null => (isPending ? null : totals ? value : UNKNOWN);
  return (
    <dl className="dash-totals">
      <Total
        id="total-orders"
        label="Total Orders"
        href={figureLinks.orders({})}
        value={shown(countText(totals?.orders ?? 0))}
        more={
          totals && <ByStatus text={(status) => countText(totals.byStatus[status].orders)} label="orders" />
        }
      />
      <Total
        id="total-revenue"
        label="Total Revenue"
        href={figureLinks.orders({ sort: '-amount' })}
        value={shown(formatMinor(totals?.revenueMinor ?? 0, 'usd'))}
        more={
          totals && (
            <ByStatus
              text={(status) => formatMinor(totals.byStatus[status].amountMinor, 'usd')}
              label="of total revenue"
            />
          )
        }
        currencies={
          totals?.revenue.some(({ currency }) => currency !== 'usd') && <InCurrencies sums={totals.revenue} />
        }
      />
      <Total
        id="total-contacts"
        label="Total Contacts"
        href={figureLinks.contacts}
        value={shown(countText(totals?.contacts ?? 0))}
        more={
          totals && (
            <Figure
              href={figureLinks.newContacts}
              text={`${countText(totals.newContacts)} to answer`}
              label="of all enquiries"
            />
          )
        }
      />
      <Total
        id="total-confirmations"
        label="Order Confirmations"
        href={figureLinks.confirmations}
        value={shown(countText(totals?.confirmations ?? 0))}
        more={
          totals && (
            <Figure
              href={figureLinks.pendingConfirmations}
              text={`${countText(totals.pendingConfirmations)} to start`}
              label="of all order forms"
            />
          )
        }
      />
    </dl>
  );
}

type TotalProps = {
  id: string;
  label: string;
  href: string;
  value: string | null;
  more?: ReactNode;
  currencies?: ReactNode;
};

function Total({ id, label, href, value, more, currencies }: TotalProps) {
  return (
    <div>
      <dt id={id}>{label}</dt>
      <dd>
        {value === null ? (
          <Skeleton height={34} width={90} />
        ) : value === UNKNOWN ? (
          UNKNOWN
        ) : (
          <Figure href={href} text={value} label={label} />
        )}
      </dd>
      {/* Keeps its line until the figures arrive. */}
      <dd className="alist-sub">{more ?? '\u00a0'}</dd>
      {currencies && <dd className="alist-sub">{currencies}</dd>}
    </div>
  );
}
