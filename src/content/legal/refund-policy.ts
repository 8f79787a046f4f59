import { promises, returnsPolicy } from '#src/domain/offer.ts';
import { site } from '#src/domain/site.ts';
import type { LegalPage } from './legal.ts';

/** Structured data reads the same record (`returnsPolicy`). */
export const refundPolicy: LegalPage = {
  path: '/refund-policy',
  title: 'Refund Policy',
  description:
    'When you get your money back, when you do not, and what you get instead: a full refund before the prototypes, unlimited revisions after.',
  updated: '2026-11-22',
  intro:
    'In one sentence: a full refund until the prototypes are delivered, unlimited revisions from then on.',
  sections: [
    {
      title: 'Before the prototypes',
      text: [
        `Cancel within ${returnsPolicy.freeReturnDays} days of ordering, before your three prototypes have been delivered, and we return the whole price, without a fee and without asking why. The ${returnsPolicy.freeReturnDays} days run even if you haven't sent the form.`,
        'There is nothing to post back: a website has no parcel. Search engines ask shops for a way of returning goods, and "by mail" is the nearest they offer; an email is enough.',
      ],
    },
    {
      title: 'After the prototypes',
      text: [
        `There are no refunds once the prototypes are with you. They are custom work, made for your business within ${promises.prototypeHours} hours, and cannot be sold to anyone else. Instead, revisions are unlimited: tell us what is wrong and we redesign, as often as it takes, at no charge.`,
      ],
    },
    {
      title: 'If we are late or fail',
      text: [
        "If we don't deliver the prototypes within the promised time and it's our fault, you may cancel and get the full price back. If we cannot finish the site at all, you get the full price back, whatever the stage.",
      ],
    },
    {
      title: 'Renewals',
      text: [
        'Cancel a renewal of hosting, maintenance or the billing software within 14 days of the charge and we refund it. A domain that has been registered or renewed cannot be returned to its registry; it stays yours.',
      ],
    },
    {
      title: 'How to ask',
      text: [
        `Write to ${site.email} with your order number. We confirm within one working day and return the money to the card you paid with; banks usually take five to ten days to show it.`,
        'Your statutory rights are not affected. UK law applies.',
      ],
    },
  ],
};
