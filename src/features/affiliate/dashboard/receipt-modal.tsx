import { Modal, Skeleton, Text, Title } from '@mantine/core';
import { failureText, trpc } from '#src/client/trpc.ts';
import type { ReceiptView } from '#src/domain/affiliate/affiliate-account.schema.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { inCurrency } from '../money.ts';
import { StatusBadge } from './status-badge.tsx';

const moment = (date: Date): string =>
  `${longDate(date)}, ${date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`;

function DescriptionList({ rows }: { rows: (readonly [string, string | null])[] }) {
  return (
    <dl className="aff-facts">
      {rows.map(([name, value]) =>
        value === null ? null : (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function Receipt({ receipt }: { receipt: ReceiptView }) {
  const { order, attribution } = receipt;
  return (
    <div className="aff-stack">
      <DescriptionList
        rows={[
          ['Ordered', moment(order.createdAt)],
          ['Paid', order.paidAt ? moment(order.paidAt) : 'Not yet'],
          ['Amount', /^\d/.test(order.amount) ? inCurrency(order.amount, order.currency) : order.amount],
          ['Buyer', order.buyer],
        ]}
      />
      <div>
        <Title order={3} mb="xs">
          How it was attributed
        </Title>
        <Text mb="xs">{attribution.ruleText}</Text>
        {attribution.refusedBecause && <p className="aff-fault">{attribution.refusedBecause}</p>}
        <DescriptionList
          rows={[
            ['Visit', attribution.clickAt ? moment(attribution.clickAt) : null],
            ['Page', attribution.landingPath],
            ['Coming from', attribution.referrerHost],
          ]}
        />
      </div>
      {receipt.lines.map((line) => (
        <div key={line.id}>
          <Title order={3} mb="xs">
            {line.kind === 'earned' ? 'Commission' : 'Correction after the payout'}
          </Title>
          <StatusBadge status={line.status} />
          <DescriptionList
            rows={[
              ['Amount', inCurrency(line.amount, order.currency)],
              ['Rate', line.kind === 'earned' ? `${line.rate}%, as it was on the day of the sale` : null],
              ['State', line.statusText],
              [
                'Refund window ends',
                line.kind === 'earned' && line.availableAt ? longDate(line.availableAt) : null,
              ],
              ['Paid out', line.paidAt ? longDate(line.paidAt) : null],
              ['Payout reference', line.payoutReference],
            ]}
          />
        </div>
      ))}
    </div>
  );
}

/** The attribution receipt: why a sale was or was not attributed to the affiliate. */
export function ReceiptModal({
  affiliateId,
  orderId,
  onClose,
}: {
  affiliateId: number;
  orderId: number;
  onClose: () => void;
}) {
  const { data, error } = trpc.affiliates.receipt.useQuery({ affiliateId, orderId });
  return (
    <Modal.Root opened onClose={onClose} size="lg">
      <Modal.Overlay />
      <Modal.Content>
        {/* Not Modal.Header: its header element would be a second banner landmark. */}
        <div className="aff-panel-head aff-modal-head">
          <Modal.Title className="aff-modal-title">Receipt of order {orderId}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </div>
        <Modal.Body>
          {error && <Text>{failureText(error, 'The receipt could not be loaded just now.')}</Text>}
          {!data && !error && <Skeleton height="14rem" />}
          {data && <Receipt receipt={data} />}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
