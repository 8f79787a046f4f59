import { publicAction, publicProcedure, router } from '#server/trpc/trpc.ts';
import {
  currentReferralView,
  referralCodeInput,
  referralView,
  referralVisitInput,
  referralVisitView,
} from '#src/domain/affiliate/referral/referral.schema.ts';
import { currentReferral } from './attribution.service.ts';
import { clearReferral, recordVisit, requireByCode } from './referral.service.ts';

export const referralRouter = router({
  byCode: publicProcedure
    .meta({
      limit: 'code-lookup',
      scope: 'affiliates:read',
      rest: {
        method: 'GET',
        path: '/affiliates/code/{code}',
        summary: 'Find an active affiliate by referral code',
      },
    })
    .input(referralCodeInput)
    .output(referralView)
    .query(({ ctx, input }) => requireByCode(ctx, input.code)),
  visit: publicProcedure
    .meta({
      limit: 'visit',
      rest: { method: 'POST', path: '/referrals/visits', summary: 'Record a visit through a referral link' },
    })
    .input(referralVisitInput)
    .output(referralVisitView)
    .mutation(({ ctx, input }) => recordVisit(ctx, input)),
  current: publicProcedure
    .meta({
      limit: 'code-lookup',
      rest: {
        method: 'GET',
        path: '/referrals/current',
        summary: 'Find the affiliate whose link this browser followed',
      },
    })
    .output(currentReferralView)
    .query(({ ctx }) => currentReferral(ctx)),
  clear: publicAction
    .meta({
      rest: {
        method: 'DELETE',
        path: '/referrals/current',
        noBody: true,
        summary: 'Forget the referral of this browser',
      },
    })
    .mutation(({ ctx }) => clearReferral(ctx)),
});
