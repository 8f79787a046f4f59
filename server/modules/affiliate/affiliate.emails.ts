/** Emails about sales and payouts, with those about the account: see affiliate.email.ts. */
import { type DetailsRow, details, small, text } from '#server/platform/email/email-content.ts';
import { bindTemplates } from '#server/platform/email/email-renderer.ts';
import { reviewReasonForAffiliate } from '#src/domain/affiliate/claim/claim.rules.ts';
import type { PayoutMethod } from '#src/domain/affiliate/payout/payout.schema.ts';
import { longDay } from '#src/domain/shared/dates.ts';
import { site } from '#src/domain/site.ts';
import { accountEmails, type ToAffiliate, toAffiliate } from './account/affiliate.email.ts';

type Commission = ToAffiliate & { amount: string; orderId: number };
type Earned = Commission & { availableOn: string; reason: string | null };
type Moved = Commission & { reason: string | null; afterPayout: boolean };
type Decision = Commission & { availableOn: string; reason: string };
type Sent = ToAffiliate & { amount: string; method: PayoutMethod; paidOn: string; reference: string };

const SALE_REFUNDED = 'The sale was refunded.';

const saleDetails = ({ amount, orderId }: Commission, ...more: DetailsRow[]) =>
  details(['Commission', amount], ['Order', String(orderId)], ...more);
const reductionDetails = ({ amount, orderId }: Commission, reason: string) =>
  details(['Order', String(orderId)], ['Amount', amount], ['Reason', reason]);

export const affiliateEmails = bindTemplates({
  ...accountEmails,
  'commission-earned': toAffiliate((commission: Earned) => ({
    tone: 'good-news',
    subject: `You earned ${commission.amount}`,
    preview: `Your commission is in the payout of ${commission.availableOn}.`,
    blocks: [
      text('Someone ordered through your link. We’ve recorded your commission:'),
      saleDetails(commission, ['In the payout of', commission.availableOn]),
    ],
  })),
  'commission-review': toAffiliate((commission: Earned) => ({
    tone: 'neutral',
    subject: 'One of your sales is under review',
    preview: 'We’ll check it before we pay your commission.',
    blocks: [
      text(
        'Someone ordered through your link. We’ll check this sale before we pay your commission. You don’t need to do anything.',
      ),
      saleDetails(commission, [
        'Reason',
        commission.reason ? reviewReasonForAffiliate(commission.reason) : 'A routine check.',
      ]),
    ],
    end: [small(`If you think the reason is wrong, write to ${site.email}.`)],
  })),
  'commission-cancelled': toAffiliate((commission: Moved) => ({
    tone: 'neutral',
    subject: `Commission reduced by ${commission.amount}`,
    preview: commission.reason ?? SALE_REFUNDED,
    blocks: [
      text(
        commission.afterPayout
          ? 'One of your sales was cancelled or refunded after we’d paid you for it. We’ll take the amount off your next payout.'
          : 'One of your sales was cancelled or refunded, so we’ve taken its commission off your balance.',
      ),
      reductionDetails(commission, commission.reason ?? SALE_REFUNDED),
    ],
  })),
  /** Sent when a review released the commission. */
  'commission-released': toAffiliate((commission: Decision) => ({
    tone: 'good-news',
    subject: `Your sale was approved: ${commission.amount}`,
    preview:
      commission.availableOn === 'now'
        ? 'Your commission is payable now.'
        : `Your commission is in the payout of ${commission.availableOn}.`,
    blocks: [
      text(
        'We’ve checked the sale that was under review, and everything is in order. Thank you for your patience.',
      ),
      saleDetails(
        commission,
        commission.availableOn === 'now' ? ['Payable', 'Now'] : ['In the payout of', commission.availableOn],
      ),
    ],
  })),
  /**
   * Sent when a cancelled or reduced commission is restored: a status set back, a failed
   * refund, a dispute that was won.
   */
  'commission-restored': toAffiliate((commission: Moved) => ({
    tone: 'good-news',
    subject: `Commission reinstated: ${commission.amount}`,
    preview: `You earn commission on order ${commission.orderId} again.`,
    blocks: [
      text(
        `One of your sales is no longer cancelled or refunded, so you earn commission on it again.${commission.afterPayout ? ' We’ll add the amount to your next payout.' : ''}`,
      ),
      saleDetails(commission),
      ...(commission.reason
        ? [text(`We’ll review it before we pay it: ${reviewReasonForAffiliate(commission.reason)}`)]
        : []),
    ],
  })),
  /** Sent when an admin rejects the commission; contains the admin's reason unchanged. */
  'commission-rejected': toAffiliate((commission: Decision) => ({
    tone: 'neutral',
    subject: `No commission on order ${commission.orderId}`,
    preview: commission.reason,
    blocks: [
      text('We’ve reviewed one of your sales and rejected its commission.'),
      reductionDetails(commission, commission.reason),
    ],
    end: [small(`If you disagree, write to ${site.email} and include the order number.`)],
  })),
  'payout-sent': toAffiliate((payout: Sent) => ({
    tone: 'good-news',
    subject: `Your payout of ${payout.amount} is on its way`,
    preview: `Sent on ${longDay(payout.paidOn)}.`,
    blocks: [
      text('We’ve paid out your commission.'),
      details(
        ['Amount', payout.amount],
        ['Sent on', longDay(payout.paidOn)],
        ...(payout.method === 'none'
          ? []
          : [['Method', payout.method === 'paypal' ? 'PayPal' : 'Bank transfer'] as const]),
        ['Reference', payout.reference],
      ),
    ],
    end: [
      small(
        `${payout.method === 'paypal' ? 'PayPal usually shows a payment the same day.' : 'A bank transfer can take up to five working days.'} If it hasn’t arrived by then, write to ${site.email}.`,
      ),
    ],
  })),
});
