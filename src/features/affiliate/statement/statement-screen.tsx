import './statement.css';
import { Alert, Anchor, Button, Group, Skeleton, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { failureText, readFailure, trpc } from '#src/client/trpc.ts';
import { DASHBOARD_DENIED } from '#src/domain/affiliate/account/affiliate.schema.ts';
import { PAYOUT_METHOD_LABELS } from '#src/domain/affiliate/payout/payout.rules.ts';
import type { StatementView } from '#src/domain/affiliate/payout/payout.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { longDate, shortDate } from '#src/domain/shared/dates.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import type { Days } from '#src/domain/shared/period.rules.ts';
import { site } from '#src/domain/site.ts';
import { PeriodSelect } from '#src/ui/components/period-select.tsx';

const PERIOD_NAMES = ['this-month', 'last-month', 'this-year', 'last-year'] as const;

/** The ledger entries of one affiliate, of a period or all, laid out for print and PDF. */
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

const dayText = (day: string): string => longDate(new Date(`${day}T00:00:00Z`));

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
            {period.from ? `From ${dayText(period.from)}` : 'From the first sale'} to{' '}
            {period.to ? dayText(period.to) : longDate(view.issuedAt)}
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

      <Balances view={view} />
      <Payouts view={view} />
      <Movements view={view} />
    </article>
  );
}

type Cell<Row> = (row: Row) => ReactNode;
/** Texts and, at their right, amounts. The first column names the row. */
type TableProps<Row> = {
  id: string;
  rows: readonly Row[];
  texts: Readonly<Record<string, Cell<Row>>>;
  amounts: Readonly<Record<string, Cell<Row>>>;
};

function StatementTable<Row>({ id, rows, texts, amounts }: TableProps<Row>) {
  const columns = [
    ...Object.entries(texts).map(([label, cell]) => ({ label, cell, className: undefined })),
    ...Object.entries(amounts).map(([label, cell]) => ({ label, cell, className: 'num' })),
  ];
  return (
    <div className="statement-scroll">
      <table aria-labelledby={id}>
        <thead>
          <tr>
            {columns.map(({ label, className }) => (
              <th key={label} scope="col" className={className}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: statement rows are never reordered
            <tr key={at}>
              {columns.map(({ label, cell, className }, index) =>
                index === 0 ? (
                  <th key={label} scope="row" data-label={label}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={label} data-label={label} className={className}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Balances({ view }: { view: StatementView }) {
  return (
    <>
      <h2 id="balance">Balance</h2>
      <StatementTable
        id="balance"
        rows={view.balances}
        texts={{ Currency: (row) => row.currency.toUpperCase() }}
        amounts={{
          Earned: (row) => formatMinor(row.earnedMinor, row.currency),
          'Deducted (refunds)': (row) => formatMinor(row.reversedMinor, row.currency),
          'Paid out': (row) => formatMinor(row.paidOutMinor, row.currency),
          Balance: (row) => <strong>{formatMinor(row.balanceMinor, row.currency)}</strong>,
        }}
      />
      {view.balances.length === 0 && <p>Nothing has been earned yet.</p>}
    </>
  );
}

const STATES = { pending: 'On its way', paid: 'Paid', failed: 'Failed', carried: 'Carried over' } as const;

function Payouts({ view }: { view: StatementView }) {
  return (
    <>
      <h2 id="payouts">Payouts</h2>
      {view.payouts.length === 0 ? (
        <p>No payouts yet.</p>
      ) : (
        <StatementTable
          id="payouts"
          rows={view.payouts}
          texts={{
            Run: (line) => line.runLabel,
            Method: (line) => PAYOUT_METHOD_LABELS[line.method],
            Status: (line) => [STATES[line.status], line.note].filter(Boolean).join(': '),
            'Paid on': (line) => (line.paidOn ? shortDate(new Date(`${line.paidOn}T12:00:00Z`)) : '–'),
            Reference: (line) => line.reference ?? '–',
          }}
          amounts={{ Amount: (line) => formatMinor(line.amountMinor, line.currency) }}
        />
      )}
      {view.payouts.some(({ status, amountMinor }) => status === 'carried' && amountMinor < 0) && (
        <p>An amount below zero is carried over and taken off the commissions of the following runs.</p>
      )}
    </>
  );
}

function Movements({ view }: { view: StatementView }) {
  return (
    <>
      <h2 id="movements">Movements</h2>
      {view.movements.length === 0 ? (
        <p>No movements yet.</p>
      ) : (
        <StatementTable
          id="movements"
          rows={view.movements}
          texts={{
            Date: ({ at }) => shortDate(at),
            What: ({ text, orderId }) => (orderId ? `${text}, order ${orderId}` : text),
          }}
          amounts={{
            Amount: (row) => formatMinor(row.amountMinor, row.currency),
            'Balance after': (row) => formatMinor(row.balanceMinor, row.currency),
          }}
        />
      )}
    </>
  );
}
