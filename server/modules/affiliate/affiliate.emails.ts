import { details, small, text } from '#server/platform/email/email-content.ts';
import type { EmailEnvironment } from '#server/platform/email/email-renderer.ts';
import { longDay } from '#src/domain/shared/dates.ts';
import { site } from '#src/domain/site.ts';
import {
  addressConfirmed,
  affiliateNotice,
  affiliateWelcome,
  claimAnswered,
  claimNotice,
  loginCode,
  monthlySummary,
  payoutCode,
  payoutDetailsChanged,
  toAffiliate,
} from './account/affiliate.email.ts';
import {
  commissionCancelled,
  commissionEarned,
  commissionRejected,
  commissionReleased,
  commissionRestored,
  commissionReview,
} from './commission/commission.email.ts';

type Sent = {
  affiliateId: number;
  name: string;
  amount: string;
  method: 'paypal' | 'bank' | 'none';
  paidOn: string;
  reference: string;
};

export const payoutSent = toAffiliate((payout: Sent) => ({
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
}));

export const affiliateEmails = ({ origin }: EmailEnvironment) => ({
  'payout-sent': payoutSent(origin),
  'login-code': loginCode(),
  'affiliate-welcome': affiliateWelcome(origin),
  'address-confirmed': addressConfirmed(origin),
  'affiliate-notice': affiliateNotice(origin),
  'commission-earned': commissionEarned(origin),
  'commission-review': commissionReview(origin),
  'commission-cancelled': commissionCancelled(origin),
  'commission-restored': commissionRestored(origin),
  'payout-code': payoutCode(),
  'payout-details-changed': payoutDetailsChanged(),
  'claim-notice': claimNotice(origin),
  'claim-answered': claimAnswered(origin),
  'monthly-summary': monthlySummary(origin),
  'commission-released': commissionReleased(origin),
  'commission-rejected': commissionRejected(origin),
});
