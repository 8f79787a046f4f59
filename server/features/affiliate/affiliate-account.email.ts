/** Emails about the account: changed payout details, answered claims, the monthly summary. */
import { button, details, type EmailContent, small, text } from '#server/platform/email/layout.ts';
import { CODE_MINUTES } from '#src/domain/affiliate/affiliate.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';

export const payoutCode =
  () =>
  (payload: { code: string }): EmailContent => ({
    subject: `${payload.code} is your code to change payout details`,
    preview: `Valid for ${CODE_MINUTES} minutes`,
    blocks: [
      text('To change where your commission is paid to, enter this code:'),
      { kind: 'code', code: payload.code },
      text(`It is valid for ${CODE_MINUTES} minutes and works once.`),
      small(
        `You did not ask for it? Then somebody else may be logged in as you: write to ${site.email} at once, and do not pass the code on.`,
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
    subject: 'Your e-mail address is confirmed',
    preview: 'Where we pay your commission to',
    blocks: [
      text(`Hello ${confirmed.name},`),
      text(
        'you have logged in with a mailed code for the first time. The account is yours alone from now on, and we pay your commission to:',
      ),
      details(['PayPal', confirmed.paypal ?? 'not given'], ['Bank', confirmed.bank ?? 'not given']),
      text('Is that not yours? Then change it in your dashboard before the first payout.'),
      button('Open your dashboard', `${origin}${paths.affiliateDashboard(confirmed.affiliateId)}`),
      small(`You did not log in yourself? Write to ${site.email} now.`),
    ],
  });

type Changed = { name: string; paypal: string | null; bank: string | null; holdUntil: string };
export const payoutDetailsChanged =
  () =>
  (changed: Changed): EmailContent => ({
    subject: 'Your payout details were changed',
    preview: `Payouts wait until ${changed.holdUntil}`,
    blocks: [
      text(`Hello ${changed.name},`),
      text('the payout details of your partner account have just been changed. From now on we pay to:'),
      details(
        ['PayPal', changed.paypal ?? 'not given'],
        ['Bank', changed.bank ?? 'not given'],
        ['Payouts wait until', changed.holdUntil],
      ),
      text(
        `Was that you? Then there is nothing to do. If not, write to ${site.email} now: nothing is paid before that date.`,
      ),
    ],
  });

type Notice = { id: number; affiliateId: number; subject: string; reason: string; message: string | null };
export const claimNotice =
  (origin: string) =>
  (claim: Notice): EmailContent => ({
    subject: `Claim ${claim.id}: an affiliate misses a sale`,
    preview: claim.reason,
    blocks: [
      details(['Affiliate', String(claim.affiliateId)], ['About', claim.subject], ['We said', claim.reason]),
      text(claim.message ?? 'No message was added.'),
      button('Open the affiliate', `${origin}${paths.adminAffiliate(claim.affiliateId)}`),
    ],
  });

type Answered = { affiliateId: number; name: string; subject: string; answer: string };
export const claimAnswered =
  (origin: string) =>
  (claim: Answered): EmailContent => ({
    subject: 'We have looked into your sale',
    preview: claim.answer,
    blocks: [
      text(`Hello ${claim.name},`),
      text(`you asked us about a sale (${claim.subject}). Here is our answer:`),
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
    subject: `Your ${month.month} in figures`,
    preview: `${month.clicks} clicks, ${month.orders} orders`,
    blocks: [
      text(`Hello ${month.name},`),
      text(`this is what your link did in ${month.month}:`),
      details(
        ['Clicks', String(month.clicks)],
        ['Orders', String(month.orders)],
        ['Earned', month.earned],
        ...(month.paid ? [['Paid out', month.paid] as const] : []),
      ),
      button('Open your dashboard', `${origin}${paths.affiliateDashboard(month.affiliateId)}`),
      small('You get this mail once a month, and only for months in which something happened.'),
    ],
  });
