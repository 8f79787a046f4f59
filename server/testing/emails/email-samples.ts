/** Realistic payloads for every kind of email, each variant with a name. For tests and previews. */
import type { EmailPayloads } from '#server/emails.ts';
import { PACKAGE_NAME } from '#src/domain/offer.ts';
import type { EmailKind } from '#src/domain/records.ts';
import { site } from '#src/domain/site.ts';
import { PROJECT_SAMPLES } from './project-samples.ts';

type Samples = { [Kind in EmailKind]: Readonly<Record<string, EmailPayloads[Kind]>> };

const certificate = {
  orderId: 482019375,
  linkVersion: 1,
  name: 'Anna Keller',
  number: 'TREE-7K3M-Q9XW',
  plantedOn: null,
  place: null,
  partner: site.plantingPartner,
  lang: 'en-GB',
} as const;

export const TREE_SAMPLES = {
  'tree-certificate': { reserved: certificate },
  'tree-planted': { planted: { ...certificate, plantedOn: '2026-11-20', place: site.plantingPlace } },
};

const order = {
  orderId: 482019375,
  linkVersion: 1,
  intakeVersion: 1,
  name: 'Anna Keller',
  amount: '250',
  currency: 'gbp',
  packageType: PACKAGE_NAME,
  refundUntil: '22 December 2026',
} as const;
const sale = {
  affiliateId: 7,
  name: 'Rosa Lindqvist',
  amount: '£25.00',
  orderId: 482019375,
  availableOn: '22 December 2026',
};
const payment = { orderId: 482019375, name: 'Anna Keller', amount: '£250.00' };
const refund = { ...payment, linkVersion: 1, isCancelled: false };
const confirmed = { affiliateId: 7, name: 'Rosa Lindqvist', paypal: 'r•••••@lindqvist.example', bank: null };
const token = { name: 'Bookkeeping', prefix: 'sft_4kQz', expiresOn: '6 December 2026' } as const;
const begun = {
  publicId: 'k3v7q2m5x4w6t2a7n5b3c4d6e2f7g5h3',
  email: 'anna@keller.example',
  validUntil: '2026-12-22T12:00:00.000Z',
} as const;
const signIn = { username: 'tom', at: '22 November 2026 at 09:05 UTC' };

const ANSWERS = {
  orderId: 482019375,
  linkVersion: 1,
  fullName: 'Anna Keller',
  businessName: 'Keller Upholstery',
  businessDescription:
    'Re-upholstery and repairs of chairs and sofas, collected from and returned to homes around Bath.',
  preferredDomain: 'kellerupholstery.example',
  domainOwnership: 'no',
  logoFileName: 'logo-4f2a.svg',
  additionalNotes: 'Please show the before and after pictures first.',
};

