import { details, small, text } from '#server/platform/email/email-content.ts';
import { longDay } from '#src/domain/shared/dates.ts';
import { site } from '#src/domain/site.ts';
import { toAffiliate } from '../account/affiliate.email.ts';

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
