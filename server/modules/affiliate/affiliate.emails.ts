import type { EmailEnvironment } from '#server/platform/email/email-renderer.ts';
import {
  addressConfirmed,
  affiliateNotice,
  affiliateWelcome,
  claimAnswered,
  claimNotice,
  loginCode,
  monthlySummary,
  payoutCode,
  payoutDetailsChanged,
} from './account/affiliate.email.ts';
import {
  commissionCancelled,
  commissionEarned,
  commissionRejected,
  commissionReleased,
  commissionRestored,
  commissionReview,
} from './commission/commission.email.ts';
import { payoutSent } from './payout/payout.email.ts';

export const affiliateEmails = ({ origin }: EmailEnvironment) => ({
  'payout-sent': payoutSent(origin),
  'login-code': loginCode(),
  'affiliate-welcome': affiliateWelcome(origin),
  'address-confirmed': addressConfirmed(origin),
  'affiliate-notice': affiliateNotice(origin),
  'commission-earned': commissionEarned(origin),
  'commission-review': commissionReview(origin),
  'commission-cancelled': commissionCancelled(origin),
  'commission-restored': commissionRestored(origin),
  'payout-code': payoutCode(),
  'payout-details-changed': payoutDetailsChanged(),
  'claim-notice': claimNotice(origin),
  'claim-answered': claimAnswered(origin),
  'monthly-summary': monthlySummary(origin),
  'commission-released': commissionReleased(origin),
  'commission-rejected': commissionRejected(origin),
});
