import { button, details, type EmailContent, small, text } from '#server/platform/email/layout.ts';
import { paths } from '#src/domain/paths.ts';
import { longDate } from '#src/domain/shared/dates.ts';
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
    subject: `Your payout of ${payout.amount} is on its way`,
    preview: `Sent on ${longDate(new Date(`${payout.paidOn}T12:00:00Z`))}`,
    blocks: [
      text(`Hello ${payout.name},`),
      text('we have paid out your commissions.'),
      details(
        ['Amount', payout.amount],
        ['Sent on', longDate(new Date(`${payout.paidOn}T12:00:00Z`))],
        ['By', payout.method === 'paypal' ? 'PayPal' : 'Bank transfer'],
        ['Reference', payout.reference],
      ),
      button('Open your dashboard', `${origin}${paths.affiliateDashboard(payout.affiliateId)}`),
      small(
        `${payout.method === 'paypal' ? 'PayPal shows it within the day.' : 'A bank transfer can take up to five working days.'} If it has not arrived by then, write to ${site.email}.`,
      ),
    ],
  });
