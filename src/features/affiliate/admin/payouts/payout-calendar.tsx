import './payouts.css';
import { Skeleton, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Figure } from '#src/client/explain/explain.tsx';
import { failureText, trpc } from '#src/client/trpc.ts';
import type { PayoutCalendar as Calendar } from '#src/domain/affiliate/payout/payout-calendar.schema.ts';
import type { PayoutFigure } from '#src/domain/affiliate/payout/payout-figures.ts';
import { figureKey } from '#src/domain/office/explain/figure-key.ts';
import { paths } from '#src/domain/paths.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { formatMinor } from '#src/domain/shared/money.ts';

type Run = Calendar[number];

function Total({ run: { on, sums, payouts } }: { run: Run }) {
  if (payouts === 0) return 'Nothing due yet';
  return (
    <>
      {sums.map(({ currency, amountMinor }, index) => (
        <Fragment key={currency}>
          {index > 0 && ' + '}
          <Figure<PayoutFigure>
            figure="planned-run"
            of={figureKey(on, currency)}
            text={formatMinor(amountMinor, currency)}
            label={`planned for ${longDate(on)}`}
          />
        </Fragment>
      ))}{' '}
      in {payouts} {payouts === 1 ? 'payout' : 'payouts'}
    </>
  );
}

/** The next three planned runs: what they will pay, and who has to wait for what. */
export function PayoutCalendar() {
  const { data, error } = trpc.payouts.calendar.useQuery();
  return (
    <section className="admin-card" aria-labelledby="payout-calendar" style={{ marginBottom: '1.4rem' }}>
      <h2 id="payout-calendar">Payout calendar</h2>
      <Text c="dimmed" mb="sm">
        Runs are planned for the first of each month. Sales still to come, refunds and reviews change these
        amounts.
      </Text>
      {error && (
        <Text role="alert">{failureText(error, 'The payout calendar could not be worked out.')}</Text>
      )}
      {!data && !error && <Skeleton height={120} />}
      {data && (
        <ol className="payout-calendar">
          {data.map((run) => (
            <li key={run.on.toISOString()}>
              <span>{longDate(run.on)}</span>
              <strong>
                <Total run={run} />
              </strong>
              {run.waitingCount > 0 && <Waiting run={run} />}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Waiting({ run: { waiting, waitingCount } }: { run: Run }) {
  const others = waitingCount - waiting.length;
  return (
    <details>
      <summary>{waitingCount === 1 ? '1 balance waits' : `${waitingCount} balances wait`}</summary>
      <ul>
        {waiting.map((item) => (
          <li key={`${item.affiliateId}-${item.currency}`}>
            <a href={paths.adminAffiliate(item.affiliateId)}>{item.affiliateName}</a>,{' '}
            {formatMinor(item.amountMinor, item.currency)}: {item.because}
          </li>
        ))}
        {others > 0 && <li>and {others} more</li>}
      </ul>
    </details>
  );
}
