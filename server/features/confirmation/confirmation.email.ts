import { button, details, type EmailContent, text } from '#server/platform/email/layout.ts';
import { promises } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';

type Answers = {
  orderId: number;
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
  () =>
  (answers: Answers): EmailContent => ({
    subject: `Order ${answers.orderId}: we have your answers`,
    preview: `Three designs within ${promises.prototypeHours} hours`,
    blocks: [
      text(`Hello ${answers.fullName},`),
      text(
        `thank you, we have everything we need to start. ${promises.prototypes} designs made for ${answers.businessName} reach you within ${promises.prototypeHours} hours.`,
      ),
      details(
        ['Business', answers.businessName],
        ['What it does', answers.businessDescription],
        ['Domain', answers.preferredDomain ?? 'to be chosen together'],
        ['Logo', answers.logoFileName ? 'received' : 'not sent yet'],
        ['Notes', answers.additionalNotes ?? '-'],
      ),
      text('Something to add or to correct? Simply answer this mail.'),
    ],
  });

type Notice = { id: number; orderId: number | null; verified: boolean; businessName: string };
export const confirmationNotice =
  (origin: string) =>
  (confirmation: Notice): EmailContent => ({
    subject: confirmation.verified
      ? `Order ${confirmation.orderId}: form filled in`
      : 'An order form came in without a valid link',
    preview: confirmation.verified ? 'The design clock is running' : 'Please match it to an order',
    blocks: [
      text(
        confirmation.verified
          ? 'The customer has filled in the form. Three designs are due within 24 hours.'
          : 'Somebody filled in the order form without a valid link. Look at it and attach it to its order by hand.',
      ),
      details(
        ['Business', confirmation.businessName],
        [
          'Order',
          confirmation.orderId
            ? `${confirmation.orderId}${confirmation.verified ? '' : ' (claimed, not verified)'}`
            : 'none given',
        ],
      ),
      button('Open the form', `${origin}${paths.adminConfirmation(confirmation.id)}`),
    ],
  });

type Work = { name: string; businessName: string; orderId: number | null };
export const workStarted =
  () =>
  (work: Work): EmailContent => ({
    subject: 'Work on your website has begun',
    preview: `Live within ${promises.deliveryWorkingHours} working hours of your choice`,
    blocks: [
      text(`Hello ${work.name},`),
      text(`we are building the website of ${work.businessName}.`),
      text(`You receive ${promises.prototypes} designs within ${promises.prototypeHours} hours.`),
      text(
        `Once you have picked one, your website is live within ${promises.deliveryWorkingHours} working hours.`,
      ),
    ],
  });
export const workCompleted =
  () =>
  (work: Work): EmailContent => ({
    subject: 'Your website is finished',
    preview: 'Answer for your tree-planting certificate',
    blocks: [
      text(`Hello ${work.name},`),
      text(`the website of ${work.businessName} is finished.`),
      text(
        'A tree goes with every website. Answer this mail, and we send you the planting certificate of yours.',
      ),
      text(
        'Hosting, domain and twelve months of maintenance and support are running from today. Whenever something should change, answer this mail.',
      ),
    ],
  });
