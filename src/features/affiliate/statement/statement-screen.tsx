import './statement.css';
import { Alert, Anchor, Button, Group, Skeleton, Title } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { failureText, readFailure, trpc } from '#src/client/trpc.ts';
import { DASHBOARD_DENIED } from '#src/domain/affiliate/account/affiliate.schema.ts';
import { PAYOUT_METHOD_LABELS } from '#src/domain/affiliate/payout/payout.rules.ts';
import type { StatementView } from '#src/domain/affiliate/payout/payout.schema.ts';
import { COMMISSION_HOLD_DAYS } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { longDate, longDay, shortDate, shortDay } from '#src/domain/shared/dates.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import type { Days } from '#src/domain/shared/period.rules.ts';
import { site } from '#src/domain/site.ts';
import { FiguresTable } from '#src/ui/components/figures.tsx';
import { PeriodSelect } from '#src/ui/components/period-select.tsx';

const PERIOD_NAMES = ['this-month', 'last-month', 'this-year', 'last-year'] as const;

/** Laid out for print and PDF. */
export function StatementScreen({ affiliateId }: { affiliateId: number }) {
  const [period, setPeriod] = useState<Days>({});
  const query = trpc.payouts.statement.useQuery(
    { affiliateId, ...period },
    { placeholderData: (before) => before },
  );
  if (query.error) {
    const hasNoSession = readFailure(query.error)?.code === 'UNAUTHENTICATED';
    return (
      <>
        <Title order={1}>Statement</Title>
        <Alert color="red">{failureText(query.error, DASHBOARD_DENIED)}</Alert>
        {hasNoSession && (
          <Button
            component="a"
            mt="md"
            href={paths.affiliateLoginFor(paths.payoutStatement(affiliateId) + window.location.search)}
          >
            Affiliate Login
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      <Anchor className="no-print" href={paths.affiliateDashboard(affiliateId)} underline="always">
        Back to dashboard
      </Anchor>
      {query.data ? (
        <Statement view={query.data} period={period} onPeriod={setPeriod} />
      ) : (
        <>
          <Title order={1}>Statement</Title>
          <Skeleton height={320} />
        </>
      )}
    </>
  );
}

const STATES = { pending: 'On its way', paid: 'Paid', failed: 'Failed', carried: 'Carried over' } as const;

type Props = { view: StatementView; period: Days; onPeriod: (period: Days) => void };

function Statement({ view, period, onPeriod }: Props) {
  const { affiliate } = view;
  return (
    <article className="statement">
      <div className="statement-head">
        <div>
          <Title order={1}>Statement</Title>
          <p>
            {affiliate.name}
            {affiliate.company && affiliate.company !== affiliate.name && `, ${affiliate.company}`}
            <br />
            Referral code {affiliate.referralCode}
            <br />
            {period.from ? `From ${longDay(period.from)}` : 'From the first sale'} to{' '}
            {period.to ? longDay(period.to) : longDate(view.issuedAt)}
          </p>
        </div>
        <p className="statement-from">
          {/* On paper they are in the letterhead. */}
          <span className="no-print">
            {site.legalName}
            <br />
            {site.address}
            <br />
          </span>
          {longDate(view.issuedAt)}
        </p>
        <div className="no-print statement-tools">
          <Group align="end">
            <PeriodSelect
              label="Period"
              openLabel="From the first sale"
              names={PERIOD_NAMES}
              days={period}
              onDays={onPeriod}
            />
          </Group>
          <Button variant="default" onClick={() => window.print()}>
            Print or save as PDF
          </Button>
        </div>
      </div>

      <Part
        id="balance"
        title="Balance"
        empty="Nothing has been earned yet."
        rows={view.balances}
        columns={{
          Currency: (row) => row.currency.toUpperCase(),
          Earned: (row) => formatMinor(row.earnedMinor, row.currency),
          'Deducted (refunds)': (row) => formatMinor(row.reversedMinor, row.currency),
          'Paid out': (row) => formatMinor(row.paidOutMinor, row.currency),
          Balance: (row) => <strong>{formatMinor(row.balanceMinor, row.currency)}</strong>,
        }}
      />
      {view.balances.some(({ balanceMinor }) => balanceMinor > 0) && (
        <p>
          A commission becomes payable {COMMISSION_HOLD_DAYS} days after its sale, so part of a balance may
          not be payable yet.
        </p>
      )}
      <Part
        id="payouts"
        title="Payouts"
        empty="No payouts yet."
        rows={view.payouts}
        textColumns={5}
        columns={{
          Run: (line) => line.runLabel,
          Method: (line) => PAYOUT_METHOD_LABELS[line.method],
          Status: (line) => [STATES[line.status], line.note].filter(Boolean).join(': '),
          'Paid on': (line) => (line.paidOn ? shortDay(line.paidOn) : '–'),
          Reference: (line) => line.reference ?? '–',
          Amount: (line) => formatMinor(line.amountMinor, line.currency),
        }}
      />
      {view.payouts.some(({ status, amountMinor }) => status === 'carried' && amountMinor < 0) && (
        <p>An amount below zero is carried over and taken off the commissions of the following runs.</p>
      )}
      <Part
        id="movements"
        title="Movements"
        empty="No movements yet."
        rows={view.movements}
        textColumns={2}
        columns={{
          Date: ({ at }) => shortDate(at),
          What: ({ text, orderId }) => (orderId ? `${text}, order ${orderId}` : text),
          Amount: (row) => formatMinor(row.amountMinor, row.currency),
          'Balance after': (row) => formatMinor(row.balanceMinor, row.currency),
        }}
      />
    </article>
  );
}

type TableProps<Row> = Omit<ComponentProps<typeof FiguresTable<Row>>, 'labelledBy'>;
type PartProps<Row> = TableProps<Row> & { id: string; title: string; empty: string };

function Part<Row>({ id, title, empty, ...table }: PartProps<Row>) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      {table.rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <div className="statement-scroll">
          <FiguresTable labelledBy={id} {...table} />
        </div>
      )}
    </>
  );
}
