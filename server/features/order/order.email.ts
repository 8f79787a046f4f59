import type { Keyring } from '#server/platform/crypto.ts';
import {
  button,
  details,
  type EmailContent,
  heading,
  list,
  small,
  text,
} from '#server/platform/email/layout.ts';
import { type Currency, promises } from '#src/domain/offer.ts';
import { PACKAGE_ITEMS } from '#src/domain/package-items.ts';
import { paths } from '#src/domain/paths.ts';
import { formatMinor, parseAmountMinor } from '#src/domain/shared/money.ts';
import { site } from '#src/domain/site.ts';
import { INTAKE_DAYS, intakeLink } from './intake-token.service.ts';

type FormEmail = {
  orderId: number;
  intakeVersion: number;
  name: string;
  amount: string;
  currency: Currency;
  packageType: string;
};
type Message = { createdAt: Date };

function priceText(order: FormEmail): string {
  const minor = parseAmountMinor(order.amount);
  return minor === null ? order.amount : formatMinor(minor, order.currency);
}

const nextSteps = () => [
  heading('What happens next'),
  list(
    'Fill in the short form: what your business does, your domain, your logo.',
    `Within ${promises.prototypeHours} hours you receive ${promises.prototypes} designs made for you.`,
    'You pick one, and we build it.',
    `Within ${promises.deliveryWorkingHours} working hours your website is live.`,
    'Answer the mail that says so, and we send your tree-planting certificate.',
  ),
];

/** After a payment: receipt and form link in one email. */
export const receipt =
  (origin: string, keyring: Keyring) =>
  (order: FormEmail, message: Message): EmailContent => ({
    subject: `Your order ${order.orderId}: received, thank you`,
    preview: 'One short form, and we start designing',
    blocks: [
      text(`Hello ${order.name},`),
      text('thank you for your order. Your payment has arrived.'),
      details(['Order', String(order.orderId)], ['Package', order.packageType], ['Paid', priceText(order)]),
      button(
        'Fill in the order form',
        intakeLink(
          origin,
          keyring,
          { orderId: order.orderId, version: order.intakeVersion },
          message.createdAt,
        ),
      ),
      small(
        `This link is yours alone: it ties your answers to your order, works once and is valid for ${INTAKE_DAYS} days.`,
      ),
      ...nextSteps(),
      heading('What is included'),
      list(...PACKAGE_ITEMS),
      small(
        `Terms: ${origin}${paths.terms}\nRefunds: ${origin}${paths.refund}\nQuestions? Answer this mail or write to ${site.email}.`,
      ),
    ],
  });

/** Sent manually from the admin area. */
export const formLink =
  (origin: string, keyring: Keyring) =>
  (order: FormEmail, message: Message): EmailContent => ({
    subject: `Your order ${order.orderId}: the form we need from you`,
    preview: 'Five minutes, and we start designing',
    blocks: [
      text(`Hello ${order.name},`),
      text(
        'to start on your website we need a few facts about your business. The form takes about five minutes.',
      ),
      button(
        'Fill in the order form',
        intakeLink(
          origin,
          keyring,
          { orderId: order.orderId, version: order.intakeVersion },
          message.createdAt,
        ),
      ),
      small(
        `This link is yours alone: it ties your answers to order ${order.orderId}, works once and is valid for ${INTAKE_DAYS} days.`,
      ),
      ...nextSteps(),
    ],
  });

/** Paid, link sent, no form yet. */
export const formReminder =
  (origin: string, keyring: Keyring) =>
  (order: FormEmail & { isLast: boolean }, message: Message): EmailContent => ({
    subject: `Your order ${order.orderId}: we are waiting for your form`,
    preview: 'Five minutes, and we start designing',
    blocks: [
      text(`Hello ${order.name},`),
      text('we would love to start on your website, and only the short form about your business is missing.'),
      text(
        `Within ${promises.prototypeHours} hours of it you have ${promises.prototypes} designs to choose from.`,
      ),
      button(
        'Fill in the order form',
        intakeLink(
          origin,
          keyring,
          { orderId: order.orderId, version: order.intakeVersion },
          message.createdAt,
        ),
      ),
      small(
        `This link is yours alone: it ties your answers to order ${order.orderId}, works once and is valid for ${INTAKE_DAYS} days.`,
      ),
      text(
        'No logo yet, or not sure about the domain? Leave it open: we sort it out together. Answer this mail if you are stuck.',
      ),
      ...(order.isLast
        ? [
            small(
              'This is our last reminder. Your order stays open, and we start whenever your form arrives.',
            ),
          ]
        : []),
    ],
  });

type Cancelled = { orderId: number; name: string; packageType: string; reason: string | null };
/** Staff cancelled the order. Omits money: the refund has its own email. */
export const orderCancelled =
  (origin: string) =>
  (order: Cancelled): EmailContent => ({
    subject: `Your order ${order.orderId}: cancelled`,
    preview: 'What was cancelled, and how to reach us',
    blocks: [
      text(`Hello ${order.name},`),
      text('we have cancelled your order, and nothing more is done on it.'),
      details(
        ['Order', String(order.orderId)],
        ['Package', order.packageType],
        ...(order.reason ? [['Reason', order.reason] as const] : []),
      ),
      text(
        `Is this a surprise, or is there a payment to talk about? Answer this mail, or call ${site.phone}: a person looks into it.`,
      ),
      small(`Refunds: ${origin}${paths.refund}\nOr write to ${site.email}.`),
    ],
  });

type OrderNotice = {
  orderId: number;
  name: string;
  amount: string;
  currency: Currency;
  reviewReason: string | null;
};
export const orderNotice =
  (origin: string) =>
  (order: OrderNotice): EmailContent => ({
    subject: order.reviewReason ? `Order ${order.orderId} needs a look` : `New order ${order.orderId}`,
    preview: order.reviewReason ?? 'Paid',
    blocks: [
      text(
        order.reviewReason
          ? `A payment arrived that needs a person: ${order.reviewReason}`
          : 'A new order has been paid.',
      ),
      details(
        ['Order', String(order.orderId)],
        ['Customer', order.name],
        ['Amount', `${order.amount} ${order.currency.toUpperCase()}`],
      ),
      button('Open the order', `${origin}${paths.adminOrder(order.orderId)}`),
    ],
  });
