import { Text, Title } from '@mantine/core';
import { Loaded } from '#src/client/loaded.tsx';
import { trpc } from '#src/client/trpc.ts';
import type { ReceiptView } from '#src/domain/affiliate/claim/claim.schema.ts';
import { badgeStatus } from '#src/domain/affiliate/commission/commission-stage.rules.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { currencySign, textToMinor } from '#src/domain/shared/money.ts';
import { DescriptionList } from '#src/ui/components/description-list.tsx';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { StatusBadge } from '#src/ui/components/status-badge.tsx';

/** `25.00`, `gbp` -> `£25.00` */
export const inCurrency = (amount: string, currency: string): string => {
  const sign = currencySign(currency);
  return amount.startsWith('-') ? `-${sign}${amount.slice(1)}` : `${sign}${amount}`;
};

const moment = (date: Date): string =>
  `${longDate(date)}, ${date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`;

function Receipt({ receipt }: { receipt: ReceiptView }) {
  const { order, attribution } = receipt;
  return (
    <div className="aff-stack">
      <DescriptionList
        rows={{
          Ordered: moment(order.createdAt),
          Paid: order.paidAt ? moment(order.paidAt) : 'Not yet',
          Amount: /^\d/.test(order.amount) ? inCurrency(order.amount, order.currency) : order.amount,
          Buyer: order.buyer,
        }}
      />
      <div>
        <Title order={3} mb="xs">
          How it was attributed
        </Title>
        <Text mb="xs">{attribution.ruleText}</Text>
        {attribution.rejectedBecause && <p className="form-error">{attribution.rejectedBecause}</p>}
        <DescriptionList
          rows={{
            Visit: attribution.clickAt ? moment(attribution.clickAt) : null,
            Page: attribution.landingPath,
            'Coming from': attribution.referrerHost,
          }}
        />
      </div>
      {receipt.lines.map((line) => (
        <div key={line.id}>
          <Title order={3} mb="xs">
            {line.kind === 'earned' ? 'Commission' : 'Correction after the payout'}
          </Title>
          <StatusBadge
            status={badgeStatus({
              status: line.status,
              isRejected: line.statusText.startsWith('Rejected'),
              amountMinor: textToMinor(line.amount),
            })}
          />
          <DescriptionList
            rows={{
              Amount: inCurrency(line.amount, line.currency),
              Rate: line.kind === 'earned' ? `${line.rate}%, as it was on the day of the sale` : null,
              Status: line.statusText,
              'Refund window ends':
                line.kind === 'earned' && line.availableAt ? longDate(line.availableAt) : null,
              'Payout date': line.paidAt ? longDate(line.paidAt) : null,
              'Payout reference': line.payoutReference,
            }}
          />
        </div>
      ))}
    </div>
  );
}

type Props = { affiliateId: number; orderId: number; onClose: () => void };

/** The attribution receipt: why a sale was or was not attributed to the affiliate. */
export function ReceiptDialog({ affiliateId, orderId, onClose }: Props) {
  const query = trpc.affiliates.receipt.useQuery({ affiliateId, orderId });
  return (
    <Dialog title={`Receipt of order ${orderId}`} isOpen onClose={onClose} size="lg">
      <Loaded query={query} failed="The receipt could not be loaded." height="14rem">
        {(receipt) => <Receipt receipt={receipt} />}
      </Loaded>
    </Dialog>
  );
}
