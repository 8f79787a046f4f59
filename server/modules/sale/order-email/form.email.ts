/** Emails that ask for the order form. The receipt does so too. */
import { type EmailBlock, text } from '#server/platform/email/email-content.ts';
import type { OrderUpdateTexts } from '#src/content/languages/email-texts.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { type Filled, type FormEmail, formButton, nextSteps, orderEmail } from './template.ts';

/** Sent manually from the admin area. */
export const formLink = orderEmail<FormEmail>((order, { lang, texts, from }) => ({
  tone: 'needs-action',
  message: texts.formLink,
  values: { name: order.name },
  blocks: () => [
    ...formButton(from, order, lang),
    ...nextSteps(lang),
    text(textsOf(lang).landing.timeNote),
    text(texts.questions),
  ],
}));

type Reminder = FormEmail & {
  isLast: boolean;
  /** A written date. */
  refundUntil: string;
};

const lastReminder = (
  { formReminder }: OrderUpdateTexts,
  { refundUntil }: Reminder,
  filled: Filled,
): EmailBlock[] => [
  text(formReminder.lastReminder),
  ...(refundUntil ? [text(filled(formReminder.refundUntil))] : []),
];

/** Paid, link sent, no form yet. */
export const formReminder = orderEmail<Reminder>((order, { lang, texts, from }) => ({
  tone: 'needs-action',
  message: texts.formReminder,
  values: { name: order.name, date: order.refundUntil ?? '' },
  blocks: (filled) => [
    text(filled(texts.formReminder.promise)),
    ...formButton(from, order, lang),
    text(texts.formReminder.help),
    ...(order.isLast ? lastReminder(texts, order, filled) : []),
  ],
}));
