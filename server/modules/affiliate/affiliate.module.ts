import { namesOf } from '#server/database/subject-names.ts';
import { defineModule } from '#server/module.ts';
import { scheduledJob } from '#server/platform/jobs/jobs.ts';
import { affiliateRouter } from './account/affiliate.router.ts';
import { affiliateAdminRouter, affiliateLists, findAffiliates } from './account/affiliate-admin.router.ts';
import { affiliateExport } from './account/affiliate-admin.service.ts';
import { emailMonthlySummaries } from './account/monthly-summary.service.ts';
import { payoutDetailColumns } from './account/payout-details.service.ts';
import { mountAffiliateFiles } from './affiliate.route.ts';
import { claimRouter } from './claim/claim.router.ts';
import { checkCommissions, checkPayouts } from './commission/affiliate-checks.service.ts';
import { commissionRouter } from './commission/commission.router.ts';
import { commissionListeners } from './commission/commission.service.ts';
import { commissionExport } from './commission/commission-list.service.ts';
import { loginCodeColumns, loginCodeJob } from './login/login-code.service.ts';
import { payoutRouter } from './payout/payout.router.ts';
import { affiliatePersonalData } from './personal-data/affiliate-personal-data.service.ts';
import { referralRouter } from './referral/referral.router.ts';
import { pruneClicks } from './referral/referral.service.ts';

export const affiliateModule = defineModule({
  name: 'affiliate',
  procedures: {
    affiliates: affiliateRouter,
    adminAffiliates: affiliateAdminRouter,
    referrals: referralRouter,
    commissions: commissionRouter,
    claims: claimRouter,
    payouts: payoutRouter,
  },
  routes: [mountAffiliateFiles],
  jobs: [
    loginCodeJob,
    // After the month has ended in every time zone.
    scheduledJob('monthly-summary', '0 14 1 * *', (ctx) => emailMonthlySummaries(ctx), { retryLimit: 5 }),
    scheduledJob('prune-clicks', '*/10 * * * *', pruneClicks),
  ],
  on: commissionListeners,
  exports: { affiliates: affiliateExport, commissions: commissionExport },
  recordChecks: [checkCommissions, checkPayouts],
  lists: affiliateLists,
  search: [findAffiliates],
  personalData: [affiliatePersonalData],
  subjectNames: {
    affiliate: namesOf('affiliate', 'name'),
    claim: namesOf('affiliate', 'name', { table: 'affiliate_claim', key: 'affiliateId' }),
    commission: namesOf('affiliate', 'name', { table: 'commission', key: 'affiliateId' }),
    'payout-line': namesOf('affiliate', 'name', { table: 'payout_line', key: 'affiliateId' }),
    'payout-run': namesOf('payout_run', 'label'),
  },
  encryptedColumns: [...payoutDetailColumns, ...loginCodeColumns],
});
