import { commissionMinor } from '#src/domain/affiliate/commission/commission.rules.ts';
import {
  COMMISSION_HOLD_DAYS,
  COMMISSION_RATE_DEFAULT,
  PRICE_MINOR,
  priceText,
  REFERRAL_COOKIE_DAYS,
} from '#src/domain/offer.ts';
import { minorToShortText } from '#src/domain/shared/money.ts';

const earnedMinor = commissionMinor(PRICE_MINOR.usd, COMMISSION_RATE_DEFAULT);
const dollars = (minor: number): string => `$${minorToShortText(minor)}`;
const price = priceText('usd');
const earned = dollars(earnedMinor);

export const earningsLead = `A sale of ${price} brings you ${earned}. Four clients a month is ${dollars(earnedMinor * 4)}, for a link in your signature.`;

export const calculator = { min: 1, max: 20, start: 4, perSaleMinor: earnedMinor } as const;

/** The texts of the programme's page. */
export const benefits = [
  {
    icon: 'coins',
    title: `${COMMISSION_RATE_DEFAULT}% commission`,
    text: `${earned} on every ${price} package your link sells. Send us a lot of customers and your rate can rise.`,
  },
  {
    icon: 'chart',
    title: 'Easy referrals',
    text: 'One link, one code, one dashboard that shows clicks, sales and earnings as they happen.',
  },
  {
    icon: 'clock',
    title: 'Monthly payouts',
    text: 'By PayPal or bank transfer, every month, with no minimum to reach first.',
  },
] as const;

export const affiliateSteps = [
  {
    title: 'Sign up',
    text: 'Free, in two minutes, approved instantly. Your code is on the screen when you finish.',
  },
  {
    title: 'Share',
    text: 'Send your link to a client, put it in a newsletter, print it as a QR code on a card.',
  },
  {
    title: 'Convert',
    text: `We remember your visitor for ${REFERRAL_COOKIE_DAYS} days, unless they say no. When the order is paid, the sale is yours.`,
  },
  { title: 'Get paid', text: 'Commissions become payable after the refund window and are paid out monthly.' },
] as const;

export const perfectFor = [
  {
    title: 'Agencies',
    text: 'that turn away the jobs too small for them, and want somewhere good to send them.',
  },
  { title: 'Consultants', text: 'whose clients ask “and who does my website?” in the second meeting.' },
  { title: 'Marketing professionals', text: 'who need somewhere decent for their campaigns to land.' },
  { title: 'Business networks', text: 'that want a fixed, fair offer to hand to every new member.' },
] as const;

export const affiliateFaq = [
  {
    question: 'What does it cost to join?',
    answer: 'Nothing, now or later. Approval is instant and there is no minimum term.',
  },
  {
    question: 'How much can I earn?',
    answer: `The standard rate is ${COMMISSION_RATE_DEFAULT}% of each package sold: ${earned} on ${price}, or the same share of the price in the currency the customer paid. Affiliates who send many good customers are offered a higher rate.`,
  },
  {
    question: 'When am I paid?',
    answer: `Monthly. A commission becomes payable ${COMMISSION_HOLD_DAYS} days after the sale, when the refund window has closed, and goes out with the next run to your PayPal account or by bank transfer. There is no minimum payout. Before the first one, sign in once with an emailed code and tell us where to pay.`,
  },
  {
    question: 'How do you know a customer came from me?',
    answer: `Your link carries your code. It is remembered in the visitor’s browser and by our server for ${REFERRAL_COOKIE_DAYS} days. Where we ask visitors first, it is kept for the visit only until they agree; if they say no, it is forgotten at once. The last valid code before the order counts. Your dashboard shows for each sale how it was attributed.`,
  },
  {
    question: 'Can I order through my own link?',
    answer:
      'Not for your own business. If you buy websites on behalf of clients, tell us and we’ll mark your account so that those orders count.',
  },
] as const;
