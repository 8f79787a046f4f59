import { z } from 'zod';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import { affiliateProcedure, countedBy, publicProcedure } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import {
  affiliateSignupInput,
  dashboardView,
  otpRequestInput,
  otpVerifyInput,
  signupView,
  verifyView,
} from '#src/domain/affiliate/account/affiliate.schema.ts';
import { done } from '#src/domain/shared/text.schema.ts';
import { dashboard } from '../commission/affiliate-dashboard.service.ts';
import { verifyLoginCode } from '../login/code-login.service.ts';
import { findAffiliateDevice, requestLoginCode } from '../login/login-code.service.ts';
import { openProvisionalSession, signUp } from './affiliate.service.ts';
import { affiliateProcedures } from './affiliate-account.router.ts';

const knownDevice = (schema: z.ZodType<{ email: string }>) =>
  countedBy('known-device', schema, (ctx, { email }) => findAffiliateDevice(ctx, email));

export const affiliateRouter = router({
  ...affiliateProcedures,
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
  requestCode: publicProcedure
    .meta({
      limit: 'code-request',
      ownLimit: knownDevice(otpRequestInput),
      rest: { method: 'POST', path: '/affiliates/generate-otp', summary: 'Email a sign-in code' },
    })
    .input(otpRequestInput)
    .output(done)
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
  logout: publicProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/affiliates/logout',
        noBody: true,
        summary: 'Sign out (affiliate)',
      },
    })
    .output(done)
    .mutation(async ({ ctx }) => {
      if (ctx.affiliate) await writeAudit(ctx, 'affiliate.logout', ['affiliate', ctx.affiliate.id]);
      ctx.setCookie(
        await ctx.deps.sessions.end(
          'affiliate',
          ctx.request.cookie(ctx.deps.sessions.cookieName('affiliate')),
        ),
      );
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
