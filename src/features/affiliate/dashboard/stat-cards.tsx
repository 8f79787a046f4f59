import './stat-cards.css';
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DashboardView } from '#src/domain/affiliate/affiliate.schema.ts';
import { dollars, inCurrency } from '../money.ts';

type Stats = DashboardView['stats'];
type Sums = Stats['byCurrency'];

/** Splits the nominal sum by currency, if there is more than one. */
const parts = (sums: Sums, key: 'total' | 'pending' | 'paid'): string | null =>
  sums.some(({ currency }) => currency !== 'usd')
    ? sums
        .filter((sum) => sum[key] !== 0)
        .map((sum) => inCurrency(sum[key].toFixed(2), sum.currency))
        .join(' + ') || null
    : null;

/** One figure; without a value a skeleton of the same height. */
export function StatCard({
  label,
  figure,
  children,
}: {
  label: string;
  figure: string | null;
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
export function StatCards({ stats, children }: { stats: Stats | null; children?: ReactNode }) {
  const sums = stats?.byCurrency ?? [];
  const cards = [
    { label: 'Total Referrals', figure: stats && String(stats.totalReferrals), more: null },
    { label: 'Total Earnings', figure: stats && dollars(stats.totalEarnings), more: parts(sums, 'total') },
    { label: 'Pending', figure: stats && dollars(stats.pendingEarnings), more: parts(sums, 'pending') },
    { label: 'Paid Out', figure: stats && dollars(stats.paidEarnings), more: parts(sums, 'paid') },
  ];
  return (
    <section className="aff-stats" aria-label="Your figures">
      {cards.map((card) => (
        <StatCard key={card.label} label={card.label} figure={card.figure}>
          {card.more && <p className="more">{card.more}</p>}
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
