import { REFERRAL_COOKIE_DAYS } from '#src/domain/offer.ts';
import { BEGUN_CHECKOUT_DAYS } from '#src/domain/sale/payment/payment.schema.ts';
import { companyLine, site } from '#src/domain/site.ts';
import type { LegalPage } from './legal.ts';

export const privacyPolicy: LegalPage = {
  path: '/privacy-policy',
  title: 'Privacy Policy',
  description:
    'Which personal data we hold when you visit, write to us, order a website, write a review or join the affiliate programme, why, and for how long.',
  updated: '2026-11-27',
  intro: `This page says what ${site.legalName} knows about you, why, for how long, and what you can ask of us. In short: we set no cookies unless you arrive through a recommendation link or sign in, we keep what your order needs, and we never sell any of it.`,
  sections: [
    {
      title: 'Who is responsible',
      text: [
        `${site.legalName}, ${site.address}, is the controller of the data described here. ${companyLine} Write to ${site.email} about anything on this page; one of us replies.`,
      ],
    },
    {
      title: 'When you browse',
      text: [
        'Our pages set no cookies unless you arrive through a recommendation link or sign in (see below), and load nothing from other companies before you do something that needs it. Our server keeps short technical logs: the time, the page and a shortened network address. They hold no names, and we delete them after 30 days.',
        'If you visit a page with a price in another currency, or choose a currency beside the price, your browser remembers it until you close the tab. It is sent to us only when you order.',
        'If you type your business and your trade to see a first screen of your own, both stay in your browser\'s local storage under the name "first-screen", so that the picture is there when you return and the order form is filled in for you. We don\'t receive any of it until you send that form. Sending the form deletes it, and so does the button "Delete this sketch" beside the picture.',
        'We count per day how many visits begin on each page. The count is a number: nothing about you or your device is stored for it. If you order, we note on the order the page on which your visit began, if your browser names it.',
        'If we switch on a page-view count, it receives the path of the page and nothing you typed.',
      ],
    },
    {
      title: 'When somebody recommended us',
      text: [
        'If you arrive through a recommendation link, its code tells us whom to pay if you order.',
        {
          when: 'referral:ask',
          paragraph: `During your visit, the code is in your browser's session storage under the name "referralCode", which ends with the tab. We ask you before we keep it any longer. With your consent, it is kept in two places: in your browser's local storage under the same name, and in a first-party cookie called "__Host-ref" for ${REFERRAL_COOKIE_DAYS} days. Without your consent, no cookie is set. The basis for keeping it is your consent.`,
        },
        {
          when: 'referral:kept',
          paragraph: `We remember the code from your visit on, in two places: in your browser's local storage under the name "referralCode", and in a first-party cookie called "__Host-ref" for ${REFERRAL_COOKIE_DAYS} days. The basis is our legitimate interest in paying for recommendations.`,
        },
        'We also record the time of the visit, the page you landed on, the site that carried the link and a keyed hash of your network address, for 13 months. The basis is our legitimate interest in paying for recommendations and in noticing fraud.',
        'You can make us forget the code at any time with the button in the thank-you notice or at the foot of each page; nothing else on this site depends on it.',
      ],
    },
    {
      title: 'When you write to us',
      text: [
        'The contact form asks for your name, email address and message and, if you like, your phone number and company. We use them to reply, because we have a legitimate interest in answering people who write to us, or to prepare a contract with you. We delete them when you ask us to, and otherwise after 24 months.',
      ],
    },
    {
      title: 'When you order',
      text: [
        'We need this to perform our contract with you:',
        [
          'your name, email address and phone number, and the order itself',
          'what you tell us about your business on the order form, including a logo you upload',
          'billing details, which the law makes us keep for six years after the end of the financial year',
        ],
        `If you start to order and tick the box that asks for a link to finish later, we keep your name and email address, the price, the country page and the recommendation code of that order. If you have not paid after about an hour, you get one email with the link, and no second one. We do this because you asked for it, and delete the data after ${BEGUN_CHECKOUT_DAYS} days. The email has a link that stops such emails for good; to remember that, we keep a keyed hash of your address.`,
        'We keep an order, its order form and its logo while you are a customer and for six years after, unless you ask us to erase what the law lets us erase. Emails about your order (receipts, reminders, news of your project) are kept with it for as long.',
        "You pay on our payment provider's own pages. We never see a card number; we receive a reference, the amount and the result.",
        'While you fill in the order form or write on your project page, what you type is kept in your browser, so that a reload loses nothing; it is deleted when you send it or close the tab. After you have sent it, your browser keeps your order number until the designs are due or you close the line that shows it.',
      ],
    },
    {
      title: 'When we build your website',
      text: [
        'You follow the work on your project page. It opens with the private link in our emails, without a password: anyone who has the link can open it. Links stop working 180 days after our last email with one; ask us if you want one to stop sooner.',
        'We keep your messages, files, designs and answers while you are a customer and for six years after, to perform our contract with you and to be able to show what was agreed.',
      ],
    },
    {
      title: 'When you write a review',
      text: [
        'We ask you for a review once, by email, after your website went live. If you write one, we publish it with your consent, with the name you choose and your stars, until you ask us to take it down. Only customers whose website is live can write a review. We publish good and bad ones, never change them and never pay for them.',
      ],
    },
    {
      title: 'Your tree certificate',
      text: [
        "Each website that goes live gets a tree certificate: a page and a PDF. They show its number, the name you choose and, once the tree is planted, when and where. Anyone who has the certificate's number can open them. You can ask us to change the name or remove it.",
      ],
    },
    {
      title: 'When you join the affiliate programme',
      text: [
        "To perform our agreement with you, we keep your name, your email address, the payout details you give us (stored encrypted), your clicks, the orders attributed to you and what we paid. Affiliates see a buyer's initials at most, never the name. You sign in with a code we email to you; there is no password to lose.",
        'We delete the clicks after 13 months and keep the rest until you ask us to erase it; your name, your contact and payout details and your messages then go, and only the amounts and dates stay in our accounts.',
        "Signing in sets cookies that are needed for it: one that belongs to the code, for ten minutes; one that keeps you signed in, for up to seven days; and one that stays for 180 days and marks this browser as one you have used before, so that a stranger's wrong codes can't lock you out. It holds no name and no address, and it doesn't sign you in.",
      ],
    },
    {
      title: 'Who else sees data',
      text: [
        `Companies that work for us under contract: the host of our servers, our email provider, the payment provider, and the registrar of your domain, which needs a name for its register. ${site.plantingPartner}, which plants the trees, receives the number of trees, not your name. We never sell your data.`,
        'Where a provider stores data outside the United Kingdom or the European Economic Area, we rely on an adequacy decision or on standard contractual clauses.',
      ],
    },
    {
      title: 'What you can ask',
      text: [
        'You can ask us for a copy of your data, to correct it, delete it, limit how we use it or hand it over in a common format, and you can object to a use that rests on our interests. We reply within a month.',
        `If you are unhappy with how we handle your data, complain to us first: write to ${site.email} with the word "complaint". We acknowledge it within 30 days, look into it without delay and tell you the outcome. You can also complain to the Information Commissioner's Office (which is becoming the Information Commission) in the United Kingdom, or to the authority of the country you live in.`,
      ],
    },
  ],
};
