import { type AdminNavigation, type AppPages, adminPage } from '#src/domain/define-screens.ts';
import { COMMISSION_RATE_DEFAULT } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';

export const affiliatePages = {
  'admin/affiliates/index': adminPage(
    'Affiliates',
    'The affiliates of the shop: who they are, what they sold and what they are owed.',
  ),
  'admin/affiliates/@id': adminPage(
    'Affiliate {id}',
    'One affiliate: profile, rate, status, sales and notes.',
  ),
  'admin/commissions': adminPage(
    'Commissions',
    'Every commission with its status, and the sales under review.',
  ),
  'admin/claims': adminPage(
    'Questions about sales',
    'Questions from affiliates about their sales, and the replies they got.',
  ),
  'admin/payouts/index': adminPage(
    'Payouts',
    'Payout runs: what the next one would pay, and the earlier ones.',
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

export const affiliateNavigation: AdminNavigation = {
  navigation: {
    affiliates: [
      { href: paths.adminAffiliates, label: 'Affiliates', letter: 'a', also: [paths.adminClaims] },
      { href: paths.adminCommissions, label: 'Commissions', letter: 's' },
    ],
    money: [{ href: paths.adminPayouts, label: 'Payouts', letter: 'p', ownerOnly: true }],
  },
  places: [
    { href: `${paths.adminClaims}?status=open`, label: 'Questions about sales' },
    { href: `${paths.adminCommissions}?stage=review`, label: 'Sales under review' },
  ],
};
