/** For pages, JSON-LD, emails and payment checks. */
import { promises } from './promises.ts';
import { CURRENCIES, type Currency } from './shared/currency.ts';
import { formatMinor, minorToShortText } from './shared/money.ts';
import { inWords } from './shared/number-text.ts';
import { site } from './site.ts';

export const PACKAGE_NAME = `${site.product} Complete Package`;

export { CURRENCIES, type Currency };

/** One-time price per currency in minor units. Payments of any other amount go to review. */
export const PRICE_MINOR: Record<Currency, number> = { usd: 25_000, gbp: 25_000, eur: 28_000, chf: 28_000 };

/** `$250`, `£250`, `€280`, `CHF 280` for English text; other languages use `formatPrice`. */
export const priceText = (currency: Currency): string =>
  formatMinor(PRICE_MINOR[currency], currency).replace(/\.00$/, '');

/** `250`: for sentences that leave the currency open. */
export const PRICE_PLAIN = minorToShortText(PRICE_MINOR.usd);

export const renewals = {
  hostingPerYearUsd: 20,
  maintenancePerYearUsd: 20,
  billingSoftwarePerYearUsd: 60,
} as const;

export const DOMAIN_RENEWAL = 'market price, about $12 to $20 a year';

/** Pages of one website, and how long a change may take that support covers. */
export const PAGES_MAX = 5;
export const SMALL_CHANGE = 'half an hour';

export { promises };

/** From order to launch, at the latest. */
export const LATE_DAYS = Number(promises.ukDeliveryDays.split('-')[1]);

/** Other delivery figures on a page are explained by these sentences. */
export const TIME_SENTENCE = `You’ll have ${inWords(promises.prototypes)} designs within ${promises.prototypeHours} hours of sending the form. Once you’ve chosen one, we’ll finish your website in ${inWords(promises.deliveryWorkingDays)} working days (${promises.deliveryWorkingHours} working hours). From start to finish it takes ${promises.ukDeliveryDays.replace('-', ' to ')} days; days we wait for you don’t count.`;

export const LATE_SENTENCE = `If your website isn’t live ${LATE_DAYS} days after your order (days we wait for you don’t count), cancel and we’ll refund the full price.`;

export const FORM_MINUTES = 10;
export const FORM_DURATION = 'ten minutes';
export const CUSTOMER_PART = `${FORM_DURATION} for the form, an evening for choosing and corrections, and your photos and notes if you have them`;

/** Bought one by one. The domain comes on top: hence the plus sign. */
export const partsUsd = {
  website: 1450,
  hosting: renewals.hostingPerYearUsd,
  maintenance: renewals.maintenancePerYearUsd,
  billingSoftware: renewals.billingSoftwarePerYearUsd,
} as const;
const TOTAL_VALUE_USD = Object.values(partsUsd).reduce((sum, price) => sum + price, 0);

/** `evidence`: the proof that the owner must hold. docs/operations/first-day.md names the risk. */
export const claims = {
  totalValueUsd: {
    text: `$${TOTAL_VALUE_USD}+`,
    evidence: 'quotes for a five-page site, and the prices of the other parts',
  },
  savingsUsd: {
    text: `$${Math.floor(TOTAL_VALUE_USD - PRICE_MINOR.usd / 100)}`,
    evidence: 'total value less the price',
  },
  clients: { text: '500+', evidence: 'order book' },
  treesPlanted: { text: '250+', since: '2023', evidence: 'planting certificates' },
  rating: { value: 4.9, count: 127, evidence: 'review platform export' },
} as const;

/**
 * Whether the claims above and the testimonials are samples. A demo marks samples on the page; a
 * shop shows neither before its owner has confirmed them with CLAIMS_CONFIRMED=on.
 */
export const CLAIMS_ARE_SAMPLES = true;

/** Structured data of location pages; the refund policy page states the same terms. */
export const returnsPolicy = {
  freeReturnDays: 30,
  handlingDays: [1, 2],
  transitDays: 1,
  refundableUntil: 'prototype delivered',
} as const;

/** The refund rule, in the same words wherever it is named. */
export const REFUND_SENTENCE = `Cancel within ${returnsPolicy.freeReturnDays} days of ordering, before you’ve received your designs, and we’ll refund the full price.`;

/** Follows the refund rule. */
export const REFUND_AFTER_SENTENCE =
  'After that, we revise until it’s right, and refund only if we’re late or can’t finish.';

/** By law, in the United Kingdom and the European Union. */
export const CONSUMER_CANCEL_DAYS = 14;
export const CONSUMER_SENTENCE = `Consumers in the UK and the EU can cancel within ${CONSUMER_CANCEL_DAYS} days of ordering. By ordering, you ask us to start work at once; our refund rule comes on top of that right.`;

/** Percent as text: `12.5`. Each affiliate and each commission stores a copy. */
export const COMMISSION_RATE_DEFAULT = '10';
/** Covers the refund window: what may still be refunded isn't paid out. */
export const COMMISSION_HOLD_DAYS = returnsPolicy.freeReturnDays;
export const REFERRAL_COOKIE_DAYS = 90;
