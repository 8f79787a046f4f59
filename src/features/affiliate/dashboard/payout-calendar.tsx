import './payout-calendar.css';
import { Skeleton, Text, Title } from '@mantine/core';
import { Fragment } from 'react';
import { failureText, trpc } from '#src/client/trpc.ts';
import type { CurrencySum } from '#src/domain/affiliate/account/affiliate-account.schema.ts';
import { figureKey } from '#src/domain/office/explain/figure-key.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { sumText } from '../money.ts';
import { OwnFigure } from './own-figure.tsx';

const FAILED = 'The payout calendar could not be loaded. Refresh the page.';

function PlannedSum({ on, sum }: { on: Date; sum: CurrencySum }) {
  return (
    <OwnFigure
      figure="planned"
      of={figureKey(on, sum.currency)}
      text={sumText([sum])}
      label={`planned for ${longDate(on)}`}
    />
  );
}

/** The next three runs, and what is in them as far as it is known today. */
export function PayoutCalendar({ affiliateId }: { affiliateId: number }) {
  const { data, error } = trpc.affiliates.payoutCalendar.useQuery({ affiliateId });
  return (
    <section className="panel" aria-labelledby="payout-calendar-title">
      <Title order={2} id="payout-calendar-title" mb="xs">
        Payout calendar
      </Title>
      <Text c="dimmed" mb="sm">
        We pay on the first of each month. Sales still to come, and refunds, change these amounts.
      </Text>
      {error && <Text role="alert">{failureText(error, FAILED)}</Text>}
      {!data && !error && <Skeleton height="8.8rem" />}
      {data && (
        <ol className="aff-calendar">
          {data.map(({ on, sums, waiting }) => (
            <li key={on.toISOString()}>
              <span>{longDate(on)}</span>
              <strong>
                {sums.length === 0 && 'Nothing due yet'}
                {sums.map((sum, index) => (
                  <Fragment key={sum.currency}>
                    {index > 0 && ' + '}
                    <PlannedSum on={on} sum={sum} />
                  </Fragment>
                ))}
              </strong>
              {waiting.map(({ currency, amountMinor, because }) => (
                <Text key={currency} size="sm" c="dimmed">
                  <PlannedSum on={on} sum={{ currency, amountMinor }} />: {because}
                </Text>
              ))}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
