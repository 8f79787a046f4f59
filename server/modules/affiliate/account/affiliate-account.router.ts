/**
 * Procedures of the affiliate's own dashboard: stats, receipts, claims, account.
 * Merged into `affiliates.*`.
 */

import { z } from 'zod';
import {
  affiliateProcedure,
  ownAffiliateProcedure,
  provenAffiliateProcedure,
} from '#server/trpc/procedures.ts';
import {
  claimView,
  commissionsInput,
  commissionsView,
  findSaleInput,
  linkTestInput,
  linkTestResult,
  linkTestView,
  nextPayoutView,
  openClaimInput,
  payoutDetailsInput,
  performanceInput,
  performanceView,
  profileInput,
  profileView,
  receiptInput,
  receiptView,
  saleLookupView,
  visitCountView,
} from '#src/domain/affiliate/account/affiliate-account.schema.ts';
import { done } from '#src/domain/shared/text.schema.ts';
import { openClaim, ownClaims } from '../claim/claim.service.ts';
import { findSale } from '../claim/find-sale.service.ts';
import { performance, visitCount } from '../commission/affiliate-stats.service.ts';
import { commissionsCsv } from '../commission/commission-csv.service.ts';
import { listOwnCommissions } from '../commission/commission-view.service.ts';
import { finishLinkTest, startLinkTest } from '../link-test/link-test.service.ts';
import { nextPayoutOf } from '../payout/payout-balances.service.ts';
import { requestPayoutCode, updatePayoutDetails } from '../payout/payout-details-change.service.ts';
import { attributionReceipt } from '../referral/attribution-receipt.service.ts';
import { profile, updateProfile } from './profile.service.ts';

const whose = commissionsInput.pick({ affiliateId: true });

export const affiliateProcedures = {
  commissions: affiliateProcedure
    .input(commissionsInput)
    .output(commissionsView)
    .query(({ ctx, input }) => listOwnCommissions(ctx, input)),
  commissionsCsv: affiliateProcedure
    .meta({ scope: 'commissions:read' })
    .input(whose)
    .output(z.object({ fileName: z.string(), csv: z.string() }))
    .query(({ ctx, input }) => commissionsCsv(ctx, input.affiliateId)),
  performance: affiliateProcedure
    .input(performanceInput)
    .output(performanceView)
    .query(({ ctx, input }) => performance(ctx, input)),
  nextPayout: affiliateProcedure
    .input(whose)
    .output(nextPayoutView)
    .query(({ ctx, input }) => nextPayoutOf(ctx, input.affiliateId)),
  visitCount: affiliateProcedure
    .input(whose)
    .output(visitCountView)
    .query(({ ctx, input }) => visitCount(ctx, input.affiliateId)),
  receipt: affiliateProcedure
    .input(receiptInput)
    .output(receiptView)
    .query(({ ctx, input }) => attributionReceipt(ctx, input)),
  profile: ownAffiliateProcedure
    .output(profileView)
    .query(({ ctx }) => profile(ctx, ctx.affiliate.id, ctx.affiliate.provisional)),
  updateProfile: provenAffiliateProcedure
    .input(profileInput)
    .output(profileView)
    .mutation(({ ctx, input }) => updateProfile(ctx, ctx.affiliate.id, input)),
  requestPayoutCode: provenAffiliateProcedure
    .meta({ limit: 'code-request' })
    .output(done)
    .mutation(({ ctx }) => requestPayoutCode(ctx, ctx.affiliate.id)),
  updatePayoutDetails: provenAffiliateProcedure
    .meta({ limit: 'code-verify' })
    .input(payoutDetailsInput)
    .output(profileView)
    .mutation(({ ctx, input }) => updatePayoutDetails(ctx, ctx.affiliate.id, input)),
  findSale: provenAffiliateProcedure
    .meta({ limit: 'claim' })
    .input(findSaleInput)
    .output(saleLookupView)
    .mutation(({ ctx, input }) => findSale(ctx, ctx.affiliate.id, input.query)),
  openClaim: provenAffiliateProcedure
    .meta({ limit: 'claim' })
    .input(openClaimInput)
    .output(claimView)
    .mutation(({ ctx, input }) => openClaim(ctx, ctx.affiliate.id, input)),
  claims: provenAffiliateProcedure
    .output(z.array(claimView))
    .query(({ ctx }) => ownClaims(ctx, ctx.affiliate.id)),
  startLinkTest: provenAffiliateProcedure
    .output(linkTestView)
    .mutation(({ ctx }) => startLinkTest(ctx, ctx.affiliate.id)),
  finishLinkTest: provenAffiliateProcedure
    .input(linkTestInput)
    .output(linkTestResult)
    .mutation(({ ctx, input }) => finishLinkTest(ctx, ctx.affiliate.id, input.token)),
};
