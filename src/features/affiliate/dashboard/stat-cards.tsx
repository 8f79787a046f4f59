import './stat-cards.css';
import { Skeleton } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { trpc } from '#src/client/trpc.ts';
import {
  COMMISSION_PARTS,
  type CommissionPart,
  type DashboardView,
  type OwnCommissionFilter,
  ownCommissionsHref,
} from '#src/domain/affiliate/commission/commission.schema.ts';
import { NOT_YET_LABELS, type NotYet } from '#src/domain/affiliate/payout/payout.rules.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { type CurrencySum, formatMinor, sumsText } from '#src/domain/shared/money.ts';
import { Figure } from '#src/ui/components/figures.tsx';
import { QueryError } from '#src/ui/components/query-error.tsx';

type Stats = DashboardView['stats'];
type CurrencyStats = Stats['byCurrency'];

type Key = 'total' | 'pending' | 'paid';

const minorOf = (amount: number): number => Math.round(amount * 100);
const dollars = (amount: number): string => formatMinor(minorOf(amount), 'usd');

/** The nominal sum by currency, if there is more than one. */
const splitOf = (sums: CurrencyStats, key: Key): CurrencySum[] =>
  sums.some(({ currency }) => currency !== 'usd')
    ? sums
        .filter((sum) => sum[key] !== 0)
        .map((sum) => ({ currency: sum.currency, amountMinor: minorOf(sum[key]) }))
    : [];

type CardProps = { label: string; figure: ReactNode; children?: ReactNode };

function StatCard({ label, figure, children }: CardProps) {
  return (
    <div className="aff-stat">
      <h2>{label}</h2>
      {figure === null ? (
        <div className="figure">
          <Skeleton height="1.2em" width="5rem" />
        </div>
      ) : (
        <p className="figure">{figure}</p>
      )}
      {children}
    </div>
  );
}

type CardsProps = { affiliateId: number; stats: Stats | null; children?: ReactNode };

/** The four specified figures. */
export function StatCards({ affiliateId, stats, children }: CardsProps) {
  const sums = stats?.byCurrency ?? [];
  const cards = [
    { label: 'Total Earnings', show: 'earned', amount: stats?.totalEarnings, key: 'total' },
    { label: 'Pending', show: 'pending', amount: stats?.pendingEarnings, key: 'pending' },
    { label: 'Paid Out', show: 'paid', amount: stats?.paidEarnings, key: 'paid' },
  ] as const;
  return (
    <section className="aff-stats" aria-label="Your figures">
      <StatCard
        label="Total Referrals"
        figure={
          stats && (
            <Figure
              href={ownCommissionsHref(affiliateId, { show: 'sales' })}
              text={String(stats.totalReferrals)}
              label="total referrals"
            />
          )
        }
      />
      {cards.map(({ label, show, amount, key }) => (
        <StatCard
          key={label}
          label={label}
          figure={
            amount === undefined ? null : (
              <Figure href={ownCommissionsHref(affiliateId, { show })} text={dollars(amount)} label={label} />
            )
          }
        >
          {splitOf(sums, key).length > 0 && (
            <p className="more">
              <Sums affiliateId={affiliateId} filter={{ show }} sums={splitOf(sums, key)} label={label} />
            </p>
          )}
        </StatCard>
      ))}
      {children}
    </section>
  );
}

/** The balance on the tabs without cards. */
export function BalanceLine({ stats }: { stats: Stats }) {
  return (
    <p className="aff-balance">
      Pending{' '}
      <strong>{sumsText(splitOf(stats.byCurrency, 'pending')) || dollars(stats.pendingEarnings)}</strong>
      {' · '}Paid out{' '}
      <strong>{sumsText(splitOf(stats.byCurrency, 'paid')) || dollars(stats.paidEarnings)}</strong>
    </p>
  );
}

/** What a run leaves out could be paid on its day. */
const partOf = (reason: NotYet): CommissionPart =>
  reason in COMMISSION_PARTS ? (reason as CommissionPart) : 'next';

export function NextPayout({ affiliateId }: { affiliateId: number }) {
  const query = trpc.affiliates.nextPayout.useQuery({ affiliateId });
  const { data, isError } = query;
  return (
    <StatCard
      label="Next payout"
      figure={
        isError || data?.sums.length === 0 ? (
          '–'
        ) : data ? (
          <Sums
            affiliateId={affiliateId}
            filter={{ show: 'next' }}
            sums={data.sums}
            label="in the next payout"
          />
        ) : null
      }
    >
      {isError && <QueryError query={query} text="It could not be loaded." />}
      {data && (
        <p className="more">
          {data.sums.length === 0 ? 'Nothing is due on' : 'On'} {longDate(data.on)}.
          {data.notYet.map(({ reason, sums }) => (
            <Fragment key={reason}>
              {' '}
              <Sums
                affiliateId={affiliateId}
                filter={{ show: partOf(reason) }}
                sums={sums}
                label={NOT_YET_LABELS[reason]}
              />{' '}
              {NOT_YET_LABELS[reason]}.
            </Fragment>
          ))}
        </p>
      )}
    </StatCard>
  );
}

type SumsProps = {
  affiliateId: number;
  filter: OwnCommissionFilter;
  sums: readonly CurrencySum[];
  label: string;
};

/** `$50.00 + £25.00`: each links to its commissions. */
export function Sums({ affiliateId, filter, sums, label }: SumsProps) {
  if (sums.length === 0) return formatMinor(0, 'usd');
  return sums.map((sum, index) => (
    <Fragment key={sum.currency}>
      {index > 0 && ' + '}
      <Figure
        href={ownCommissionsHref(affiliateId, { ...filter, currency: sum.currency })}
        text={formatMinor(sum.amountMinor, sum.currency)}
        label={label}
      />
    </Fragment>
  ));
}
