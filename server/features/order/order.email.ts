import type { Keyring } from '#server/platform/crypto.ts';
import type { EmailBlock, EmailContent } from '#server/platform/email/email-content.ts';
import { button, details, heading, links, list, small, steps, text } from '#server/platform/email/layout.ts';
import { DEFAULT_LANG } from '#src/domain/markets.ts';
import { type Currency, FORM_DURATION, promises, TIME_SENTENCE } from '#src/domain/offer.ts';
import { orderEmailTexts } from '#src/domain/order/texts/languages.ts';
import { PACKAGE_ITEMS } from '#src/domain/package-items.ts';
import { paths } from '#src/domain/paths.ts';
import { formatAmountText } from '#src/domain/shared/money.ts';
import { inWords } from '#src/domain/shared/number-words.ts';
import { site } from '#src/domain/site.ts';
import { followProject, type ProjectLinkEmail } from '../project-link/follow-project.service.ts';
import { INTAKE_DAYS, intakeLink } from './intake-token.service.ts';
import { localReceipt } from './receipt.email.ts';

type FormEmail = ProjectLinkEmail & {
  intakeVersion: number;
  name: string;
  amount: string;
  currency: Currency;
  packageType: string;
  /** Of the order; emails queued by earlier versions lack it. */
  lang?: string;
  /** A written date; emails queued by earlier versions lack it. */
  refundUntil?: string;
};
type Message = { createdAt: Date };

const priceText = (order: { amount: string; currency: Currency }): string =>
  formatAmountText(order.amount, order.currency);

const designs = `${inWords(promises.prototypes)} designs`;

const nextSteps = (): EmailBlock[] => [
  heading('What happens next'),
  steps(
    'Fill in the form: what your business does, your domain and your logo.',
    `Within ${promises.prototypeHours} hours of your form, you’ll have ${designs} to choose from.`,
    'Choose one and we’ll build it. Revisions are unlimited.',
    `Once you’ve chosen, you’ll have the finished website and your tree-planting certificate within ${promises.deliveryWorkingHours} working hours.`,
  ),
  text(TIME_SENTENCE),
];

/** The button and what the customer should know about its link. */
const formButton = (
  origin: string,
  keyring: Keyring,
  order: FormEmail,
  { createdAt }: Message,
): EmailBlock[] => [
  button(
    'Fill in the order form',
    intakeLink(origin, keyring, { orderId: order.orderId, version: order.intakeVersion }, createdAt),
  ),
  small(
    `This link is just for you. It connects your answers to order ${order.orderId}, works once and is valid for ${INTAKE_DAYS} days.`,
  ),
];

const englishReceipt = (
  origin: string,
  keyring: Keyring,
  order: FormEmail,
  message: Message,
): EmailContent => ({
  subject: `Thanks for your order (${order.orderId})`,
  preview: 'Your payment has arrived. One short form and we’ll start designing.',
  blocks: [
    text(`Hello ${order.name},`),
    text('Thank you for your order. We’ve received your payment.'),
    details(['Order', String(order.orderId)], ['Package', order.packageType], ['Paid', priceText(order)]),
    text(`Next, tell us about your business. The form takes about ${FORM_DURATION}.`),
    ...formButton(origin, keyring, order, message),
    ...nextSteps(),
    heading('What’s included'),
    list(...PACKAGE_ITEMS),
    text('Any questions? Just reply to this email.'),
    ...followProject(origin, keyring, order),
    links(['Terms of service', `${origin}${paths.terms}`], ['Refund policy', `${origin}${paths.refund}`]),
  ],
});

/** After a payment: receipt and form link in one email, in the language of the order. */
export const receipt =
  (origin: string, keyring: Keyring) =>
  (order: FormEmail, message: Message): EmailContent => {
    const { lang = DEFAULT_LANG } = order;
    const texts = orderEmailTexts(lang);
    return texts
      ? localReceipt({ origin, keyring }, { lang, texts }, order, message.createdAt)
      : englishReceipt(origin, keyring, order, message);
  };

