import './stat-cards.css';
import { Skeleton } from '@mantine/core';
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

/** Skeletons reserve the space while the stats load. */
export function StatCards({ stats }: { stats: Stats | null }) {
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
        <div className="aff-stat" key={card.label}>
          <h2>{card.label}</h2>
          {card.figure === null ? (
            <Skeleton height="1.9rem" width="6rem" mt="xs" />
          ) : (
            <p className="figure">{card.figure}</p>
          )}
          {card.more && <p className="more">{card.more}</p>}
        </div>
      ))}
    </section>
  );
}
