import { Fragment } from 'react';
import { trpc } from '#src/client/trpc.ts';
import type { DayView, TotalsView } from '#src/domain/office/dashboard/dashboard.schema.ts';
import { figureLinks, type TabbedList } from '#src/domain/office/dashboard/list-parts.ts';
import { paths } from '#src/domain/paths.ts';
import { formatMinor, sumBy } from '#src/domain/shared/money.ts';
import { countText } from '#src/domain/shared/number-text.ts';
import { type FigureItem, Figures } from '#src/features/admin/figures/figures.tsx';
import { useWaiting } from '#src/features/admin/shell/use-waiting.ts';
import { Figure } from '#src/ui/components/figure.tsx';

type Props = { totals: TotalsView | undefined; isPending: boolean };

const STATUSES = ['paid', 'pending', 'cancelled'] as const;

/** `12 paid · 3 pending`: each of them links to its rows. */
function ByStatus({ orders }: { orders: TotalsView['byStatus'] }) {
  return STATUSES.map((status, index) => (
    <Fragment key={status}>
      {index > 0 && ' · '}
      <Figure
        href={figureLinks.orders({ status })}
        text={`${countText(orders[status])} ${status}`}
        label="orders"
      />
    </Fragment>
  ));
}

const TREND_DAYS = 30;

/** `18 in 30 days, 12 in the 30 before`, from the figures of the overview below. */
function Trend() {
  const { data } = trpc.dashboard.daily.useQuery({ days: TREND_DAYS });
  if (!data) return null;
  const countIn = (days: readonly DayView[]) => countText(sumBy(days, ({ orders }) => orders));
  const [from = '', to = ''] = [data.days[0]?.day, data.days.at(-1)?.day];
  return (
    <>
      <br />
      <Figure
        href={figureLinks.orders({ from, to })}
        text={`${countIn(data.days)} in ${TREND_DAYS} days`}
        label="orders"
      />
      , {countIn(data.previous)} in the {TREND_DAYS} before
    </>
  );
}

/** What was paid, per currency: the specified total adds all orders, whatever their currency. */
function Paid({ sums }: { sums: TotalsView['paid'] }) {
  return sums.map(({ amountMinor, currency }, index) => (
    <Fragment key={currency}>
      {index === 0 ? 'Paid: ' : ' + '}
      <Figure
        href={figureLinks.orders({ status: 'paid', currency })}
        text={formatMinor(amountMinor, currency)}
        label={`paid in ${currency.toUpperCase()}`}
      />
    </Fragment>
  ));
}

/** As the navigation and the tab of the list count it. */
function Waiting({ list, none }: { list: TabbedList; none: string }) {
  const waiting = useWaiting()(list);
  return waiting ? (
    <a className="figure-link" href={waiting.href}>
      {waiting.text}
    </a>
  ) : (
    none
  );
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
            <>
              <ByStatus orders={totals.byStatus} />
              <Trend />
            </>
          ),
        },
        {
          ...figure(
            'Total Revenue',
            figureLinks.orders({ sort: '-amount' }),
            formatMinor(totals?.revenueMinor ?? 0, 'usd'),
          ),
          more: totals && <Paid sums={totals.paid} />,
        },
        {
          ...figure('Total Contacts', figureLinks.contacts, countText(totals?.contacts ?? 0)),
          more: totals && <Waiting list={paths.adminContacts} none="0 to answer" />,
        },
        {
          ...figure('Order Confirmations', figureLinks.confirmations, countText(totals?.confirmations ?? 0)),
          more: totals && <Waiting list={paths.adminConfirmations} none="0 to start" />,
        },
      ]}
    />
  );
}