/** Sent manually from the admin area. */
export const formLink =
  (origin: string, keyring: Keyring) =>
  (order: FormEmail, message: Message): EmailContent => ({
    subject: `Order ${order.orderId}: tell us about your business`,
    preview: `The form takes about ${FORM_DURATION}. Then we’ll start designing.`,
    blocks: [
      text(`Hello ${order.name},`),
      text(
        `To start on your website, we need to know a little about your business. The form takes about ${FORM_DURATION}.`,
      ),
      ...formButton(origin, keyring, order, message),
      ...nextSteps(),
      text('Any questions? Just reply to this email.'),
      ...followProject(origin, keyring, order),
    ],
  });

const lastReminder = (order: FormEmail): EmailBlock[] => [
  text('This is our last reminder. Your order stays open, and we’ll start as soon as your form arrives.'),
  ...(order.refundUntil
    ? [text(`If you’ve changed your mind, you can cancel for a full refund until ${order.refundUntil}.`)]
    : []),
];

/** Paid, link sent, no form yet. */
export const formReminder =
  (origin: string, keyring: Keyring) =>
  (order: FormEmail & { isLast: boolean }, message: Message): EmailContent => ({
    subject: `Order ${order.orderId}: we’re waiting for your form`,
    preview: 'Send us the form, and we’ll start designing.',
    blocks: [
      text(`Hello ${order.name},`),
      text(
        `We’d love to start on your website. All we need is the short form about your business, which takes about ${FORM_DURATION}.`,
      ),
      text(`You’ll have ${designs} to choose from within ${promises.prototypeHours} hours of sending it.`),
      ...formButton(origin, keyring, order, message),
      text(
        'No logo yet, or not sure about the domain? Leave it open and we’ll sort it out together. If you’re stuck, just reply to this email.',
      ),
      ...(order.isLast ? lastReminder(order) : []),
      ...followProject(origin, keyring, order),
    ],
  });

type Cancelled = ProjectLinkEmail & {
  name: string;
  packageType: string;
  reason: string | null;
  /** Emails queued by earlier versions lack both. */
  amount?: string;
  currency?: Currency;
};
/** Staff cancelled the order. Names the price, and no refund: that has its own email. */
export const orderCancelled =
  (origin: string, keyring: Keyring) =>
  (order: Cancelled): EmailContent => ({
    subject: `Your order ${order.orderId} has been cancelled`,
    preview: 'What we’ve cancelled, and how to reach us.',
    blocks: [
      text(`Hello ${order.name},`),
      text('We’ve cancelled your order and stopped work on it.'),
      details(
        ['Order', String(order.orderId)],
        ['Package', order.packageType],
        ...(order.amount && order.currency
          ? [['Price', priceText({ amount: order.amount, currency: order.currency })] as const]
          : []),
        ...(order.reason ? [['Reason', order.reason] as const] : []),
      ),
      text(
        `Not expecting this, or have a question about a payment? Reply to this email or call ${site.phone}, and we’ll look into it.`,
      ),
      ...followProject(origin, keyring, order),
      links(['Refund policy', `${origin}${paths.refund}`]),
    ],
  });

type OrderNotice = {
  orderId: number;
  name: string;
  amount: string;
  currency: Currency;
  reviewReason: string | null;
};
/** To the shop. */
export const orderNotice =
  (origin: string) =>
  (order: OrderNotice): EmailContent => ({
    subject: order.reviewReason ? `Order ${order.orderId} needs a review` : `New order ${order.orderId}`,
    preview: order.reviewReason ?? `${order.name} paid ${priceText(order)}.`,
    blocks: [
      text(
        order.reviewReason
          ? 'A payment has arrived that needs a decision from you.'
          : 'A new order has been paid.',
      ),
      details(
        ['Order', String(order.orderId)],
        ['Customer', order.name],
        ['Amount', priceText(order)],
        ...(order.reviewReason ? [['Reason', order.reviewReason] as const] : []),
      ),
      button('Open the order', `${origin}${paths.adminOrder(order.orderId)}`),
    ],
  });
