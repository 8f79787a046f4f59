/** The receipt, and links that customers asked for: to their page, to an unfinished checkout. */
import type { Keyring } from '#server/platform/crypto.ts';
import {
  button,
  details,
  type EmailContent,
  links,
  small,
  text,
} from '#server/platform/email/email-content.ts';
import type { OrderEmailTexts } from '#src/content/languages/email-texts.ts';
import { packageNameIn } from '#src/content/languages/package-name.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { DEFAULT_LANG, formatPrice } from '#src/domain/markets.ts';
import { type Currency, FORM_DURATION, promises, REFUND_SENTENCE } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { PROJECT_LINK_DAYS } from '#src/domain/sale/order/order.rules.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { formatAmountText, moneyText } from '#src/domain/shared/money.ts';
import { objectionLink, projectLinkBlock, projectUrl } from './email-links.service.ts';
import { type FormEmail, fillWith, formButton, nextSteps, type Origin } from './order-updates.email.ts';

type Order = FormEmail & { amount: string; currency: Currency; packageType: string };

const en = textsOf(DEFAULT_LANG).emails.orderUpdates;

const englishReceipt = (from: Origin, order: Order): EmailContent => ({
  tone: 'good-news',
  subject: `Thanks for your order (${order.orderId})`,
  preview: 'Your payment has arrived. Fill in the order form and we’ll start designing.',
  blocks: [
    text(fillWith({ name: order.name })(en.greeting)),
    text(
      `Thank you for your order. We’ve received your payment. Next, tell us about your business: the form takes about ${FORM_DURATION}.`,
    ),
    ...formButton(from, order, DEFAULT_LANG),
    details(
      [en.labels.order, String(order.orderId)],
      [en.labels.package, order.packageType],
      ['Paid', formatAmountText(order.amount, order.currency)],
      ['Paid on', longDate(from.createdAt)],
    ),
    ...nextSteps(DEFAULT_LANG),
    text(
      `You pay once. The price includes the website, its hosting and domain for the first year, ${promises.supportMonths} months of maintenance and support, and a tree. ${REFUND_SENTENCE}`,
    ),
    text(en.questions),
    ...projectLinkBlock(from, order, DEFAULT_LANG),
    links(
      ['What’s included', `${from.origin}${paths.pricing}`],
      ['Terms of service', `${from.origin}${paths.terms}`],
      [en.links.refundPolicy, `${from.origin}${paths.refund}`],
    ),
  ],
});

function localReceipt(from: Origin, order: Order, texts: OrderEmailTexts, lang: string): EmailContent {
  const { receipt } = texts;
  const { labels } = receipt;
  const { orderId, name } = order;
  const filled = fillWith({ name, orderId });
  return {
    lang,
    tone: 'good-news',
    subject: filled(receipt.subject),
    preview: receipt.preview,
    blocks: [
      text(filled(texts.greeting)),
      text(receipt.lead),
      text(filled(receipt.form)),
      ...formButton(from, order, lang),
      details(
        [labels.order, String(orderId)],
        [labels.package, packageNameIn(lang, order.packageType)],
        [labels.price, moneyText(order, lang)],
        [texts.printed.labels.paidOn, longDate(from.createdAt, lang)],
      ),
      ...nextSteps(lang),
      text(filled(receipt.included)),
      text(texts.questions),
      ...projectLinkBlock(from, order, lang),
      links(
        [receipt.terms, `${from.origin}${paths.terms}`],
        [receipt.refund, `${from.origin}${paths.refund}`],
      ),
    ],
  };
}

type Payload = {
  orderId: number;
  name: string;
  linkVersion: number;
  /** Of the order; English without one. */
  lang?: string;
};

const english = ({ orderId, name }: Payload, url: string): EmailContent => ({
  tone: 'neutral',
  subject: `Order ${orderId}: link to your project page`,
  preview: 'Your designs, messages and dates in one place.',
  blocks: [
    text(`Hello ${name},`),
    text('Here’s the link to your project page that you asked for.'),
    button('Open your project page', url),
    small(
      `This link is just for you. It’s valid for ${PROJECT_LINK_DAYS} days after our latest email about your order.`,
    ),
    text('If you didn’t ask for it, you can ignore this email.'),
  ],
});

type Recovery = { publicId: string; email: string; lang: string; currency: Currency; validUntil: string };

export const requestedEmails = {
  /** After a payment: receipt and form link in one email, in the language of the order. */
  receipt:
    (origin: string, keyring: Keyring) =>
    (order: Order, { createdAt }: { createdAt: Date }): EmailContent => {
      const { lang = DEFAULT_LANG } = order;
      const from = { origin, keyring, createdAt };
      const texts = textsOf(lang).emails.order;
      return texts ? localReceipt(from, order, texts, lang) : englishReceipt(from, order);
    },
  /** Requested on the customer's page. */
  'project-link':
    (origin: string, keyring: Keyring) =>
    (payload: Payload): EmailContent => {
      const { orderId, linkVersion, lang = DEFAULT_LANG } = payload;
      const url = projectUrl(origin, keyring, { orderId, version: linkVersion });
      const texts = textsOf(lang).emails.order;
      if (!texts) return english(payload, url);
      const { subject, lead, button: label, linkNote, ignore } = texts.projectLink;
      const filled = (value: string) => fillText(value, payload);
      return {
        lang,
        tone: 'neutral',
        subject: filled(subject),
        preview: lead,
        blocks: [
          text(filled(texts.greeting)),
          text(lead),
          button(label, url),
          small(filled(linkNote)),
          text(ignore),
        ],
      };
    },
  /** Without a name: the one entered at the checkout may be a stranger's. */
  'checkout-recovery':
    (origin: string, keyring: Keyring) =>
    ({ publicId, email, lang: wanted, currency, validUntil }: Recovery): EmailContent => {
      const { lang, emails } = textsOf(wanted);
      const texts = emails.recovery;
      const stop = `${objectionLink(origin, keyring, email)}?lang=${lang}`;
      const day = longDate(new Date(validUntil), lang);
      return {
        lang,
        tone: 'neutral',
        subject: texts.subject,
        preview: texts.preview,
        unsubscribeUrl: stop,
        blocks: [
          text(texts.greeting),
          text(texts.intro),
          details([texts.packageLabel, packageNameIn(lang)], [texts.priceLabel, formatPrice(currency, lang)]),
          button(texts.button, `${origin}${paths.resumeCheckout(publicId)}`),
          small(texts.validUntil.replace('{date}', day)),
          text(texts.noAction),
          text(texts.questions),
          links([texts.stopLink, stop]),
        ],
      };
    },
};
