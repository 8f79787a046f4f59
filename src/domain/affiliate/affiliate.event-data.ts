import { affiliateListView } from '#src/domain/affiliate/account/affiliate-admin.schema.ts';
import { commissionAdminView } from '#src/domain/affiliate/commission/commission-admin.schema.ts';
import { payoutLineView } from '#src/domain/affiliate/payout/payout.schema.ts';

const affiliate = {
  group: 'Affiliate programme',
  scope: 'affiliates:read',
  full: affiliateListView,
  reduced: affiliateListView.pick({
    id: true,
    referralCode: true,
    commissionRate: true,
    status: true,
    verified: true,
    createdAt: true,
  }),
} as const;

const commission = {
  group: 'Affiliate programme',
  scope: 'commissions:read',
  full: commissionAdminView,
  reduced: commissionAdminView.omit({ affiliateName: true, reviewReason: true, cancelReason: true }),
} as const;

const payout = {
  group: 'Affiliate programme',
  scope: 'payouts:read',
  full: payoutLineView,
  reduced: payoutLineView.pick({
    id: true,
    runId: true,
    affiliateId: true,
    currency: true,
    amountMinor: true,
    amount: true,
    method: true,
    status: true,
    commissions: true,
    paidOn: true,
  }),
} as const;

export const affiliateEventData = {
  'affiliate.created': { ...affiliate, hint: 'Someone joined the affiliate programme.' },
  'commission.earned': { ...commission, hint: 'An affiliate earned a commission.' },
  'commission.changed': {
    ...commission,
    hint: 'A commission was decided, reduced, put into a payout run or paid.',
    // A payout run changes thousands of them.
    isBulk: true,
  },
  'payout.paid': { ...payout, hint: 'A payout to an affiliate was marked as paid.' },
} as const;
