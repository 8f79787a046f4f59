import {
  button,
  details,
  type EmailBlock,
  type EmailContent,
  type EmailTone,
  heading,
  links,
  possessive,
  small,
  steps,
  text,
} from '#server/platform/email/email-content.ts';
import type { EmailSource } from '#server/platform/email/email-renderer.ts';
import type { Message, OrderUpdateTexts } from '#src/content/languages/email-texts.ts';
import { packageNameIn } from '#src/content/languages/package-name.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { DEFAULT_LANG } from '#src/domain/markets.ts';
import { type Currency, FORM_MINUTES, promises } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { FORM_LINK_DAYS } from '#src/domain/sale/order/order.rules.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { formatMoney, moneyText } from '#src/domain/shared/money.ts';
import { site } from '#src/domain/site.ts';
import { formLinkUrl, type ProjectLinkEmail, projectLinkBlock } from './email-links.service.ts';

type OrderEmail = ProjectLinkEmail & {
  /** Of the order; English without one. */
  lang?: string;
};
type FormEmail = OrderEmail & { orderId: number; name: string; intakeVersion: number };

type Values = Readonly<Record<string, string | number>>;
type Filled = (value: string) => string;
type Language = { lang: string; texts: OrderUpdateTexts; from: EmailSource };
type Parts = {
  tone: EmailTone;
  message: Message;
  /** In addition to the figures of the offer. */
  values: Values & { name: string };
  /** After the first paragraph. */
  blocks: (filled: Filled) => EmailBlock[];
  /** After the button to the customer's page. */
  end?: EmailBlock[];
};

const FIGURES: Values = {
  days: FORM_LINK_DAYS,
  minutes: FORM_MINUTES,
  designs: promises.prototypes,
  designHours: promises.prototypeHours,
  workingDays: promises.deliveryWorkingDays,
  workingHours: promises.deliveryWorkingHours,
  supportMonths: promises.supportMonths,
};

const fillWith =
  (values: Values): Filled =>
  (value) =>
    fillText(value, { ...FIGURES, ...values });

const orderEmail =
  <Payload extends OrderEmail>(partsOf: (payload: Payload, language: Language) => Parts) =>
  (payload: Payload, from: EmailSource): EmailContent => {
    const { lang, emails } = textsOf(payload.lang ?? DEFAULT_LANG);
    const texts = emails.orderUpdates;
    const { tone, message, values, blocks, end = [] } = partsOf(payload, { lang, texts, from });
    const filled = fillWith(payload.orderId ? { orderId: payload.orderId, ...values } : values);
    return {
      lang,
      tone,
      subject: filled(message.subject),
      preview: filled(message.preview),
      blocks: [
        text(filled(texts.greeting)),
        text(filled(message.lead)),
        ...blocks(filled),
        ...projectLinkBlock(from, payload, lang),
        ...end,
      ],
    };
  };

function formButton(
  { origin, keyring, createdAt }: EmailSource,
  { orderId, intakeVersion }: FormEmail,
  lang: string,
): EmailBlock[] {
  const { button: label, formNote } = textsOf(lang).emails.order.receipt;
  const url = formLinkUrl(origin, keyring, { orderId, version: intakeVersion }, createdAt);
  return [button(label, url), small(fillWith({ orderId })(formNote))];
}

function nextSteps(lang: string): EmailBlock[] {
  const { nextHeading, steps: items } = textsOf(lang).emails.order.receipt;
  return [heading(nextHeading), steps(...items.map(fillWith({})))];
}

type Receipt = FormEmail & { amount: string; currency: Currency; packageType: string };
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
type Refunded = OrderEmail & {
  orderId: number;
  name: string;
  amount: string;
  isFull: boolean;
  isCancelled: boolean;
};
type RefundFailed = OrderEmail & { orderId: number; name: string; amount: string; refunded: string };

export const orderEmails = {
  /** After a payment: receipt and form link in one email. */
  receipt: orderEmail<Receipt>((order, { lang, from }) => {
    const { receipt, printed, questions } = textsOf(lang).emails.order;
    const link = (label: string, path: string) => [label, `${from.origin}${path}`] as const;
    return {
      tone: 'good-news',
      message: receipt,
      values: { name: order.name },
      blocks: (filled) => [
        text(filled(receipt.form)),
        ...formButton(from, order, lang),
        details(
          [receipt.labels.order, String(order.orderId)],
          [receipt.labels.package, packageNameIn(lang, order.packageType)],
          [receipt.labels.price, moneyText(order, lang)],
          [printed.labels.paidOn, longDate(from.createdAt, lang)],
        ),
        ...nextSteps(lang),
        text(filled(receipt.included)),
        text(questions),
      ],
      end: [
        links(
          ...(receipt.package ? [link(receipt.package, paths.pricing)] : []),
          link(receipt.terms, paths.terms),
          link(receipt.refund, paths.refund),
        ),
      ],
    };
  }),
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
  'order-refunded': orderEmail<Refunded>(({ orderId, name, amount, isFull, isCancelled }, { texts }) => ({
    tone: 'neutral',
    message: isFull ? texts.refundedInFull : texts.refundedInPart,
    values: { name, amount },
    blocks: () => [
      ...(isFull || isCancelled ? [] : [text(texts.refundedInPart.workContinues)]),
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
