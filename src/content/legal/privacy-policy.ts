import { site } from '#src/domain/site.ts';
import type { LegalPage } from './legal.ts';

export const privacyPolicy: LegalPage = {
  path: '/privacy-policy',
  title: 'Privacy Policy',
  description:
    'Which personal data we hold when you visit, write to us, order a website or join the affiliate programme, why, and for how long.',
  updated: '2026-11-22',
  intro: `This page says what ${site.legalName} knows about you, why, for how long, and what you can ask of us. It is written to be read.`,
  sections: [
    {
      title: 'Who is responsible',
      text: [
        `${site.legalName}, ${site.address}, is the controller of the data described here. Write to ${site.email} about anything on this page; a person answers.`,
      ],
    },
    {
      title: 'When you only look around',
      text: [
        'Our public pages set no tracking cookie, load nothing from other companies before you do something that needs them, and ask no permission because there is nothing to permit. Our server keeps short technical logs: the time, the page, a shortened network address. They hold no names and are deleted on a fixed schedule.',
        'If we switch on a page-view count, it receives the path of the page and nothing that you typed.',
      ],
    },
    {
      title: 'When somebody recommended us',
      text: [
        'If you arrive through a recommendation link, the code in it is remembered in two places: in your browser\'s local storage under the name "referralCode", and in a first-party cookie for 90 days, from which your browser restores it when it has cleared its storage. It lets us pay the person who sent you. We also record the time of the visit, the page you landed on, the site the link stood on and a scrambled form of your network address, for no longer than 13 months.',
        'You can clear the code whenever you like with the button in the thank-you notice at the foot of the page. Nothing else on this site depends on it.',
      ],
    },
    {
      title: 'When you write to us',
      text: [
        'The contact form asks for your name, e-mail address and message, and if you wish your phone number and company. We use them to answer, on the basis of our legitimate interest in answering people who write to us, or to prepare a contract with you. We delete them when you ask us to, and otherwise when they are of no further use.',
      ],
    },
    {
      title: 'When you order',
      text: [
        'We keep what a contract needs:',
        [
          'your name, e-mail address and phone number, and the order itself',
          'what you tell us about your business on the order form, including a logo you upload',
          'billing details, which the law makes us keep for six years after the end of the financial year',
        ],
        'Cards are handled by our payment provider on its own pages. We never see a card number; we receive a reference, the amount and the result.',
      ],
    },
    {
      title: 'When you join the affiliate programme',
      text: [
        "We keep your name, e-mail address, the payout details you give us (bank details are stored encrypted), your clicks, the orders attributed to you and what we paid. Buyers' names are never shown to affiliates. You sign in with a code sent to your e-mail address; there is no password to lose.",
        "Signing in sets cookies that are needed for it: one that belongs to the code, for ten minutes; one that keeps you signed in, for up to seven days; and one that stays for 180 days and marks this browser as one you have used before, so that a stranger's wrong codes can't lock you out. It holds no name and no address, and it doesn't sign you in.",
      ],
    },
    {
      title: 'Who else sees data',
      text: [
        'Companies that work for us under contract: the host of our servers, the sender of our mail, the payment provider, and the registrar of your domain, which needs a name for its register. The organisation that plants the trees receives the number of trees, not your name. We sell nothing to anybody.',
        'Where a provider stores data outside the United Kingdom or the European Economic Area, we rely on an adequacy decision or on the standard contractual clauses.',
      ],
    },
    {
      title: 'What you can ask',
      text: [
        "You may ask for a copy of your data, for its correction, its deletion, a restriction of its use, or its transfer; you may object to a use based on our interests. We answer within a month. If you are unhappy with the answer you can complain to the Information Commissioner's Office in the United Kingdom, or to the authority of the country you live in.",
      ],
    },
  ],
};
