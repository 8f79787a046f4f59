import { Fragment } from 'react';
import { trpc } from '#src/client/trpc.ts';
import { shortDate } from '#src/domain/shared/dates.ts';
import { OwnSums } from './own-figure.tsx';
import { StatCard } from './stat-cards.tsx';

/** The fifth figure: amount and date of the next payout, and what comes after it. */
export function NextPayout({ affiliateId }: { affiliateId: number }) {
  const { data, isError } = trpc.affiliates.forecast.useQuery({ affiliateId });
  const others = data && [
    ['in-run', 'being paid', data.inRun] as const,
    ['later', 'later', data.later] as const,
    ['under-review', 'under review', data.underReview] as const,
  ];
  return (
    <StatCard
      label="Next payout"
      figure={
        isError ? '-' : data ? <OwnSums figure="due" sums={data.due} label="in the next payout" /> : null
      }
    >
      {isError && <p className="more">It could not be loaded just now.</p>}
      {data && (
        <p className="more">
          on {shortDate(data.nextPayoutOn)}
          {others
            ?.filter(([, , sums]) => sums.length > 0)
            .map(([figure, name, sums]) => (
              <Fragment key={figure}>
                , {name} <OwnSums figure={figure} sums={sums} label={name} />
              </Fragment>
            ))}
        </p>
      )}
    </StatCard>
  );
}
