import { button, details, type EmailContent, small, text } from '#server/platform/email/email-content.ts';
import { paths } from '#src/domain/paths.ts';
import { longDay } from '#src/domain/shared/dates.ts';
import { site } from '#src/domain/site.ts';

type Sent = {
  affiliateId: number;
  name: string;
  amount: string;
  method: 'paypal' | 'bank' | 'none';
  paidOn: string;
  reference: string;
};

export const payoutSent =
  (origin: string) =>
  (payout: Sent): EmailContent => ({
    tone: 'good-news',
    subject: `Your payout of ${payout.amount} is on its way`,
    preview: `Sent on ${longDay(payout.paidOn)}.`,
    blocks: [
      text(`Hello ${payout.name},`),
      text('We’ve paid out your commission.'),
      details(
        ['Amount', payout.amount],
        ['Sent on', longDay(payout.paidOn)],
        ...(payout.method === 'none'
          ? []
          : [['Method', payout.method === 'paypal' ? 'PayPal' : 'Bank transfer'] as const]),
        ['Reference', payout.reference],
      ),
      button('Open your dashboard', `${origin}${paths.affiliateDashboard(payout.affiliateId)}`),
      small(
        `${payout.method === 'paypal' ? 'PayPal usually shows a payment the same day.' : 'A bank transfer can take up to five working days.'} If it hasn’t arrived by then, write to ${site.email}.`,
      ),
    ],
  });
