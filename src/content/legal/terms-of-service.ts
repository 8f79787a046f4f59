import {
  CONSUMER_CANCEL_DAYS,
  CONSUMER_SENTENCE,
  DOMAIN_RENEWAL,
  LATE_SENTENCE,
  PACKAGE_NAME,
  priceText,
  promises,
  REFUND_SENTENCE,
  renewals,
  TIME_SENTENCE,
} from '#src/domain/offer.ts';
import { PACKAGE_SCOPE } from '#src/domain/package-items.ts';
import { inWords } from '#src/domain/shared/number-text.ts';
import { companyLine, site } from '#src/domain/site.ts';
import type { LegalPage } from './legal.ts';

export const termsOfService: LegalPage = {
  path: '/terms-of-service',
  title: 'Terms of Service',
  description:
    'The agreement for the website package: what you get for the price, what you give us, when it is done, what renews, and which law applies.',
  updated: '2026-11-27',
  intro: `These terms apply when you order the ${PACKAGE_NAME} from ${site.legalName}. If a sentence could be read two ways, the reading that is better for you counts.`,
  sections: [
    {
      title: 'Who we are',
      text: [
        [`${site.legalName}, ${site.address}.`, companyLine, `Email ${site.email}, phone ${site.phone}.`]
          .filter(Boolean)
          .join(' '),
      ],
    },
    {
      title: 'What you buy',
      text: [
        `For one payment of ${priceText('usd')} (${priceText('gbp')} on our pages for the United Kingdom, ${priceText('eur')} on those for other European countries, ${priceText('chf')} on those for Switzerland, or the price in the currency you choose) you receive:`,
        [
          'a professionally built website for your business',
          'hosting for 1 year and registration of one domain for 1 year',
          `${promises.supportMonths} months of maintenance and support`,
          `${site.billingSoftware}, free for the first year`,
          'a tree planted for your order, with a certificate',
        ],
        'In detail:',
        PACKAGE_SCOPE.map(({ subject, text }) => `${subject}: ${text}`),
        'Advertising, photography, search rankings, multi-seller marketplaces and visits to your premises are not part of the package.',
        'Prices are what you pay; any VAT we owe is included.',
      ],
    },
    {
      title: 'How an order runs',
      text: [
        `After payment we send you the order form, which asks for the basic details of your business. You choose one of ${inWords(promises.prototypes)} designs (also called prototypes), ask for as many changes as you like, and we build it.`,
        `${TIME_SENTENCE} The working hours begin when you have chosen and we have the content we need. A working hour is an hour between 9am and 5pm, Monday to Friday, except public holidays in England.`,
        LATE_SENTENCE,
      ],
    },
    {
      title: 'What we need from you',
      text: [
        "Please give us accurate details, words and pictures you're allowed to use, and a reply when we ask you something. While we wait for you, the clock stops. You remain responsible for what your website says about your business, including the legal notices your trade requires; we point out what we notice, but we don't give legal advice.",
      ],
    },
    {
      title: 'Changes and revisions',
      text: [
        'Revisions of the design are unlimited until you are happy. A revision changes what was agreed. A new purpose, such as turning a brochure site into a booking system, is a new job: we tell you so, with a price, before we begin.',
      ],
    },
    {
      title: 'After the first year',
      text: [
        'The year of hosting, maintenance and support starts on the day your site goes live. The year of the domain starts on the day we register it.',
        `Hosting renews at $${renewals.hostingPerYearUsd} a year and maintenance at $${renewals.maintenancePerYearUsd} a year. Your domain renews at ${DOMAIN_RENEWAL}, depending on its ending (.com, .co.uk). The billing software is optional at $${renewals.billingSoftwarePerYearUsd} a year. We write to you at least 30 days before anything renews, and ask you before we renew it. If you change your mind within 14 days of paying, we'll refund it, except for a domain, which can't be returned to its registry.`,
      ],
    },
    {
      title: 'Whose website it is',
      text: [
        'Yours. You may use, change and move the design, the text and the code we make for you without limit. The domain is registered in your name. Parts that belong to others, such as typefaces and open-source code, keep their own licences. We may show your site in our portfolio unless you ask us not to.',
      ],
    },
    {
      title: 'Payment, cancellation, refunds',
      text: [
        `Payment is due with the order. ${REFUND_SENTENCE} The refund policy has the details and is part of these terms.`,
      ],
    },
    {
      title: 'Fair use of hosting',
      text: [
        'Do not use the hosting for anything unlawful, for sending unsolicited email, or for attacking others. We may suspend a site that harms other customers, and will tell you why straight away.',
      ],
    },
    {
      title: 'Liability',
      text: [
        'Nothing limits our liability where the law does not allow it, in particular for fraud, and for death or personal injury caused by negligence. Otherwise our liability is limited to what you paid us in the year before. We are not liable for lost profits caused by an interruption of service.',
      ],
    },
    {
      title: 'Consumers: your right to cancel',
      text: [
        `The package is made for businesses and the self-employed. If you order as a consumer, your statutory rights remain as they are. ${CONSUMER_SENTENCE}`,
        `The ${CONSUMER_CANCEL_DAYS} days begin on the day you order. To cancel, tell us in a clear statement by email or post before they end; you needn't give a reason. We refund what you paid within 14 days, in the way you paid. If we have started at your request and you've already received your designs, we keep the part of the price that pays for the work done until you cancelled. Once your website is live, this right ends.`,
        "You can use these words, but you needn't:",
        [
          `To ${site.legalName}, ${site.address}, ${site.email}`,
          `I cancel my contract for the ${PACKAGE_NAME}.`,
          'Ordered on, and order number:',
          'Name and address of the consumer:',
          'Date (and signature, if on paper):',
        ],
      ],
    },
    {
      title: 'Law and disputes',
      text: [
        `The law of England and Wales, in the United Kingdom, applies, and its courts decide disputes, unless consumer law where you live says otherwise. Before anyone goes to court, write to ${site.email}: most disputes end with a phone call.`,
      ],
    },
  ],
};
