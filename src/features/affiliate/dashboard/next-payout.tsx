import { Fragment } from 'react';
import { trpc } from '#src/client/trpc.ts';
import { COMMISSION_PARTS, type CommissionPart } from '#src/domain/affiliate/commission/own-commissions.ts';
import { NOT_YET_LABELS, type NotYet } from '#src/domain/affiliate/payout/next-payout.rules.ts';
import { shortDate } from '#src/domain/shared/dates.ts';
import { QueryError } from '#src/ui/components/query-error.tsx';
import { StatCard } from './stat-cards.tsx';
import { Sums } from './sums.tsx';

/** What a run leaves out could be paid on its day. */
const partOf = (reason: NotYet): CommissionPart =>
  reason in COMMISSION_PARTS ? (reason as CommissionPart) : 'next';

/** The fifth figure: amount and date of the next payout, and what is not in it yet. */
export function NextPayout({ affiliateId }: { affiliateId: number }) {
  const { data, isError, isFetching, refetch } = trpc.affiliates.nextPayout.useQuery({ affiliateId });
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
      {isError && <QueryError query={{ refetch, isFetching }} text="It could not be loaded." />}
      {data && (
        <p className="more">
          on {shortDate(data.on)}
          {data.notYet.map(({ reason, sums }) => (
            <Fragment key={reason}>
              , {NOT_YET_LABELS[reason]}{' '}
              <Sums
                affiliateId={affiliateId}
                filter={{ show: partOf(reason) }}
                sums={sums}
                label={NOT_YET_LABELS[reason]}
              />
            </Fragment>
          ))}
        </p>
      )}
    </StatCard>
  );
}
