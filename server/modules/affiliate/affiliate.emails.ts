import {
  button,
  code,
  type DetailsRow,
  details,
  type EmailBlock,
  type EmailContent,
  heading,
  small,
  steps,
  text,
} from '#server/platform/email/email-content.ts';
import { bindTemplates, type EmailSource } from '#server/platform/email/email-renderer.ts';
import { reviewReasonForAffiliate } from '#src/domain/affiliate/claim/claim.rules.ts';
import { PAYOUT_METHOD_LABELS } from '#src/domain/affiliate/payout/payout.rules.ts';
import type { PayoutMethod } from '#src/domain/affiliate/payout/payout.schema.ts';
import { COMMISSION_HOLD_DAYS, REFERRAL_COOKIE_DAYS } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { longDay } from '#src/domain/shared/dates.ts';
import { CODE_MINUTES } from '#src/domain/shared/limits.ts';
import { counted, countText } from '#src/domain/shared/number-text.ts';
import { site } from '#src/domain/site.ts';

type ToAffiliate = { affiliateId: number; name: string };

/** To an affiliate, by name, with the way to their dashboard; `end` comes after that button. */
const toAffiliate =
  <Payload extends ToAffiliate>(contentOf: (payload: Payload) => EmailContent & { end?: EmailBlock[] }) =>
  (payload: Payload, { origin }: EmailSource): EmailContent => {
    const { blocks, end = [], ...email } = contentOf(payload);
    const dashboard = `${origin}${paths.affiliateDashboard(payload.affiliateId)}`;
    const greeting = text(`Hello ${payload.name},`);
    return { ...email, blocks: [greeting, ...blocks, button('Open your dashboard', dashboard), ...end] };
  };

type PayTo = { paypal: string | null; bank: string | null };
type Notice = { id: number; affiliateId: number; subject: string; reason: string; message: string | null };
type Summary = ToAffiliate & { month: string; clicks: number; orders: number; earned: string; paid: string };
type Commission = ToAffiliate & { amount: string; orderId: number };
type Earned = Commission & { availableOn: string; reason: string | null };
type Moved = Commission & { reason: string | null; afterPayout: boolean };
type Decision = Commission & { availableOn: string; reason: string };
type Sent = ToAffiliate & { amount: string; method: PayoutMethod; paidOn: string; reference: string };

const SALE_REFUNDED = 'The sale was refunded.';

const saleDetails = ({ amount, orderId }: Commission, ...more: DetailsRow[]) =>
  details(['Commission', amount], ['Order', String(orderId)], ...more);
const reductionDetails = ({ amount, orderId }: Commission, reason: string) =>
  details(['Order', String(orderId)], ['Amount', amount], ['Reason', reason]);

type Code = { code: string };
const CODE_VALIDITY = `It’s valid for ${CODE_MINUTES} minutes and works once`;

/**
 * The subject contains the code, so that the notification shows it. The email contains no user
 * input (SEC-07).
 */
const codeEmail = (
  payload: Code,
  texts: Record<'purpose' | 'lead' | 'validity' | 'warning', string>,
): EmailContent => ({
  tone: 'neutral',
  subject: `${payload.code} is ${texts.purpose}`,
  preview: `${CODE_VALIDITY}.`,
  blocks: [text(texts.lead), code(payload.code), text(texts.validity), small(texts.warning)],
});

