import type { ReactNode } from 'react';
import { PAYOUT_METHOD_LABELS } from '#src/domain/affiliate/payout/payout.rules.ts';
import type { StatementView } from '#src/domain/affiliate/payout/payout.schema.ts';
import { shortDate } from '#src/domain/shared/dates.ts';
import { formatMinor } from '#src/domain/shared/money.ts';

type Cell<Row> = (row: Row) => ReactNode;
/** Texts and, at their right, amounts. The first column names the row. */
type Props<Row> = {
  id: string;
  rows: readonly Row[];
  texts: Readonly<Record<string, Cell<Row>>>;
  amounts: Readonly<Record<string, Cell<Row>>>;
};

function StatementTable<Row>({ id, rows, texts, amounts }: Props<Row>) {
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

export function Balances({ view }: { view: StatementView }) {
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

export function Payouts({ view }: { view: StatementView }) {
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

export function Movements({ view }: { view: StatementView }) {
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
