import { button, details, type EmailContent, list, small, text } from '#server/platform/email/layout.ts';
import { CODE_MINUTES } from '#src/domain/affiliate/affiliate.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';

/**
 * The subject contains the code, so that the notification shows it. The email
 * contains no user input (SEC-07).
 */
export const loginCode =
  () =>
  (payload: { code: string }): EmailContent => ({
    subject: `${payload.code} is your ${site.brand} login code`,
    preview: `Valid for ${CODE_MINUTES} minutes`,
    blocks: [
      text('Your login code:'),
      { kind: 'code', code: payload.code },
      text(`It is valid for ${CODE_MINUTES} minutes and works once, in the browser where you asked for it.`),
      small(
        'You did not ask for it? Then ignore this mail. Nobody can log in without the code, and we never ask for it by phone or chat.',
      ),
    ],
  });

type Welcome = { referralCode: string; commissionRate: string };
/** Omits the name: the address is not verified, and a stranger may have entered both (L1). */
export const affiliateWelcome =
  (origin: string) =>
  (affiliate: Welcome): EmailContent => ({
    subject: `Welcome to the ${site.brand} affiliate programme`,
    preview: `Your referral code is ${affiliate.referralCode}`,
    blocks: [
      text('Hello,'),
      text('Your account is open. Here is what you need to start:'),
      details(
        ['Referral code', affiliate.referralCode],
        ['Your link', `${origin}${paths.referral(affiliate.referralCode)}`],
        ['Commission', `${affiliate.commissionRate}% of every sale`],
      ),
      list(
        'Share the link with business owners who need a website.',
        'Whoever orders within 90 days of following it counts as your sale.',
        'A commission becomes available 30 days after the sale, once the refund window has passed.',
        'Payouts go out every month, with no minimum.',
      ),
      button('Log in to your dashboard', `${origin}${paths.affiliateLogin}`),
      small(
        'You log in with this e-mail address and a six-digit code that we mail you; there is no password to forget.',
      ),
    ],
  });

type Joined = { id: number; name: string; referralCode: string };
/** To the shop. Payout details do not belong in a mailbox. */
export const affiliateNotice =
  (origin: string) =>
  (affiliate: Joined): EmailContent => ({
    subject: 'A new affiliate has joined',
    preview: `Referral code ${affiliate.referralCode}`,
    blocks: [
      text(
        'Somebody has signed up for the affiliate programme. Replying to this mail answers them directly.',
      ),
      details(['Name', affiliate.name], ['Referral code', affiliate.referralCode]),
      button('Open the affiliate', `${origin}${paths.adminAffiliate(affiliate.id)}`),
      small(
        'The address counts as theirs once they have logged in with a mailed code; nothing is paid out before.',
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
    subject: `You earned ${commission.amount}`,
    preview: `Available on ${commission.availableOn}`,
    blocks: [
      text(`Hello ${commission.name},`),
      text('somebody ordered through your link. Your commission has been recorded:'),
      details(
        ['Commission', commission.amount],
        ['Order', String(commission.orderId)],
        ['Available on', commission.availableOn],
      ),
      button('Open your dashboard', `${origin}${paths.affiliateDashboard(commission.affiliateId)}`),
    ],
  });

export const commissionReview =
  (origin: string) =>
  (commission: Commission): EmailContent => ({
    subject: `A sale of yours is under review`,
    preview: 'A person looks at it before it is paid',
    blocks: [
      text(`Hello ${commission.name},`),
      text(
        'somebody ordered through your link. Before this commission can be paid, a person here looks at it. You do not have to do anything.',
      ),
      details(
        ['Commission', commission.amount],
        ['Order', String(commission.orderId)],
        ['Why', commission.reason ?? 'A routine check'],
      ),
      button('Open your dashboard', `${origin}${paths.affiliateDashboard(commission.affiliateId)}`),
      small(`If you think the reason does not fit, answer to ${site.email}.`),
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
    subject: `A commission was reduced by ${commission.amount}`,
    preview: commission.reason ?? SALE_REFUNDED,
    blocks: [
      text(`Hello ${commission.name},`),
      text(
        commission.afterPayout
          ? 'a sale you have already been paid for was given back. The amount is taken off your next payout.'
          : 'a sale of yours was given back, so its commission goes with it.',
      ),
      details(
        ['Amount', commission.amount],
        ['Order', String(commission.orderId)],
        ['Reason', commission.reason ?? SALE_REFUNDED],
      ),
      button('Open your dashboard', `${origin}${paths.affiliateDashboard(commission.affiliateId)}`),
    ],
  });
