import { promises, returnsPolicy } from '#src/domain/offer.ts';
import { site } from '#src/domain/site.ts';
import type { LegalPage } from './legal.ts';

/** Structured data reads the same record (`returnsPolicy`). */
export const refundPolicy: LegalPage = {
  path: '/refund-policy',
  title: 'Refund Policy',
  description:
    'When you get your money back, when you do not, and what you get instead: a full refund before the prototypes, unlimited revisions after.',
  updated: '2026-11-02',
  intro:
    'In one sentence: a full refund until the prototypes are delivered, unlimited revisions from then on.',
  sections: [
    {
      title: 'Before the prototypes',
      text: [
        `Cancel at any time within ${returnsPolicy.freeReturnDays} days of ordering, as long as your three prototypes have not been delivered, and we return the whole price without a fee and without asking why. If you never fill in the form, nothing is delivered, and the ${returnsPolicy.freeReturnDays} days are yours in full.`,
      ],
    },
    {
      title: 'After the prototypes',
      text: [
        `There are no refunds once the prototypes are with you. They are custom work, made for your business within ${promises.prototypeHours} hours, and cannot be sold to somebody else. Instead revisions are unlimited: tell us what is wrong and we draw again, as often as it takes, at no charge.`,
      ],
    },
    {
      title: 'If we are late or fail',
      text: [
        'If we do not deliver the prototypes within the promised time for a reason that is ours, you may cancel and receive the whole price. If we cannot finish the site at all, the same holds, whatever stage we have reached.',
      ],
    },
    {
      title: 'What is not refunded',
      text: [
        'Renewals of hosting, maintenance or the billing software can be cancelled within 14 days of the charge. A domain that has been registered or renewed cannot be returned to its registry; it stays yours.',
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
