import type { Vault } from '#server/platform/crypto.ts';
import { button, facts, heading, list, type MailContent, small, text } from '#server/platform/mail/layout.ts';
import { type Currency, promises } from '#src/domain/offer.ts';
import { formatMinor, parseAmountMinor } from '#src/domain/shared/money.ts';
import { site } from '#src/domain/site.ts';
import { INTAKE_DAYS, intakeLink } from '../confirmation/intake-token.service.ts';

type FormMail = { orderId: number; intakeVersion: number; name: string; amount: string; currency: Currency; packageType: string };
type Message = { createdAt: Date };

function priceText(order: FormMail): string {
  const minor = parseAmountMinor(order.amount);
  return minor === null ? order.amount : formatMinor(minor, order.currency);
}

const nextSteps = () => [
  heading('What happens next'),
  list(
    'Fill in the short form: what your business does, your domain, your logo.',
    `Within ${promises.prototypeHours} hours you receive ${promises.prototypes} designs made for you.`,
    'You pick one, and we build it.',
    `Within ${promises.deliveryWorkingHours} working hours your website is live, and your tree-planting certificate is in your inbox.`,
  ),
];

/** After a payment: receipt and form link in one mail. */
export const receipt =
  (origin: string, vault: Vault) =>
  (order: FormMail, message: Message): MailContent => ({
    subject: `Your order ${order.orderId}: received, thank you`,
    preview: 'One short form, and we start designing',
    blocks: [
      text(`Hello ${order.name},`),
      text('thank you for your order. Your payment has arrived.'),
      facts(['Order', String(order.orderId)], ['Package', order.packageType], ['Paid', priceText(order)]),
      button(
        'Fill in the order form',
        intakeLink(origin, vault, { orderId: order.orderId, version: order.intakeVersion }, message.createdAt),
      ),
      small(`This link is yours alone: it ties your answers to your order, works once and is valid for ${INTAKE_DAYS} days.`),
      ...nextSteps(),
      small(`Terms: ${origin}/terms-of-service\nRefunds: ${origin}/refund-policy\nQuestions? Answer this mail or write to ${site.email}.`),
    ],
  });

/** Sent by hand from the admin area. */
export const formLink =
  (origin: string, vault: Vault) =>
  (order: FormMail, message: Message): MailContent => ({
    subject: `Your order ${order.orderId}: the form we need from you`,
    preview: 'Five minutes, and we start designing',
    blocks: [
      text(`Hello ${order.name},`),
      text('to start on your website we need a few facts about your business. The form takes about five minutes.'),
      button(
        'Fill in the order form',
        intakeLink(origin, vault, { orderId: order.orderId, version: order.intakeVersion }, message.createdAt),
      ),
      small(`This link is yours alone: it ties your answers to order ${order.orderId}, works once and is valid for ${INTAKE_DAYS} days.`),
      ...nextSteps(),
    ],
  });

type OrderNotice = { orderId: number; name: string; amount: string; currency: Currency; reviewReason: string | null };
export const orderNotice =
  (origin: string) =>
  (order: OrderNotice): MailContent => ({
    subject: order.reviewReason ? `Order ${order.orderId} needs a look` : `New order ${order.orderId}`,
    preview: order.reviewReason ?? 'Paid',
    blocks: [
      text(order.reviewReason ? `A payment arrived that needs a person: ${order.reviewReason}` : 'A new order has been paid.'),
      facts(['Order', String(order.orderId)], ['Customer', order.name], ['Amount', `${order.amount} ${order.currency.toUpperCase()}`]),
      button('Open the orders', `${origin}/admin/orders`),
    ],
  });
