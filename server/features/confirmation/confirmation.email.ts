import type { Keyring } from '#server/platform/crypto.ts';
import type { EmailContent } from '#server/platform/email/email-content.ts';
import { button, details, possessive, text } from '#server/platform/email/layout.ts';
import { promises, TIME_SENTENCE } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { inWords } from '#src/domain/shared/number-words.ts';
import { followProject, type ProjectLinkEmail } from '../project-link/follow-project.service.ts';

const designs = `${inWords(promises.prototypes)} designs`;

type Answers = ProjectLinkEmail & {
  fullName: string;
  businessName: string;
  businessDescription: string;
  preferredDomain: string | null;
  domainOwnership: string;
  logoFileName: string | null;
  additionalNotes: string | null;
};

/** To the customer of a verified form only: repeats what they entered. */
export const confirmationReceived =
  (origin: string, keyring: Keyring) =>
  (answers: Answers): EmailContent => ({
    subject: `Order ${answers.orderId}: we’ve got your answers`,
    preview: `You’ll have ${designs} within ${promises.prototypeHours} hours.`,
    blocks: [
      text(`Hello ${answers.fullName},`),
      text(
        `Thank you. We have everything we need to start. You’ll have ${designs} for ${answers.businessName} within ${promises.prototypeHours} hours.`,
      ),
      text('Here’s what you told us:'),
      details(
        ['Business', answers.businessName],
        ['What it does', answers.businessDescription],
        ['Domain', answers.preferredDomain ?? 'We’ll choose it together'],
        ['Logo', answers.logoFileName ? 'Received' : 'Not sent yet'],
        ...(answers.additionalNotes ? [['Notes', answers.additionalNotes] as const] : []),
      ),
      text('Anything to add or correct? Just reply to this email.'),
      ...followProject(origin, keyring, answers),
    ],
  });

type Notice = { id: number; orderId: number | null; verified: boolean; businessName: string };
/** To the shop. */
export const confirmationNotice =
  (origin: string) =>
  (confirmation: Notice): EmailContent => ({
    subject: confirmation.verified
      ? `Order ${confirmation.orderId}: form received`
      : 'Order form received without a valid link',
    preview: confirmation.verified
      ? `${confirmation.businessName} expects ${designs} within ${promises.prototypeHours} hours.`
      : 'Match it to an order.',
    blocks: [
      text(
        confirmation.verified
          ? `The customer has sent the form. Their ${designs} are due within ${promises.prototypeHours} hours.`
          : 'Someone filled in the order form without a valid link. Check it, then attach it to its order in the admin area.',
      ),
      details(
        ['Business', confirmation.businessName],
        [
          'Order',
          confirmation.orderId
            ? `${confirmation.orderId}${confirmation.verified ? '' : ' (claimed, not verified)'}`
            : 'None given',
        ],
      ),
      button('Open the form', `${origin}${paths.adminConfirmation(confirmation.id)}`),
    ],
  });

type Work = { name: string; businessName: string; orderId: number | null; linkVersion?: number | null };

const followWork = (origin: string, keyring: Keyring, { orderId, linkVersion }: Work) =>
  orderId ? followProject(origin, keyring, { orderId, linkVersion }) : [];

const _FINISHED_WITHIN = `within ${promises.deliveryWorkingHours} working hours (${inWords(promises.deliveryWorkingDays)} working days) of choosing a design`;

export const workStarted =
  (origin: string, keyring: Keyring) =>
  (work: Work): EmailContent => ({
    subject: 'We’ve started work on your website',
    preview: 'When you’ll have your designs, and when we’ll finish.',
    blocks: [
      text(`Hello ${work.name},`),
      text(`We’ve started work on ${possessive(work.businessName)} website.`),
      text(TIME_SENTENCE),
      text('Any questions? Just reply to this email.'),
      ...followWork(origin, keyring, work),
    ],
  });

export const workCompleted =
  (origin: string, keyring: Keyring) =>
  (work: Work): EmailContent => ({
    subject: 'Your website is finished',
    preview: `Your ${promises.supportMonths} months of support start today.`,
    blocks: [
      text(`Hello ${work.name},`),
      text(`${possessive(work.businessName)} website is finished.`),
      text(
        'We plant a tree for every order. If you haven’t received your tree-planting certificate yet, reply to this email and we’ll send it to you.',
      ),
      text(
        `Your hosting, your domain and ${promises.supportMonths} months of maintenance and support start today. To change anything, just reply to this email.`,
      ),
      ...followWork(origin, keyring, work),
    ],
  });
