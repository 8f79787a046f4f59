import { affiliateListView } from '#src/domain/affiliate/account/affiliate-admin.schema.ts';
import { commissionAdminView } from '#src/domain/affiliate/commission/commission-admin.schema.ts';
import { payoutLineView } from '#src/domain/affiliate/payout/payout.schema.ts';

/** `reduced`: ids, amounts, states and dates; nothing that identifies a person. */
const affiliate = {
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
  scope: 'commissions:read',
  full: commissionAdminView,
  reduced: commissionAdminView.omit({ affiliateName: true, reviewReason: true, cancelReason: true }),
} as const;

const payout = {
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

/** `data` of each event: the object that the API returns. */
export const affiliateEventData = {
  'affiliate.created': affiliate,
  'commission.earned': commission,
  'commission.changed': commission,
  'payout.paid': payout,
} as const;
