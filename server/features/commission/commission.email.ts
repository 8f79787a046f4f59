import { button, details, type EmailContent, small, text } from '#server/platform/email/layout.ts';
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
    subject: `Your sale has been checked: ${commission.amount} is yours`,
    preview: commission.availableOn === 'now' ? 'Available now' : `Available on ${commission.availableOn}`,
    blocks: [
      text(`Hello ${commission.name},`),
      text(
        'a person has looked at the sale that was under review, and everything is in order. Thank you for your patience.',
      ),
      details(
        ['Commission', commission.amount],
        ['Order', String(commission.orderId)],
        ['Available', commission.availableOn],
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
    subject: `A commission is back: ${commission.amount}`,
    preview: `Order ${commission.orderId} counts again`,
    blocks: [
      text(`Hello ${commission.name},`),
      text(
        commission.afterPayout
          ? 'a sale that had been given back counts again. The amount is added to your next payout.'
          : 'a sale that had been given back counts again, and its commission with it.',
      ),
      details(['Amount', commission.amount], ['Order', String(commission.orderId)]),
      ...(commission.reason ? [text(`It is under review first: ${commission.reason}`)] : []),
      button('Open your dashboard', `${origin}${paths.affiliateDashboard(commission.affiliateId)}`),
    ],
  });

/** Sent when an admin rejects the commission; contains the admin's reason unchanged. */
export const commissionRejected =
  (origin: string) =>
  (commission: Decision): EmailContent => ({
    subject: 'A sale of yours earns no commission',
    preview: commission.reason,
    blocks: [
      text(`Hello ${commission.name},`),
      text('a person has looked at one of your sales and decided that it earns no commission.'),
      details(
        ['Commission', commission.amount],
        ['Order', String(commission.orderId)],
        ['Reason', commission.reason],
      ),
      button('Open your dashboard', `${origin}${paths.affiliateDashboard(commission.affiliateId)}`),
      small(`You see it differently? Write to ${site.email} and name the order.`),
    ],
  });
