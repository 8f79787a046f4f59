import { button, details, type EmailContent, small, text } from '#server/platform/email/email-content.ts';
import { reviewReasonForAffiliate } from '#src/domain/affiliate/commission/commission.rules.ts';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';

type Decision = {
  affiliateId: number;
  name: string;
  amount: string;
  orderId: number;
  availableOn: string;
  reason: string;
};

/** Sent when a review released the commission. */
export const commissionReleased =
  (origin: string) =>
  (commission: Decision): EmailContent => ({
    tone: 'good-news',
    subject: `Your sale was approved: ${commission.amount}`,
    preview:
      commission.availableOn === 'now'
        ? 'Your commission is payable now.'
        : `Your commission will be payable on ${commission.availableOn}.`,
    blocks: [
      text(`Hello ${commission.name},`),
      text(
        'We’ve checked the sale that was under review, and everything is in order. Thank you for your patience.',
      ),
      details(
        ['Commission', commission.amount],
        ['Order', String(commission.orderId)],
        commission.availableOn === 'now' ? ['Payable', 'Now'] : ['Payable on', commission.availableOn],
      ),
      button('Open your dashboard', `${origin}${paths.affiliateDashboard(commission.affiliateId)}`),
    ],
  });

/**
 * Sent when a cancelled or reduced commission is restored: a status set back, a failed
 * refund, a dispute that was won.
 */
export const commissionRestored =
  (origin: string) =>
  (
    commission: Pick<Decision, 'affiliateId' | 'name' | 'amount' | 'orderId'> & {
      afterPayout: boolean;
      reason: string | null;
    },
  ): EmailContent => ({
    tone: 'good-news',
    subject: `Commission reinstated: ${commission.amount}`,
    preview: `You earn commission on order ${commission.orderId} again.`,
    blocks: [
      text(`Hello ${commission.name},`),
      text(
        `One of your sales is no longer cancelled or refunded, so you earn commission on it again.${commission.afterPayout ? ' We’ll add the amount to your next payout.' : ''}`,
      ),
      details(['Commission', commission.amount], ['Order', String(commission.orderId)]),
      ...(commission.reason
        ? [text(`We’ll review it before we pay it: ${reviewReasonForAffiliate(commission.reason)}`)]
        : []),
      button('Open your dashboard', `${origin}${paths.affiliateDashboard(commission.affiliateId)}`),
    ],
  });

/** Sent when an admin rejects the commission; contains the admin's reason unchanged. */
export const commissionRejected =
  (origin: string) =>
  (commission: Decision): EmailContent => ({
    tone: 'neutral',
    subject: `No commission on order ${commission.orderId}`,
    preview: commission.reason,
    blocks: [
      text(`Hello ${commission.name},`),
      text('We’ve reviewed one of your sales and rejected its commission.'),
      details(
        ['Order', String(commission.orderId)],
        ['Amount', commission.amount],
        ['Reason', commission.reason],
      ),
      button('Open your dashboard', `${origin}${paths.affiliateDashboard(commission.affiliateId)}`),
      small(`If you disagree, write to ${site.email} and include the order number.`),
    ],
  });
