/** What the emails to the customer of an order share. */
import type { Keyring } from '#server/platform/crypto.ts';
import {
  button,
  type EmailBlock,
  type EmailContent,
  type EmailTone,
  heading,
  small,
  steps,
  text,
} from '#server/platform/email/email-content.ts';
import type { Message, OrderUpdateTexts } from '#src/content/languages/email-texts.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { DEFAULT_LANG } from '#src/domain/markets.ts';
import { FORM_MINUTES, promises } from '#src/domain/offer.ts';
import { FORM_LINK_DAYS } from '#src/domain/sale/order/order.rules.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { inWords } from '#src/domain/shared/number-text.ts';
import { intakeLink, type ProjectLinkEmail, projectLinkBlock } from './email-links.service.ts';

type FormTexts = {
  button: string;
  /** Below the button. {orderId}, {days} */
  note: string;
  nextHeading: string;
  /** {designHours}, {workingDays} and {workingHours}, each in one of them. */
  steps: readonly string[];
};

const ENGLISH_FORM_TEXTS: FormTexts = {
  button: 'Fill in the order form',
  note: 'This link is just for you. It belongs to order {orderId} and is valid for {days} days.',
  nextHeading: 'What happens next',
  steps: [
    'Fill in the form: what your business does, your domain and your logo.',
    `Within {designHours} hours of sending it, you’ll have ${inWords(promises.prototypes)} designs to choose from.`,
    'Choose one and we’ll build it. Revisions are unlimited.',
    'Within {workingDays} working days ({workingHours} working hours) of your choice, your website is ready for you to check. Approve it, and we’ll put it live and send your tree certificate.',
  ],
};

/** @param lang BCP 47 tag of a market, such as `de-AT` */
export function formTexts(lang: string): FormTexts {
  const receipt = textsOf(lang).emails.order?.receipt;
  return receipt ? { ...receipt, note: receipt.formNote } : ENGLISH_FORM_TEXTS;
}

export type OrderEmail = ProjectLinkEmail & {
  /** Of the order; English without one. */
  lang?: string;
};
export type FormEmail = OrderEmail & { orderId: number; name: string; intakeVersion: number };

/** What a link needs. */
export type Origin = { origin: string; keyring: Keyring; createdAt: Date };
type Values = Readonly<Record<string, string | number>>;
export type Filled = (value: string) => string;
type Language = { lang: string; texts: OrderUpdateTexts; from: Origin };
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

export const fillWith =
  (values: Values): Filled =>
  (value) =>
    fillText(value, { ...FIGURES, ...values });

export const orderEmail =
  <Payload extends OrderEmail>(partsOf: (payload: Payload, language: Language) => Parts) =>
  (origin: string, keyring: Keyring) =>
  (payload: Payload, { createdAt }: { createdAt: Date }): EmailContent => {
    const { lang, emails } = textsOf(payload.lang ?? DEFAULT_LANG);
    const texts = emails.orderUpdates;
    const from = { origin, keyring, createdAt };
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

/** The button and what the customer should know about its link. */
export function formButton(
  { origin, keyring, createdAt }: Origin,
  { orderId, intakeVersion }: FormEmail,
  lang: string,
): EmailBlock[] {
  const { button: label, note } = formTexts(lang);
  const url = intakeLink(origin, keyring, { orderId, version: intakeVersion }, createdAt);
  return [button(label, url), small(fillWith({ orderId })(note))];
}

export function nextSteps(lang: string): EmailBlock[] {
  const { nextHeading, steps: items } = formTexts(lang);
  return [heading(nextHeading), steps(...items.map(fillWith({})))];
}
