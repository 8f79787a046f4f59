/** Emails about the account: changed payout details, answered claims, the monthly summary. */

import {
  button,
  code,
  details,
  type EmailContent,
  heading,
  small,
  text,
} from '#server/platform/email/email-content.ts';
import { paths } from '#src/domain/paths.ts';
import { CODE_MINUTES } from '#src/domain/shared/limits.ts';
import { counted, countText } from '#src/domain/shared/number-text.ts';
import { site } from '#src/domain/site.ts';

export const payoutCode =
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
  });

type Confirmed = { affiliateId: number; name: string; paypal: string | null; bank: string | null };
/**
 * Sent after the first login with an emailed code: a stranger may have signed up with their own
 * payout details (SEC-09).
 */
export const addressConfirmed =
  (origin: string) =>
  (confirmed: Confirmed): EmailContent => ({
    tone: 'neutral',
    subject: 'Your email address is confirmed',
    preview: 'Check where we’ll pay your commission.',
    blocks: [
      text(`Hello ${confirmed.name},`),
      text(
        'You’ve signed in with an emailed code for the first time, so we know that this address is yours. We’ll pay your commission to:',
      ),
      details(['PayPal', confirmed.paypal ?? 'Not given'], ['Bank', confirmed.bank ?? 'Not given']),
      text('If these details aren’t yours, change them in your dashboard before the first payout.'),
      button('Open your dashboard', `${origin}${paths.affiliateDashboard(confirmed.affiliateId)}`),
      small(`If you didn’t sign in, write to ${site.email} now.`),
    ],
  });

type Changed = { name: string; paypal: string | null; bank: string | null; holdUntil: string };
export const payoutDetailsChanged =
  () =>
  (changed: Changed): EmailContent => ({
    tone: 'needs-action',
    subject: 'Your payout details were changed',
    preview: `We won’t pay anything before ${changed.holdUntil}.`,
    blocks: [
      text(`Hello ${changed.name},`),
      text('The payout details of your affiliate account have just been changed. From now on, we’ll pay to:'),
      details(
        ['PayPal', changed.paypal ?? 'Not given'],
        ['Bank', changed.bank ?? 'Not given'],
        ['Payouts paused until', changed.holdUntil],
      ),
      text(
        `If this was you, there’s nothing to do. If it wasn’t, write to ${site.email} now: we won’t pay anything before that date.`,
      ),
    ],
  });

type Notice = { id: number; affiliateId: number; subject: string; reason: string; message: string | null };
/** To the shop. */
export const claimNotice =
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
      ...(claim.message ? [heading('Their message'), text(claim.message)] : [text('They added no message.')]),
      button('Open the affiliate', `${origin}${paths.adminAffiliate(claim.affiliateId)}`),
    ],
  });

type Answered = { affiliateId: number; name: string; subject: string; answer: string };
export const claimAnswered =
  (origin: string) =>
  (claim: Answered): EmailContent => ({
    tone: 'neutral',
    subject: 'We’ve looked into your sale',
    preview: claim.answer,
    blocks: [
      text(`Hello ${claim.name},`),
      text(`You asked us about a sale (${claim.subject}). Here’s our answer:`),
      text(claim.answer),
      button('Open your dashboard', `${origin}${paths.affiliateDashboard(claim.affiliateId)}`),
    ],
  });

type Summary = {
  affiliateId: number;
  name: string;
  month: string;
  clicks: number;
  orders: number;
  earned: string;
  paid: string;
};
export const monthlySummary =
  (origin: string) =>
  (month: Summary): EmailContent => ({
    tone: 'neutral',
    subject: `Your affiliate summary for ${month.month}`,
    preview: `${counted(month.clicks, 'click')}, ${counted(month.orders, 'order')}, ${month.earned} earned`,
    blocks: [
      text(`Hello ${month.name},`),
      text(`Here’s what your link did in ${month.month}:`),
      details(
        ['Clicks', countText(month.clicks)],
        ['Orders', countText(month.orders)],
        ['Earned', month.earned],
        ...(month.paid ? [['Paid out', month.paid] as const] : []),
      ),
      button('Open your dashboard', `${origin}${paths.affiliateDashboard(month.affiliateId)}`),
      small('We send this email once a month, and only after a month with activity.'),
    ],
  });
