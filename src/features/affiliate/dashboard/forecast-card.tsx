import { Anchor, Skeleton, Text, Title } from '@mantine/core';
import { trpc } from '#src/client/trpc.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { sumText } from '../money.ts';

/** The next payout: date, amount and what holds it back. */
export function ForecastCard({ affiliateId }: { affiliateId: number }) {
  const { data, isError } = trpc.affiliates.outlook.useQuery({ affiliateId });
  return (
    <section className="panel" aria-labelledby="payout-title">
      <Title order={2} id="payout-title" mb="md">
        Next payout
      </Title>
      {isError && <Text c="dimmed">The payout could not be loaded just now.</Text>}
      {!data && !isError && <Skeleton height="6rem" />}
      {data && (
        <>
          <dl className="description-list">
            <dt>Date</dt>
            <dd>
              <strong>{longDate(data.nextPayoutOn)}</strong>
            </dd>
            <dt>Amount</dt>
            <dd>
              <strong>{sumText(data.due)}</strong>
            </dd>
            {data.inRun.length > 0 && (
              <>
                <dt>Being paid now</dt>
                <dd>{sumText(data.inRun)}</dd>
              </>
            )}
            {data.later.length > 0 && (
              <>
                <dt>Available later</dt>
                <dd>{sumText(data.later)}</dd>
              </>
            )}
            {data.underReview.length > 0 && (
              <>
                <dt>Under review</dt>
                <dd>{sumText(data.underReview)}</dd>
              </>
            )}
          </dl>
          {data.due.some(({ amountMinor }) => amountMinor < 0) && (
            <p className="form-error" style={{ marginTop: '1rem' }}>
              Some sales were refunded after we paid you. A balance below zero is carried over, and coming
              commissions make up for it first.
            </p>
          )}
          {data.heldBecause && (
            <p className="form-error" style={{ marginTop: '1rem' }}>
              {data.heldBecause}
            </p>
          )}
          <p style={{ margin: '1rem 0 0' }}>
            <Anchor href={`/payout-statement/${affiliateId}`} underline="always">
              Statement of every movement
            </Anchor>
          </p>
        </>
      )}
    </section>
  );
}
