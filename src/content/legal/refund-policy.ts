import {
  CONSUMER_CANCEL_DAYS,
  CONSUMER_SENTENCE,
  LATE_SENTENCE,
  promises,
  REFUND_AFTER_SENTENCE,
  REFUND_SENTENCE,
  returnsPolicy,
} from '#src/domain/offer.ts';
import { inWords } from '#src/domain/shared/number-text.ts';
import { site } from '#src/domain/site.ts';
import type { LegalPage } from './legal.ts';

/** Structured data reads the same record (`returnsPolicy`). */
export const refundPolicy: LegalPage = {
  path: '/refund-policy',
  title: 'Refund Policy',
  description:
    'When you get your money back and what you get instead: the full price within 30 days, until you have your designs; unlimited revisions after that.',
  updated: '2026-11-26',
  intro: `In short: ${REFUND_SENTENCE} ${REFUND_AFTER_SENTENCE}`,
  sections: [
    {
      title: 'Before you have your designs',
      text: [
        `${REFUND_SENTENCE} We charge no fee and don't ask why. Your ${inWords(promises.prototypes)} designs, also called prototypes, are what you choose from. The ${returnsPolicy.freeReturnDays} days run even if you haven't sent the order form.`,
        "To cancel, email us. There's nothing to send back.",
      ],
    },
    {
      title: 'After you have your designs',
      text: [
        `Once your designs have been delivered, we don't give refunds: they're custom work, made for your business within ${promises.prototypeHours} hours, and can't be sold to anyone else. Instead, revisions are unlimited: tell us what's wrong and we'll redesign, as often as it takes, at no charge. If we are late or fail, or if you are a consumer, you have further rights, described below.`,
      ],
    },
    {
      title: 'If we are late or fail',
      text: [
        `If we don't deliver your designs within ${promises.prototypeHours} hours of your order form and it's our fault, you can cancel and get the full price back. ${LATE_SENTENCE} If we can't finish your website at all, you get the full price back, whatever the stage.`,
      ],
    },
    {
      title: 'If you are a consumer',
      text: [
        `${CONSUMER_SENTENCE} If you cancel within those ${CONSUMER_CANCEL_DAYS} days but after you've received your designs, we keep the part of the price that pays for the work done until then. Once your website is live, this right ends. The terms of service have the details.`,
      ],
    },
    {
      title: 'Renewals',
      text: [
        "We ask you before anything renews. If you change your mind within 14 days of paying, we'll refund it. A domain that has been registered or renewed can't be returned to its registry; it stays yours.",
      ],
    },
    {
      title: 'How to ask',
      text: [
        `Write to ${site.email} with your order number. We reply within ${promises.replyHours} hours, on weekends too, and refund you the way you paid; banks usually take five to ten days to show it.`,
        'Your statutory rights are not affected. UK law applies.',
      ],
    },
  ],
};