export const EMAIL_SAMPLES: Samples = {
  'contact-notice': {
    complete: {
      id: 88,
      name: 'Priya Shah',
      email: 'priya@shahbakery.example',
      phone: '+44 117 496 0123',
      company: 'Shah Bakery',
      type: 'Website Package',
      message: 'Hello,\nwe sell bread to cafés and would like a small website. Could you start in December?',
    },
    short: {
      id: 89,
      name: 'Priya Shah',
      email: 'priya@shahbakery.example',
      phone: null,
      company: null,
      type: 'General Inquiry',
      message: 'Do you work with charities?',
    },
  },
  receipt: { paid: order },
  'form-link': { sent: order },
  'form-reminder': { first: { ...order, isLast: false }, last: { ...order, isLast: true } },
  'order-cancelled': {
    'with a reason': { ...order, refundedMinor: 0, reason: 'You asked us to cancel by phone.' },
    'without a reason': { ...order, refundedMinor: 8000, reason: null },
  },
  'order-notice': {
    paid: { ...order, reviewReason: null },
    review: { ...order, reviewReason: 'The payment of £199.00 isn’t on the price list.' },
  },
  'order-refunded': {
    full: { ...refund, isFull: true },
    part: { ...refund, amount: '£80.00', isFull: false },
    'part after a cancellation': { ...refund, amount: '£80.00', isFull: false, isCancelled: true },
  },
  'refund-failed': { returned: { ...refund, refunded: '£0.00' } },
  'refund-failed-notice': { returned: { ...refund, refunded: '£0.00', isErased: false } },
  'payment-failed-notice': {
    failed: { ...payment, outcome: 'failed', isPaid: false, isErased: false },
    expired: { ...payment, outcome: 'expired', isPaid: false, isErased: false },
    'failed, order paid': { ...payment, outcome: 'failed', isPaid: true, isErased: false },
  },
  'dispute-notice': {
    inquiry: { ...payment, state: 'inquiry' },
    open: { ...payment, state: 'open' },
    won: { ...payment, state: 'won' },
    lost: { ...payment, state: 'lost' },
  },
  'reconciliation-notice': {
    differences: {
      count: 12,
      provider: 'compared',
      texts: [
        'Order 482019375 is paid here and refunded at the payment provider.',
        'A payout and its records differ.',
      ],
      more: 10,
    },
    unreachable: { count: 0, provider: 'unreachable', texts: [], more: 0 },
  },
  'payout-sent': {
    paypal: { ...sale, amount: '£1,125.00', method: 'paypal', paidOn: '2026-11-20', reference: 'PP-58213' },
    bank: { ...sale, amount: 'CHF 1,125.00', method: 'bank', paidOn: '2026-11-20', reference: 'HEDGE-7-11' },
  },
  'confirmation-received': {
    complete: ANSWERS,
    short: { ...ANSWERS, preferredDomain: null, logoFileName: null, additionalNotes: null },
  },
  'confirmation-notice': {
    verified: { id: 31, orderId: 482019375, verified: true, businessName: 'Keller Upholstery' },
    claimed: { id: 32, orderId: 482019375, verified: false, businessName: 'Keller Upholstery' },
    unknown: { id: 33, orderId: null, verified: false, businessName: 'Keller Upholstery' },
  },
  'work-started': {
    started: { name: 'Anna Keller', businessName: 'Keller Upholstery', orderId: 482019375, linkVersion: 1 },
  },
  'work-completed': {
    completed: { name: 'Anna Keller', businessName: 'Quill & Sons', orderId: 482019375, linkVersion: 1 },
  },
  'review-request': { asked: { orderId: 482019375, linkVersion: 1, name: 'Anna Keller', lang: 'en' } },
  'login-code': { requested: { code: '482913' } },
  'affiliate-welcome': { joined: { referralCode: 'ROSAL234', commissionRate: '10' } },
  'address-confirmed': { confirmed },
  'affiliate-notice': { joined: { id: 7, name: 'Rosa Lindqvist', referralCode: 'ROSAL234' } },
  'commission-earned': { earned: { ...sale, reason: null } },
  'commission-review': {
    reason: { ...sale, reason: 'Buyer and affiliate share a company domain.' },
    routine: { ...sale, reason: null },
  },
  'commission-cancelled': {
    'before the payout': { ...sale, reason: null, afterPayout: false },
    'after the payout': { ...sale, reason: '£250.00 of the payment was refunded.', afterPayout: true },
  },
  'commission-restored': {
    'before the payout': { ...sale, reason: null, afterPayout: false },
    'after the payout': {
      ...sale,
      reason: 'A member of our team entered this sale. An owner checks it before it is paid.',
      afterPayout: true,
    },
  },
  'payout-code': { requested: { code: '705118' } },
  'payout-details-changed': { changed: { ...confirmed, holdUntil: '25 November 2026' } },
  'claim-notice': {
    message: {
      id: 14,
      affiliateId: 7,
      subject: 'a•••••@keller.example',
      reason: 'The visit was too long ago',
      message: 'Anna ordered while I was in her shop. She used my link on her phone.',
    },
    'no message': { id: 15, affiliateId: 7, subject: '482019375', reason: 'Under review', message: null },
  },
  'claim-answered': {
    answered: {
      affiliateId: 7,
      name: 'Rosa Lindqvist',
      subject: 'order 482019375',
      answer: 'You’re right: Anna used your link on her phone. We’ve added the commission to your account.',
    },
  },
  'monthly-summary': {
    active: { ...sale, month: 'September 2026', clicks: 41, orders: 3, earned: '£75.00', paid: '£50.00' },
    quiet: { ...sale, month: 'October 2026', clicks: 1, orders: 0, earned: '$0.00', paid: '' },
  },
  'commission-released': { released: { ...sale, reason: 'Checked.' } },
  'commission-rejected': { rejected: { ...sale, reason: 'You ordered this website for your own firm.' } },
  'admin-invite': {
    invite: { username: 'mira', role: 'staff', invitedBy: 'tom', token: 'kVb3Zr0oYq7', isReset: false },
    reset: { username: 'mira', role: 'owner', invitedBy: 'tom', token: 'kVb3Zr0oYq7', isReset: true },
  },
  'admin-login': { 'new place': { ...signIn, browser: 'Firefox on Windows', place: '203.0.113.0/24' } },
  'admin-login-alert': { guessing: { failures: 100, at: signIn.at } },
  'admin-security': {
    password: { ...signIn, what: 'password changed' },
    'two-step': { ...signIn, what: 'two-step sign-in turned off' },
  },
  'webhook-disabled': {
    failing: {
      username: 'robin',
      host: 'crm.example',
      reason: 'No delivery has succeeded for 5 days.',
    },
  },
  'test-email': { sent: { username: 'robin' } },
  'api-token-expiring': {
    soon: { ...token, daysLeft: 14 },
  },
  'checkout-recovery': {
    pounds: { ...begun, lang: 'en-GB', currency: 'gbp' },
    dollars: { ...begun, lang: 'en', currency: 'usd' },
  },
  ...PROJECT_SAMPLES,
  ...TREE_SAMPLES,
};
