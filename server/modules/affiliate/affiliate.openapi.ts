import {
  defineOpenApi,
  firstPage,
  ORDERED,
  order,
  pageOf,
  picked,
  ROBIN,
  securityOf,
  success,
  tagOf,
} from '#server/http/openapi/define-openapi.ts';
import { errorResponses, type JsonSchema, pathSchema } from '#server/http/openapi/schema.ts';
import type { AffiliateListView } from '#src/domain/affiliate/account/affiliate-admin.schema.ts';
import type { CommissionAdminView } from '#src/domain/affiliate/commission/commission-admin.schema.ts';
import type { PayoutLineView, PayoutRunView } from '#src/domain/affiliate/payout/payout.schema.ts';
import { apiPaths } from '#src/domain/paths.ts';
import type { Json } from '#src/domain/shared/json.ts';

const affiliate: Json<AffiliateListView> = {
  id: ROBIN.id,
  name: ROBIN.name,
  email: ROBIN.email,
  company: 'Vale Studio',
  referralCode: ROBIN.referralCode,
  commissionRate: '10',
  status: 'active',
  verified: true,
  sales: 1,
  underReview: 0,
  earned: [{ currency: 'usd', pendingMinor: 0, reviewMinor: 0, paidMinor: 2000 }],
  lastLoginAt: '2026-12-11T08:20:05.000Z',
  createdAt: '2026-10-05T15:42:10.000Z',
};
const publicAffiliate = { id: affiliate.id, referralCode: affiliate.referralCode, name: affiliate.name };

/** Earned with the payment; reduced by the refund; paid out after the refund window. */
const earnedCommission: Json<CommissionAdminView> = {
  id: 88,
  affiliateId: affiliate.id,
  affiliateName: affiliate.name,
  orderId: order.id,
  kind: 'earned',
  currency: 'usd',
  amountMinor: 2500,
  originalMinor: 2500,
  rate: '10',
  status: 'pending',
  stage: 'hold',
  availableAt: '2026-12-09T10:04:31.000Z',
  reviewReason: null,
  cancelReason: null,
  rejectedAt: null,
  paidAt: null,
  createdAt: ORDERED,
};
const reducedCommission: Json<CommissionAdminView> = {
  ...earnedCommission,
  amountMinor: 2000,
  cancelReason: '$50.00 of the payment was refunded.',
};
const paidCommission: Json<CommissionAdminView> = {
  ...reducedCommission,
  status: 'paid',
  stage: 'paid',
  paidAt: '2026-12-11T12:00:00.000Z',
};

export const payoutRun: Json<PayoutRunView> = {
  id: 31,
  label: 'December 2026',
  status: 'closed',
  createdBy: 'owner',
  createdAt: '2026-12-10T09:00:00.000Z',
  closedAt: '2026-12-11T16:40:20.000Z',
  pendingLines: 0,
  paidLines: 1,
  failedLines: 0,
  carriedLines: 0,
  canDiscard: false,
  totals: [{ currency: 'usd', lines: 1, pendingMinor: 0, paidMinor: 2000, failedMinor: 0, carriedMinor: 0 }],
};
const payoutLine: Json<PayoutLineView> = {
  id: 57,
  runId: payoutRun.id,
  affiliateId: affiliate.id,
  affiliateName: affiliate.name,
  currency: 'usd',
  amountMinor: 2000,
  amount: '20.00',
  method: 'paypal',
  status: 'paid',
  commissions: 1,
  paidOn: '2026-12-11',
  reference: 'PAYPAL-7KX21',
  note: null,
  heldBecause: null,
  resolvedBy: 'owner',
  resolvedAt: '2026-12-11T16:38:02.000Z',
};

/** Not a procedure, because its response is a file. */
function commissionsCsvOperation(): JsonSchema {
  const scope = 'commissions:read';
  return {
    operationId: 'affiliates_commissionsCsv',
    summary: 'Download an affiliate’s commissions (CSV)',
    description: `A token needs the scope \`${scope}\`.`,
    tags: [tagOf('affiliates')],
    parameters: [
      {
        name: 'affiliateId',
        in: 'path',
        required: true,
        schema: pathSchema('affiliateId'),
        example: affiliate.id,
      },
    ],
    responses: {
      200: {
        description: 'Done',
        content: {
          'text/csv': {
            schema: { type: 'string' },
            example:
              'Date,Order ID,Commission,Currency,Rate,Status,Explanation,Payable from,Paid Date\r\n2026-11-09,412305871,20.00,USD,10%,paid,Paid out,2026-12-09,2026-12-11\r\n',
          },
        },
      },
      ...errorResponses({ policy: 'affiliate', scope, method: 'GET' }, false),
    },
    security: securityOf({ policy: 'affiliate', scope }),
  };
}

export const affiliateOpenApi = defineOpenApi({
  calls: {
    adminAffiliates: { list: { input: firstPage, output: pageOf(affiliate) } },
    affiliates: {
      signUp: {
        input: picked(affiliate, 'name', 'email', 'company'),
        output: { ...publicAffiliate, commissionRate: affiliate.commissionRate },
      },
      requestCode: { input: { email: affiliate.email, type: 'login' }, output: success },
      verifyCode: {
        input: { email: affiliate.email, code: '123456', type: 'login' },
        output: { success: true, affiliate: { id: affiliate.id } },
      },
      logout: { output: success },
      dashboard: {
        input: { affiliateId: affiliate.id },
        output: {
          affiliate: { ...publicAffiliate, commissionRate: affiliate.commissionRate, isReturning: true },
          stats: {
            totalReferrals: 1,
            totalEarnings: 20,
            pendingEarnings: 0,
            paidEarnings: 20,
            byCurrency: [{ currency: 'usd', total: 20, pending: 0, paid: 20 }],
          },
          commissions: [
            {
              ...picked(paidCommission, 'id', 'orderId', 'currency', 'status', 'createdAt', 'paidAt'),
              ...picked(paidCommission, 'availableAt', 'reviewReason', 'cancelReason', 'rejectedAt'),
              isInPayout: false,
              commissionAmount: payoutLine.amount,
              commissionRate: paidCommission.rate,
            },
          ],
        },
      },
    },
    commissions: { list: { input: firstPage, output: pageOf(paidCommission) } },
    referrals: {
      byCode: { input: { code: affiliate.referralCode }, output: publicAffiliate },
      visit: {
        input: { code: affiliate.referralCode, path: '/restaurant' },
        output: { accepted: true, affiliate: publicAffiliate },
      },
      current: { output: { affiliate: publicAffiliate } },
      clear: { output: success },
    },
    payouts: {
      runs: { input: firstPage, output: pageOf(payoutRun) },
      run: { input: { id: payoutRun.id }, output: { run: payoutRun, lines: [payoutLine] } },
    },
  },
  events: {
    'affiliate.created': {
      summary: 'Somebody joined the affiliate programme',
      timestamp: affiliate.createdAt,
      data: { ...affiliate, verified: false, sales: 0, earned: [], lastLoginAt: null },
    },
    'commission.earned': {
      summary: 'An affiliate earned a commission',
      timestamp: ORDERED,
      data: earnedCommission,
    },
    'commission.changed': {
      summary: 'A commission was adjusted, decided, taken into or out of a payout run, or paid',
      timestamp: '2026-11-20T11:25:00.000Z',
      data: reducedCommission,
    },
    'payout.paid': {
      summary: 'A line of a payout run was paid',
      timestamp: '2026-12-11T16:38:02.000Z',
      data: payoutLine,
    },
  },
  routes: { [apiPaths.commissionsCsv('{affiliateId}')]: { get: commissionsCsvOperation() } },
});
