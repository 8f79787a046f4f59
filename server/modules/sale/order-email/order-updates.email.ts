/** Emails to the customer about an order after its receipt: its form, the work, refunds. */
import { details, links, possessive, small, text } from '#server/platform/email/email-content.ts';
import { packageNameIn } from '#src/content/languages/package-name.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import type { Currency } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { formatMoney, moneyText } from '#src/domain/shared/money.ts';
import { site } from '#src/domain/site.ts';
import { type FormEmail, formButton, nextSteps, type OrderEmail, orderEmail } from './template.ts';

type Reminder = FormEmail & {
  isLast: boolean;
  /** A written date. */
  refundUntil: string;
};
type Answers = OrderEmail & {
  fullName: string;
  businessName: string;
  businessDescription: string;
  preferredDomain: string | null;
  domainOwnership: string;
  logoFileName: string | null;
  additionalNotes: string | null;
};
type Work = OrderEmail & { name: string; businessName: string };

/** English names that end in s get an apostrophe only. */
const withName = <Message extends { lead: string }>(message: Message, businessName: string): Message => ({
  ...message,
  lead: message.lead.replace('{business}’s', () => possessive(businessName)),
});

const valuesOf = ({ name, businessName }: Work) => ({ name, business: businessName });

type Cancelled = OrderEmail & {
  orderId: number;
  name: string;
  packageType: string;
  reason: string | null;
  amount: string;
  currency: Currency;
  refundedMinor: number;
};
/** Amounts are texts in the language of the order. */
type Refunded = OrderEmail & { orderId: number; name: string; amount: string; isFull: boolean };
type RefundFailed = OrderEmail & { orderId: number; name: string; amount: string; refunded: string };

export const orderUpdateEmails = {
  /** Sent manually from the admin area. */
  'form-link': orderEmail<FormEmail>((order, { lang, texts, from }) => ({
    tone: 'needs-action',
    message: texts.formLink,
    values: { name: order.name },
    blocks: () => [
      ...formButton(from, order, lang),
      ...nextSteps(lang),
      text(textsOf(lang).landing.timeNote),
      text(texts.questions),
    ],
  })),
  /** Paid, link sent, no form yet. */
  'form-reminder': orderEmail<Reminder>((order, { lang, texts, from }) => ({
    tone: 'needs-action',
    message: texts.formReminder,
    values: { name: order.name, date: order.refundUntil ?? '' },
    blocks: (filled) => [
      text(filled(texts.formReminder.promise)),
      ...formButton(from, order, lang),
      text(texts.formReminder.help),
      ...(order.isLast ? [text(texts.formReminder.lastReminder)] : []),
      ...(order.isLast && order.refundUntil ? [text(filled(texts.formReminder.refundUntil))] : []),
    ],
  })),
  /** To the customer of a verified form only: repeats what they entered. */
  'confirmation-received': orderEmail<Answers>((sent, { texts: { answers, labels } }) => ({
    tone: 'neutral',
    message: answers,
    values: { name: sent.fullName, business: sent.businessName },
    blocks: () => [
      text(answers.heading),
      details(
        [labels.business, sent.businessName],
        [labels.description, sent.businessDescription],
        [labels.domain, sent.preferredDomain ?? answers.domainOpen],
        [labels.logo, sent.logoFileName ? answers.logoReceived : answers.logoMissing],
        ...(sent.additionalNotes ? [[labels.notes, sent.additionalNotes] as const] : []),
      ),
      text(answers.corrections),
    ],
  })),
  'work-started': orderEmail<Work>((work, { lang, texts }) => ({
    tone: 'good-news',
    message: withName(texts.workStarted, work.businessName),
    values: valuesOf(work),
    blocks: () => [text(textsOf(lang).landing.timeNote), text(texts.questions)],
  })),
  'work-completed': orderEmail<Work>((work, { texts: { workCompleted: words } }) => ({
    tone: 'good-news',
    message: withName(words, work.businessName),
    values: valuesOf(work),
    blocks: (filled) => [text(words.certificate), text(filled(words.support))],
  })),
  /** Staff cancelled the order. A later refund has its own email. */
  'order-cancelled': orderEmail<Cancelled>((order, { lang, texts, from }) => ({
    tone: 'neutral',
    message: texts.cancelled,
    values: { name: order.name, phone: site.phone },
    blocks: (filled) => [
      details(
        [texts.labels.order, String(order.orderId)],
        [texts.labels.package, packageNameIn(lang, order.packageType)],
        [texts.labels.price, moneyText(order, lang)],
        ...(order.refundedMinor > 0
          ? [[texts.labels.totalRefunded, formatMoney(order.refundedMinor, order.currency, lang)] as const]
          : []),
        ...(order.reason ? [[texts.labels.reason, order.reason] as const] : []),
      ),
      text(texts.cancelled.refund),
      text(filled(texts.cancelled.contact)),
    ],
    end: [links([texts.links.refundPolicy, `${from.origin}${paths.refund}`])],
  })),
  'order-refunded': orderEmail<Refunded>(({ orderId, name, amount, isFull }, { texts }) => ({
    tone: 'neutral',
    message: isFull ? texts.refundedInFull : texts.refundedInPart,
    values: { name, amount },
    blocks: () => [
      details([texts.labels.order, String(orderId)], [texts.labels.totalRefunded, amount]),
      text(texts.refundDuration),
    ],
  })),
  'refund-failed': orderEmail<RefundFailed>(({ orderId, name, amount, refunded }, { texts }) => ({
    tone: 'needs-action',
    message: texts.refundFailed,
    values: { name, amount },
    blocks: () => [
      text(texts.refundFailed.reply),
      details(
        [texts.labels.order, String(orderId)],
        [texts.labels.returned, amount],
        [texts.labels.totalRefunded, refunded],
      ),
      small(texts.refundFailed.warning),
    ],
  })),
};
