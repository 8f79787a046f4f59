import { PACKAGE_NAME, priceText, promises, renewals } from '#src/domain/offer.ts';
import { site } from '#src/domain/site.ts';
import type { LegalPage } from './legal.ts';

export const termsOfService: LegalPage = {
  path: '/terms-of-service',
  title: 'Terms of Service',
  description:
    'The agreement for the website package: what you get for the price, what you give us, when it is done, what renews, and which law applies.',
  updated: '2026-11-02',
  intro: `These terms apply when you order the ${PACKAGE_NAME} from ${site.legalName}. Where a sentence could be read two ways, we stand by the reading that is better for you.`,
  sections: [
    {
      title: 'What you buy',
      text: [
        `For one payment of ${priceText('usd')} (${priceText('gbp')} in the United Kingdom, ${priceText('eur')} on our pages for other European countries, ${priceText('chf')} in Switzerland) you receive:`,
        [
          'a professionally built website for your business',
          'hosting for 1 year and registration of one domain for 1 year',
          `${promises.supportMonths} months of maintenance and support`,
          'the billing software, free for the first year',
          'a tree planted for your order, with a certificate',
        ],
        'Advertising, photography, places in search results, marketplaces with many sellers and visits to your premises are not part of the package.',
      ],
    },
    {
      title: 'How an order runs',
      text: [
        'After payment we send a form for the basic details of your business. When it is filled in we deliver three custom design prototypes within 24 hours. You pick one; we develop it. Within 48 working hours of your choice, and of receiving the content we need, the website is finished and handed over. Working hours are Monday to Friday without public holidays in England. On pages for the United Kingdom and other countries we state 7-14 days for the whole, from order to launch, which includes the time people usually need to send their content.',
      ],
    },
    {
      title: 'What we need from you',
      text: [
        'Truthful details, texts and pictures you are allowed to use, and an answer when we ask something. If we wait for you, the clock waits too. You remain responsible for what your website says about your business, including the legal notices your trade requires; we point out what we notice but do not give legal advice.',
      ],
    },
    {
      title: 'Changes and revisions',
      text: [
        'Revisions of the design are unlimited until you are content. A revision changes what was agreed; a new purpose, such as turning a brochure site into a booking system, is a new job and we say so, with a price, before we begin.',
      ],
    },
    {
      title: 'After the first year',
      text: [
        `Hosting renews at $${renewals.hostingPerYearUsd} a year and maintenance at $${renewals.maintenancePerYearUsd} a year. Your domain renews at the market price of its ending. The billing software is optional at $${renewals.billingSoftwarePerYearUsd} a year. We write to you at least 30 days before anything renews, and nothing renews without your consent.`,
      ],
    },
    {
      title: 'Whose website it is',
      text: [
        'Yours. The design, texts and code made for you may be used, changed and moved elsewhere by you without limit. The domain is registered in your name. Parts that belong to others, such as typefaces and open-source code, keep their own licences. We may show your site in our portfolio unless you ask us not to.',
      ],
    },
    {
      title: 'Payment, cancellation, refunds',
      text: [
        'Payment is due with the order. You may cancel until the prototypes have been delivered; the refund policy has the details and is part of these terms.',
      ],
    },
    {
      title: 'Fair use of hosting',
      text: [
        'Do not use the hosting for anything unlawful, for sending unsolicited mail, or for attacking others. We may suspend a site that harms other customers, and tell you at once why.',
      ],
    },
    {
      title: 'Liability',
      text: [
        'We answer without limit where the law does not let us limit, in particular for fraud and for injury caused by negligence. Otherwise our liability is limited to the price you paid in the year of the event. We do not answer for lost profits caused by an interruption of service.',
      ],
    },
    {
      title: 'Businesses and consumers',
      text: [
        'The package is made for businesses and the self-employed. If you order as a consumer, your statutory rights remain as they are, including any right to withdraw.',
      ],
    },
    {
      title: 'Law and disputes',
      text: [
        `The law of the United Kingdom (England and Wales) governs this agreement, and its courts decide disputes, save where mandatory consumer law gives you another. Before anybody goes to court, write to ${site.email}: most disputes end with a telephone call.`,
      ],
    },
  ],
};