export const affiliateEmails = bindTemplates({
  'login-code': (payload: Code) =>
    codeEmail(payload, {
      purpose: `your ${site.brand} sign-in code`,
      lead: 'Your sign-in code:',
      validity: `${CODE_VALIDITY}, in the browser where you asked for it.`,
      warning:
        'If you didn’t ask for it, ignore this email: nobody can sign in without it. We’ll never ask for the code by phone or chat.',
    }),
  /** Omits the name: the address is not verified, and a stranger may have entered both (L1). */
  'affiliate-welcome': (affiliate: { referralCode: string; commissionRate: string }, { origin }) => {
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
  'affiliate-notice': (affiliate: { id: number; name: string; referralCode: string }, { origin }) => ({
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
  'payout-code': (payload: Code) =>
    codeEmail(payload, {
      purpose: 'your code to change payout details',
      lead: 'To change where we pay your commission, enter this code:',
      validity: `${CODE_VALIDITY}.`,
      warning: `If you didn’t ask for it, someone else may be signed in as you. Write to ${site.email} at once, and don’t share the code.`,
    }),
  /** SEC-09: a stranger may have signed up with their own payout details. */
  'address-confirmed': toAffiliate((confirmed: ToAffiliate & PayTo) => ({
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
  'payout-details-changed': (changed: PayTo & { name: string; holdUntil: string }) => ({
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
  }),
  /** To the shop. */
  'claim-notice': (claim: Notice, { origin }) => ({
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
      heading('Their message'),
      text(claim.message ?? 'They added no message.'),
      button('Open the affiliate', `${origin}${paths.adminAffiliate(claim.affiliateId)}`),
    ],
  }),
  'claim-answered': toAffiliate((claim: ToAffiliate & { subject: string; answer: string }) => ({
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
  'commission-earned': toAffiliate((commission: Earned) => ({
    tone: 'good-news',
    subject: `You earned ${commission.amount}`,
    preview: `Your commission is in the payout of ${commission.availableOn}.`,
    blocks: [
      text('Someone ordered through your link. We’ve recorded your commission:'),
      saleDetails(commission, ['In the payout of', commission.availableOn]),
    ],
  })),
  'commission-review': toAffiliate((commission: Earned) => ({
    tone: 'neutral',
    subject: 'One of your sales is under review',
    preview: 'We’ll check it before we pay your commission.',
    blocks: [
      text(
        'Someone ordered through your link. We’ll check this sale before we pay your commission. You don’t need to do anything.',
      ),
      saleDetails(commission, ['Reason', reviewReasonForAffiliate(commission.reason ?? 'A routine check.')]),
    ],
    end: [small(`If you think the reason is wrong, write to ${site.email}.`)],
  })),
  'commission-cancelled': toAffiliate((commission: Moved) => ({
    tone: 'neutral',
    subject: `Commission reduced by ${commission.amount}`,
    preview: commission.reason ?? SALE_REFUNDED,
    blocks: [
      text(
        commission.afterPayout
          ? 'One of your sales was cancelled or refunded after we’d paid you for it. We’ll take the amount off your next payout.'
          : 'One of your sales was cancelled or refunded, so we’ve taken its commission off your balance.',
      ),
      reductionDetails(commission, commission.reason ?? SALE_REFUNDED),
    ],
  })),
  'commission-released': toAffiliate((commission: Decision) => ({
    tone: 'good-news',
    subject: `Your sale was approved: ${commission.amount}`,
    preview: `Your commission is in the payout of ${commission.availableOn}.`,
    blocks: [
      text(
        'We’ve checked the sale that was under review, and everything is in order. Thank you for your patience.',
      ),
      saleDetails(commission, ['In the payout of', commission.availableOn]),
    ],
  })),
  /** After a status was set back, a refund failed, or a dispute was won. */
  'commission-restored': toAffiliate((commission: Moved) => ({
    tone: 'good-news',
    subject: `Commission reinstated: ${commission.amount}`,
    preview: `You earn commission on order ${commission.orderId} again.`,
    blocks: [
      text(
        `One of your sales is no longer cancelled or refunded, so you earn commission on it again.${commission.afterPayout ? ' We’ll add the amount to your next payout.' : ''}`,
      ),
      saleDetails(commission),
      ...(commission.reason
        ? [text(`We’ll review it before we pay it: ${reviewReasonForAffiliate(commission.reason)}`)]
        : []),
    ],
  })),
  /** Contains the admin's reason unchanged. */
  'commission-rejected': toAffiliate((commission: Decision) => ({
    tone: 'neutral',
    subject: `No commission on order ${commission.orderId}`,
    preview: commission.reason,
    blocks: [
      text('We’ve reviewed one of your sales and rejected its commission.'),
      reductionDetails(commission, commission.reason),
    ],
    end: [small(`If you disagree, write to ${site.email} and include the order number.`)],
  })),
  'payout-sent': toAffiliate((payout: Sent) => ({
    tone: 'good-news',
    subject: `Your payout of ${payout.amount} is on its way`,
    preview: `Sent on ${longDay(payout.paidOn)}.`,
    blocks: [
      text('We’ve paid out your commission.'),
      details(
        ['Amount', payout.amount],
        ['Sent on', longDay(payout.paidOn)],
        ['Method', PAYOUT_METHOD_LABELS[payout.method]],
        ['Reference', payout.reference],
      ),
    ],
    end: [
      small(
        `${payout.method === 'paypal' ? 'PayPal usually shows a payment the same day.' : 'A bank transfer can take up to five working days.'} If it hasn’t arrived by then, write to ${site.email}.`,
      ),
    ],
  })),
});
