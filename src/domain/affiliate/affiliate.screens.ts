import { type AppPages, adminPage } from '#src/domain/define-screens.ts';
import { COMMISSION_RATE_DEFAULT } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';

export const affiliatePages = {
  'admin/affiliates/index': adminPage(
    'Affiliates',
    'The affiliates of the shop: who they are, what they sold and what they are owed.',
    { group: 'affiliates', letter: 'a' },
  ),
  'admin/affiliates/@id': adminPage(
    'Affiliate {id}',
    'One affiliate: profile, rate, status, sales and notes.',
  ),
  'admin/commissions': adminPage(
    'Commissions',
    'Every commission with its status, and the sales under review.',
    { group: 'affiliates', letter: 's', more: [{ query: 'stage=review', label: 'Sales under review' }] },
  ),
  'admin/claims': adminPage(
    'Questions about sales',
    'Questions from affiliates about their sales, and the replies they got.',
    { under: paths.adminAffiliates, query: 'status=open' },
  ),
  'admin/payouts/index': adminPage(
    'Payouts',
    'Payout runs: what the next one would pay, and the earlier ones.',
    { group: 'money', letter: 'p', ownerOnly: true },
  ),
  'admin/payouts/@id': adminPage(
    'Payout run {id}',
    'The lines of one payout run: download, pay, mark as paid or failed.',
  ),
  'affiliate-dashboard/@id': {
    title: 'Affiliate Dashboard',
    description:
      'Your referrals, commissions and payouts, your referral link, and what happens with each sale.',
  },
  'affiliate-login': {
    title: 'Affiliate Login',
    description:
      'Sign in to your affiliate dashboard with your email address and the six-digit code we send to it.',
    isShared: true,
  },
  'affiliate-signup': {
    title: 'Join the Affiliate Program',
    description: `Sign up as an affiliate: instant approval, ${COMMISSION_RATE_DEFAULT}% commission on every website sold through your link, paid monthly.`,
    isShared: true,
  },
  'payout-statement/@id': {
    title: 'Statement',
    description:
      'Balance, payouts and movements of one affiliate account, made to be printed or kept as a PDF.',
  },
} as const satisfies AppPages;
