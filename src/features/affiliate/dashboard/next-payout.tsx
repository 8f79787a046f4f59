import { trpc } from '#src/client/trpc.ts';
import { shortDate } from '#src/domain/shared/dates.ts';
import { sumText } from '../money.ts';
import { StatCard } from './stat-cards.tsx';

/** The fifth figure: amount and date of the next payout, and what comes after it. */
export function NextPayout({ affiliateId }: { affiliateId: number }) {
  const { data, isError } = trpc.affiliates.outlook.useQuery({ affiliateId });
  const others = data && [
    ['being paid', data.inRun] as const,
    ['later', data.later] as const,
    ['under review', data.underReview] as const,
  ];
  return (
    <StatCard label="Next payout" figure={isError ? '-' : data ? sumText(data.due) : null}>
      {isError && <p className="more">It could not be loaded just now.</p>}
      {data && (
        <p className="more">
          on {shortDate(data.nextPayoutOn)}
          {others
            ?.filter(([, sums]) => sums.length > 0)
            .map(([name, sums]) => `, ${name} ${sumText(sums)}`)
            .join('')}
        </p>
      )}
    </StatCard>
  );
}
