import './stat-cards.css';
import { Skeleton } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import type { DashboardView } from '#src/domain/affiliate/account/affiliate.schema.ts';
import { ownCommissionsHref } from '#src/domain/affiliate/commission/own-commissions.ts';
import { Figure } from '#src/ui/components/figure.tsx';
import { dollars, inCurrency } from '../money.ts';

type Stats = DashboardView['stats'];
type Sums = Stats['byCurrency'];

type Key = 'total' | 'pending' | 'paid';

/** The nominal sum by currency, if there is more than one. */
const splitOf = (sums: Sums, key: Key): Sums =>
  sums.some(({ currency }) => currency !== 'usd') ? sums.filter((sum) => sum[key] !== 0) : [];

const parts = (sums: Sums, key: Key): string | null =>
  splitOf(sums, key)
    .map((sum) => inCurrency(sum[key].toFixed(2), sum.currency))
    .join(' + ') || null;

/** One figure; without a value a skeleton of the same height. */
export function StatCard({
  label,
  figure,
  children,
}: {
  label: string;
  figure: ReactNode;
  children?: ReactNode;
}) {
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

/** The four specified figures; `children` adds further cards. */
export function StatCards({
  affiliateId,
  stats,
  children,
}: {
  affiliateId: number;
  stats: Stats | null;
  children?: ReactNode;
}) {
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
              {splitOf(sums, key).map((sum, index) => (
                <Fragment key={sum.currency}>
                  {index > 0 && ' + '}
                  <Figure
                    href={ownCommissionsHref(affiliateId, { show, currency: sum.currency })}
                    text={inCurrency(sum[key].toFixed(2), sum.currency)}
                    label={label}
                  />
                </Fragment>
              ))}
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
      Pending <strong>{parts(stats.byCurrency, 'pending') ?? dollars(stats.pendingEarnings)}</strong>
      {' · '}Paid out <strong>{parts(stats.byCurrency, 'paid') ?? dollars(stats.paidEarnings)}</strong>
    </p>
  );
}
