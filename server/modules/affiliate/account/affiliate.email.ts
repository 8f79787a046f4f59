import {
  button,
  code,
  details,
  type EmailContent,
  heading,
  small,
  steps,
  text,
} from '#server/platform/email/email-content.ts';
import { reviewReasonForAffiliate } from '#src/domain/affiliate/commission/commission.rules.ts';
import { COMMISSION_HOLD_DAYS, REFERRAL_COOKIE_DAYS } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { CODE_MINUTES } from '#src/domain/shared/limits.ts';
import { site } from '#src/domain/site.ts';

/**
 * The subject contains the code, so that the notification shows it. The email
 * contains no user input (SEC-07).
 */
export const loginCode =
  () =>
  (payload: { code: string }): EmailContent => ({
    tone: 'neutral',
    subject: `${payload.code} is your ${site.brand} sign-in code`,
    preview: `It’s valid for ${CODE_MINUTES} minutes and works once.`,
    blocks: [
      text('Your sign-in code:'),
      code(payload.code),
      text(`It’s valid for ${CODE_MINUTES} minutes and works once, in the browser where you asked for it.`),
      small(
        'If you didn’t ask for it, ignore this email: nobody can sign in without it. We’ll never ask for the code by phone or chat.',
      ),
    ],
  });

type Welcome = { referralCode: string; commissionRate: string };
/** Omits the name: the address is not verified, and a stranger may have entered both (L1). */
export const affiliateWelcome =
  (origin: string) =>
  (affiliate: Welcome): EmailContent => {
    const link = `${origin}${paths.referral(affiliate.referralCode)}`;
    return {
      tone: 'good-news',
      subject: `Welcome to the ${site.brand} affiliate programme`,
      preview: `Your referral code is ${affiliate.referralCode}.`,
      blocks: [
        text('Hello,'),
        text('Your account is open. Here’s what you need to start:'),
        details(
          ['Referral code', affiliate.referralCode],
          ['Your link', link, link],
          ['Commission', `${affiliate.commissionRate}% of every sale`],
        ),
        heading('How it works'),
        steps(
          'Share your link with business owners who need a website.',
          `Any order placed within ${REFERRAL_COOKIE_DAYS} days of clicking it counts as your sale. If a customer has followed several affiliates’ links, the last one counts.`,
          `Your commission becomes payable ${COMMISSION_HOLD_DAYS} days after the sale, once the refund window has closed.`,
          'We pay out every month, with no minimum, once you’ve signed in and told us where to pay.',
        ),
        button('Sign in to your dashboard', `${origin}${paths.affiliateLogin}`),
        small(
          'You sign in with this email address and a six-digit code that we’ll email you. There’s no password to remember.',
        ),
      ],
    };
  };

type Joined = { id: number; name: string; referralCode: string };
/** To the shop. Payout details do not belong in a mailbox. */
export const affiliateNotice =
  (origin: string) =>
  (affiliate: Joined): EmailContent => ({
    tone: 'good-news',
    subject: 'A new affiliate has joined',
    preview: `${affiliate.name}, referral code ${affiliate.referralCode}`,
    blocks: [
      text(
        'Someone has signed up for the affiliate programme. Reply to this email to write to them directly.',
      ),
      details(['Name', affiliate.name], ['Referral code', affiliate.referralCode]),
      button('Open the affiliate', `${origin}${paths.adminAffiliate(affiliate.id)}`),
      small(
        'Their address is confirmed once they’ve signed in with an emailed code. We won’t pay anything out before that.',
      ),
    ],
  });

type Commission = {
  affiliateId: number;
  name: string;
  amount: string;
  orderId: number;
  availableOn: string;
  reason: string | null;
};
export const commissionEarned =
  (origin: string) =>
  (commission: Commission): EmailContent => ({
    tone: 'good-news',
    subject: `You earned ${commission.amount}`,
    preview: `Your commission will be payable on ${commission.availableOn}.`,
    blocks: [
      text(`Hello ${commission.name},`),
      text('Someone ordered through your link. We’ve recorded your commission:'),
      details(
        ['Commission', commission.amount],
        ['Order', String(commission.orderId)],
        ['Payable on', commission.availableOn],
      ),
      button('Open your dashboard', `${origin}${paths.affiliateDashboard(commission.affiliateId)}`),
    ],
  });

export const commissionReview =
  (origin: string) =>
  (commission: Commission): EmailContent => ({
    tone: 'neutral',
    subject: 'One of your sales is under review',
    preview: 'We’ll check it before we pay your commission.',
    blocks: [
      text(`Hello ${commission.name},`),
      text(
        'Someone ordered through your link. We’ll check this sale before we pay your commission. You don’t need to do anything.',
      ),
      details(
        ['Commission', commission.amount],
        ['Order', String(commission.orderId)],
        ['Reason', commission.reason ? reviewReasonForAffiliate(commission.reason) : 'A routine check.'],
      ),
      button('Open your dashboard', `${origin}${paths.affiliateDashboard(commission.affiliateId)}`),
      small(`If you think the reason is wrong, write to ${site.email}.`),
    ],
  });

const SALE_REFUNDED = 'The sale was refunded.';

type Cancelled = {
  affiliateId: number;
  name: string;
  amount: string;
  orderId: number;
  reason: string | null;
  afterPayout: boolean;
};
export const commissionCancelled =
  (origin: string) =>
  (commission: Cancelled): EmailContent => ({
    tone: 'neutral',
    subject: `Commission reduced by ${commission.amount}`,
    preview: commission.reason ?? SALE_REFUNDED,
    blocks: [
      text(`Hello ${commission.name},`),
      text(
        commission.afterPayout
          ? 'One of your sales was cancelled or refunded after we’d paid you for it. We’ll take the amount off your next payout.'
          : 'One of your sales was cancelled or refunded, so we’ve taken its commission off your balance.',
      ),
      details(
        ['Order', String(commission.orderId)],
        ['Amount', commission.amount],
        ['Reason', commission.reason ?? SALE_REFUNDED],
      ),
      button('Open your dashboard', `${origin}${paths.affiliateDashboard(commission.affiliateId)}`),
    ],
  });
