/** Emails about the order form and the work that follows it. */
import { details, possessive, text } from '#server/platform/email/email-content.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { type OrderEmail, orderEmail } from './template.ts';

type Answers = OrderEmail & {
  fullName: string;
  businessName: string;
  businessDescription: string;
  preferredDomain: string | null;
  domainOwnership: string;
  logoFileName: string | null;
  additionalNotes: string | null;
};

/** To the customer of a verified form only: repeats what they entered. */
export const confirmationReceived = orderEmail<Answers>((sent, { texts: { answers, labels } }) => ({
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
}));

type Work = OrderEmail & { name: string; businessName: string };

/** English names that end in s get an apostrophe only. */
const withName = <Message extends { lead: string }>(message: Message, businessName: string): Message => ({
  ...message,
  lead: message.lead.replace('{business}’s', () => possessive(businessName)),
});
const valuesOf = ({ name, businessName }: Work) => ({ name, business: businessName });

export const workStarted = orderEmail<Work>((work, { lang, texts }) => ({
  tone: 'good-news',
  message: withName(texts.workStarted, work.businessName),
  values: valuesOf(work),
  blocks: () => [text(textsOf(lang).landing.timeNote), text(texts.questions)],
}));

export const workCompleted = orderEmail<Work>((work, { texts: { workCompleted: words } }) => ({
  tone: 'good-news',
  message: withName(words, work.businessName),
  values: valuesOf(work),
  blocks: (filled) => [text(words.certificate), text(filled(words.support))],
}));
