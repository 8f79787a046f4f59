/** Emails about the account: sign-up and sign-in, payout details, claims, the monthly summary. */
import {
  button,
  code,
  details,
  type EmailBlock,
  type EmailContent,
  heading,
  small,
  steps,
  text,
} from '#server/platform/email/email-content.ts';
import { COMMISSION_HOLD_DAYS, REFERRAL_COOKIE_DAYS } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { CODE_MINUTES } from '#src/domain/shared/limits.ts';
import { counted, countText } from '#src/domain/shared/number-text.ts';
import { site } from '#src/domain/site.ts';

export type ToAffiliate = { affiliateId: number; name: string };

/** To an affiliate, by name, with the way to their dashboard. */
export const toAffiliate =
  <Payload extends ToAffiliate>(
    /** `end`: after the button. */
    contentOf: (payload: Payload) => EmailContent & { end?: EmailBlock[] },
  ) =>
  (origin: string) =>
  (payload: Payload): EmailContent => {
    const { blocks, end = [], ...email } = contentOf(payload);
    const dashboard = `${origin}${paths.affiliateDashboard(payload.affiliateId)}`;
    const greeting = text(`Hello ${payload.name},`);
    return { ...email, blocks: [greeting, ...blocks, button('Open your dashboard', dashboard), ...end] };
  };

type Welcome = { referralCode: string; commissionRate: string };
type Joined = { id: number; name: string; referralCode: string };
type Confirmed = ToAffiliate & { paypal: string | null; bank: string | null };
type Changed = { name: string; paypal: string | null; bank: string | null; holdUntil: string };
type Notice = { id: number; affiliateId: number; subject: string; reason: string; message: string | null };
type Answered = ToAffiliate & { subject: string; answer: string };
type Summary = ToAffiliate & { month: string; clicks: number; orders: number; earned: string; paid: string };

export const accountEmails = {
  /**
   * The subject contains the code, so that the notification shows it. The email
   * contains no user input (SEC-07).
   */
  'login-code':
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
    }),
  /** Omits the name: the address is not verified, and a stranger may have entered both (L1). */
  'affiliate-welcome':
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
            `Any order placed within ${REFERRAL_COOKIE_DAYS} days of clicking it counts as your sale, unless the customer has said no to being remembered. If a customer has followed several affiliates’ links, the last one counts.`,
            `Your commission becomes payable ${COMMISSION_HOLD_DAYS} days after the sale, once the refund window has closed.`,
            'We pay out every month, with no minimum, once you’ve signed in and told us where to pay.',
          ),
          button('Sign in to your dashboard', `${origin}${paths.affiliateLogin}`),
          small(
            'You sign in with this email address and a six-digit code that we’ll email you. There’s no password to remember.',
          ),
        ],
      };
    },
  /** To the shop. Payout details do not belong in a mailbox. */
  'affiliate-notice':
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
    }),
  'payout-code':
    () =>
    (payload: { code: string }): EmailContent => ({
      tone: 'neutral',
      subject: `${payload.code} is your code to change payout details`,
      preview: `It’s valid for ${CODE_MINUTES} minutes and works once.`,
      blocks: [
        text('To change where we pay your commission, enter this code:'),
        code(payload.code),
        text(`It’s valid for ${CODE_MINUTES} minutes and works once.`),
        small(
          `If you didn’t ask for it, someone else may be signed in as you. Write to ${site.email} at once, and don’t share the code.`,
        ),
      ],
    }),
  /**
   * Sent after the first login with an emailed code: a stranger may have signed up with their own
   * payout details (SEC-09).
   */
  'address-confirmed': toAffiliate((confirmed: Confirmed) => ({
    tone: 'neutral',
    subject: 'Your email address is confirmed',
    preview: 'Check where we’ll pay your commission.',
    blocks: [
      text(
        'You’ve signed in with an emailed code for the first time, so we know that this address is yours. We’ll pay your commission to:',
      ),
      details(['PayPal', confirmed.paypal ?? 'Not given'], ['Bank', confirmed.bank ?? 'Not given']),
      text('If these details aren’t yours, change them in your dashboard before the first payout.'),
    ],
    end: [small(`If you didn’t sign in, write to ${site.email} now.`)],
  })),
  'payout-details-changed':
    () =>
    (changed: Changed): EmailContent => ({
      tone: 'needs-action',
      subject: 'Your payout details were changed',
      preview: `We won’t pay anything before ${changed.holdUntil}.`,
      blocks: [
        text(`Hello ${changed.name},`),
        text(
          'The payout details of your affiliate account have just been changed. From now on, we’ll pay to:',
        ),
        details(
          ['PayPal', changed.paypal ?? 'Not given'],
          ['Bank', changed.bank ?? 'Not given'],
          ['Payouts paused until', changed.holdUntil],
        ),
        text(
          `If this was you, there’s nothing to do. If it wasn’t, write to ${site.email} now: we won’t pay anything before that date.`,
        ),
      ],
    }),
  /** To the shop. */
  'claim-notice':
    (origin: string) =>
    (claim: Notice): EmailContent => ({
      tone: 'needs-action',
      subject: `An affiliate asks about a missing sale (${claim.id})`,
      preview: claim.reason,
      blocks: [
        text('An affiliate asks about a missing sale.'),
        details(
          ['Affiliate', String(claim.affiliateId)],
          ['Sale', claim.subject],
          ['Our answer', claim.reason],
        ),
        ...(claim.message
          ? [heading('Their message'), text(claim.message)]
          : [text('They added no message.')]),
        button('Open the affiliate', `${origin}${paths.adminAffiliate(claim.affiliateId)}`),
      ],
    }),
  'claim-answered': toAffiliate((claim: Answered) => ({
    tone: 'neutral',
    subject: 'We’ve looked into your sale',
    preview: claim.answer,
    blocks: [text(`You asked us about a sale (${claim.subject}). Here’s our answer:`), text(claim.answer)],
  })),
  'monthly-summary': toAffiliate((month: Summary) => ({
    tone: 'neutral',
    subject: `Your affiliate summary for ${month.month}`,
    preview: `${counted(month.clicks, 'click')}, ${counted(month.orders, 'order')}, ${month.earned} earned`,
    blocks: [
      text(`Here’s what your link did in ${month.month}:`),
      details(
        ['Clicks', countText(month.clicks)],
        ['Orders', countText(month.orders)],
        ['Earned', month.earned],
        ...(month.paid ? [['Paid out', month.paid] as const] : []),
      ),
    ],
    end: [small('We send this email once a month, and only after a month with activity.')],
  })),
};
