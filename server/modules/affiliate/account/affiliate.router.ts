import { z } from 'zod';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import {
  affiliateProcedure,
  countedBy,
  ownAffiliateProcedure,
  provenAffiliateProcedure,
  publicAction,
  publicProcedure,
  router,
} from '#server/trpc/trpc.ts';
import {
  affiliateSignupInput,
  payoutDetailsInput,
  profileInput,
  profileView,
  signupView,
} from '#src/domain/affiliate/account/affiliate.schema.ts';
import {
  claimView,
  findSaleInput,
  openClaimInput,
  receiptInput,
  receiptView,
  saleLookupView,
} from '#src/domain/affiliate/claim/claim.schema.ts';
import {
  commissionsInput,
  commissionsView,
  dashboardView,
  nextPayoutView,
  performanceInput,
  performanceView,
  visitCountView,
} from '#src/domain/affiliate/commission/commission.schema.ts';
import { otpRequestInput, otpVerifyInput, verifyView } from '#src/domain/affiliate/login/login.schema.ts';
import {
  linkTestInput,
  linkTestResult,
  linkTestView,
} from '#src/domain/affiliate/referral/referral.schema.ts';
import { done } from '#src/domain/shared/text.schema.ts';
import { openClaim, ownClaims } from '../claim/claim.router.ts';
import { attributionReceipt, findSale } from '../claim/find-sale.service.ts';
import {
  dashboard,
  listOwnCommissions,
  performance,
  visitCount,
} from '../commission/commission-view.service.ts';
import { findAffiliateDevice, requestLoginCode, verifyLoginCode } from '../login/login-code.service.ts';
import { nextPayoutOf } from '../payout/payout.service.ts';
import { finishLinkTest, startLinkTest } from '../referral/referral.service.ts';
import {
  openProvisionalSession,
  profile,
  requestPayoutCode,
  signUp,
  updatePayoutDetails,
  updateProfile,
} from './affiliate.service.ts';

const profileChange = provenAffiliateProcedure.output(profileView);
const ofAffiliate = affiliateProcedure.input(commissionsInput.pick({ affiliateId: true }));

const knownDevice = (schema: z.ZodType<{ email: string }>) =>
  countedBy('known-device', schema, (ctx, { email }) => findAffiliateDevice(ctx, email));

export const affiliateRouter = router({
  commissions: affiliateProcedure
    .input(commissionsInput)
    .output(commissionsView)
    .query(({ ctx, input }) => listOwnCommissions(ctx, input)),
  performance: affiliateProcedure
    .input(performanceInput)
    .output(performanceView)
    .query(({ ctx, input }) => performance(ctx, input)),
  nextPayout: ofAffiliate
    .output(nextPayoutView)
    .query(({ ctx, input }) => nextPayoutOf(ctx, input.affiliateId)),
  visitCount: ofAffiliate
    .output(visitCountView)
    .query(({ ctx, input }) => visitCount(ctx, input.affiliateId)),
  receipt: affiliateProcedure
    .input(receiptInput)
    .output(receiptView)
    .query(({ ctx, input }) => attributionReceipt(ctx, input)),
  profile: ownAffiliateProcedure
    .output(profileView)
    .query(({ ctx }) => profile(ctx, ctx.affiliate.id, ctx.affiliate.provisional)),
  updateProfile: profileChange
    .input(profileInput)
    .mutation(({ ctx, input }) => updateProfile(ctx, ctx.affiliate.id, input)),
  requestPayoutCode: provenAffiliateProcedure
    .meta({ limit: 'code-request' })
    .output(done)
    .mutation(({ ctx }) => requestPayoutCode(ctx, ctx.affiliate.id)),
  updatePayoutDetails: profileChange
    .meta({ limit: 'code-verify' })
    .input(payoutDetailsInput)
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
  signUp: publicProcedure
    .meta({
      limit: 'signup',
      scope: 'affiliates:write',
      rest: {
        method: 'POST',
        path: '/affiliates',
        status: 201,
        idempotent: true,
        summary: 'Join the affiliate programme',
      },
    })
    .input(affiliateSignupInput)
    .output(signupView)
    .mutation(async ({ ctx, input }) => {
      let isNew = false;
      const affiliate = await withIdempotency(ctx, 'affiliates', input, (inner) => {
        isNew = true;
        return signUp(inner, input);
      });
      // Not for a repeated request: by then the owner of the address may have
      // verified the account (SEC-09).
      if (isNew && !ctx.token) await openProvisionalSession(ctx, affiliate.id);
      return affiliate;
    }),
  requestCode: publicAction
    .meta({
      limit: 'code-request',
      ownLimit: knownDevice(otpRequestInput),
      rest: { method: 'POST', path: '/affiliates/generate-otp', summary: 'Email a sign-in code' },
    })
    .input(otpRequestInput)
    .mutation(({ ctx, input }) => requestLoginCode(ctx, input.email)),
  verifyCode: publicProcedure
    .meta({
      limit: 'code-verify',
      ownLimit: knownDevice(otpVerifyInput),
      rest: { method: 'POST', path: '/affiliates/verify-otp', summary: 'Sign in with an emailed code' },
    })
    .input(otpVerifyInput)
    .output(verifyView)
    .mutation(({ ctx, input }) => verifyLoginCode(ctx, input.email, input.code)),
  logout: publicAction
    .meta({
      rest: { method: 'POST', path: '/affiliates/logout', noBody: true, summary: 'Sign out (affiliate)' },
    })
    .mutation(async ({ ctx }) => {
      const { sessions } = ctx.deps;
      if (ctx.affiliate) await writeAudit(ctx, 'affiliate.logout', ['affiliate', ctx.affiliate.id]);
      ctx.setCookie(await sessions.end('affiliate', ctx.request.cookie(sessions.cookieName('affiliate'))));
      ctx.setHeader('Clear-Site-Data', '"cache"');
    }),
  dashboard: affiliateProcedure
    .meta({
      scope: 'affiliates:read',
      rest: {
        method: 'GET',
        path: '/affiliates/{affiliateId}/dashboard',
        summary: "Get an affiliate's dashboard",
      },
    })
    .input(z.object({ affiliateId: z.union([z.string(), z.number()]) }))
    .output(dashboardView)
    .query(({ ctx, input }) => dashboard(ctx, input.affiliateId)),
});
