import { PAYOUT_METHOD_LABELS } from '#src/domain/affiliate/payout/method-labels.ts';
import type { StatementView } from '#src/domain/affiliate/payout/payout.schema.ts';
import { shortDate } from '#src/domain/shared/dates.ts';
import { formatMinor } from '#src/domain/shared/money.ts';

const STATES = { pending: 'On its way', paid: 'Paid', failed: 'Failed', carried: 'Carried over' } as const;

export function Balances({ view }: { view: StatementView }) {
  return (
    <>
      <h2 id="balance">Balance</h2>
      <div className="statement-scroll">
        <table aria-labelledby="balance">
          <thead>
            <tr>
              <th scope="col">Currency</th>
              <th scope="col" className="num">
                Earned
              </th>
              <th scope="col" className="num">
                Deducted (refunds)
              </th>
              <th scope="col" className="num">
                Paid out
              </th>
              <th scope="col" className="num">
                Balance
              </th>
            </tr>
          </thead>
          <tbody>
            {view.balances.map((row) => (
              <tr key={row.currency}>
                <th scope="row" data-label="Currency">
                  {row.currency.toUpperCase()}
                </th>
                {(
                  [
                    ['Earned', row.earnedMinor, 'span'],
                    ['Deducted (refunds)', row.reversedMinor, 'span'],
                    ['Paid out', row.paidOutMinor, 'span'],
                    ['Balance', row.balanceMinor, 'strong'],
                  ] as const
                ).map(([label, amountMinor, Amount]) => (
                  <td key={label} data-label={label} className="num">
                    <Amount>{formatMinor(amountMinor, row.currency)}</Amount>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {view.balances.length === 0 && <p>Nothing has been earned yet.</p>}
    </>
  );
}

export function Payouts({ view }: { view: StatementView }) {
  return (
    <>
      <h2 id="payouts">Payouts</h2>
      {view.payouts.length === 0 ? (
        <p>No payouts yet.</p>
      ) : (
        <div className="statement-scroll">
          <table aria-labelledby="payouts">
            <thead>
              <tr>
                <th scope="col">Run</th>
                <th scope="col">By</th>
                <th scope="col">Status</th>
                <th scope="col">Paid on</th>
                <th scope="col">Reference</th>
                <th scope="col" className="num">
                  Amount
                </th>
              </tr>
            </thead>
            <tbody>
              {view.payouts.map((line) => (
                <tr key={line.id}>
                  <th scope="row" data-label="Run">
                    {line.runLabel}
                  </th>
                  <td data-label="By">{PAYOUT_METHOD_LABELS[line.method]}</td>
                  <td data-label="Status">
                    {STATES[line.status]}
                    {line.note && `: ${line.note}`}
                  </td>
                  <td data-label="Paid on">
                    {line.paidOn ? shortDate(new Date(`${line.paidOn}T12:00:00Z`)) : '–'}
                  </td>
                  <td data-label="Reference">{line.reference ?? '–'}</td>
                  <td data-label="Amount" className="num">
                    {formatMinor(line.amountMinor, line.currency)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
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
        <div className="statement-scroll">
          <table aria-labelledby="movements">
            <thead>
              <tr>
                <th scope="col">Date</th>
                <th scope="col">What</th>
                <th scope="col" className="num">
                  Amount
                </th>
                <th scope="col" className="num">
                  Balance after
                </th>
              </tr>
            </thead>
            <tbody>
              {view.movements.map((movement, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: statement rows are never reordered
                <tr key={index}>
                  <th scope="row" data-label="Date">
                    {shortDate(movement.at)}
                  </th>
                  <td data-label="What">
                    {movement.text}
                    {movement.orderId && `, order ${movement.orderId}`}
                  </td>
                  <td data-label="Amount" className="num">
                    {formatMinor(movement.amountMinor, movement.currency)}
                  </td>
                  <td data-label="Balance after" className="num">
                    {formatMinor(movement.balanceMinor, movement.currency)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
