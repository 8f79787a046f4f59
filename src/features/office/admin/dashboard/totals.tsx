import { Fragment } from 'react';
import { figureLinks } from '#src/domain/office/dashboard/list-parts.ts';
import type { TotalsView } from '#src/domain/office/dashboard/stats.schema.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { countText } from '#src/domain/shared/number-text.ts';
import { type FigureItem, Figures } from '#src/features/admin/figures/figures.tsx';
import { Figure } from '#src/ui/components/figure.tsx';

type Props = { totals: TotalsView | undefined; isPending: boolean };

const STATUSES = ['paid', 'pending', 'cancelled'] as const;
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
  if (sums.every(({ currency }) => currency === 'usd')) return null;
  return sums.map(({ amountMinor, currency }, index) => (
    <Fragment key={currency}>
      {index === 0 ? <br /> : ' + '}
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
  const figure = (label: string, href: string, text: string): FigureItem => ({
    label,
    // Without an answer nothing is known: a zero would be a claim.
    value: isPending ? null : totals ? <Figure href={href} text={text} label={label} /> : '–',
  });
  return (
    <Figures
      items={[
        {
          ...figure('Total Orders', figureLinks.orders({}), countText(totals?.orders ?? 0)),
          more: totals && (
            <ByStatus text={(status) => countText(totals.byStatus[status].orders)} label="orders" />
          ),
        },
        {
          ...figure(
            'Total Revenue',
            figureLinks.orders({ sort: '-amount' }),
            formatMinor(totals?.revenueMinor ?? 0, 'usd'),
          ),
          more: totals && (
            <>
              <ByStatus
                text={(status) => formatMinor(totals.byStatus[status].amountMinor, 'usd')}
                label="of total revenue"
              />
              <InCurrencies sums={totals.revenue} />
            </>
          ),
        },
        {
          ...figure('Total Contacts', figureLinks.contacts, countText(totals?.contacts ?? 0)),
          more: totals && (
            <Figure
              href={figureLinks.newContacts}
              text={`${countText(totals.newContacts)} to answer`}
              label="of all enquiries"
            />
          ),
        },
        {
          ...figure('Order Confirmations', figureLinks.confirmations, countText(totals?.confirmations ?? 0)),
          more: totals && (
            <Figure
              href={figureLinks.pendingConfirmations}
              text={`${countText(totals.pendingConfirmations)} to start`}
              label="of all order forms"
            />
          ),
        },
      ]}
    />
  );
}
