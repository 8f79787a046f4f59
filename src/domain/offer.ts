/** Spec 1 and 9: the one package, its prices, its promises and its claims. Page text, JSON-LD, mails and payment checks read this. */
import { formatMinor, minorToShortText } from './shared/money.ts';
import { site } from './site.ts';

export const PACKAGE_NAME = `${site.product} Complete Package`;

export const CURRENCIES = ['usd', 'gbp', 'eur', 'chf'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The flat one-time price per currency in minor units (cents, pence, Rappen). The payment allow-list is this table. */
export const PRICE_MINOR: Record<Currency, number> = { usd: 25_000, gbp: 25_000, eur: 28_000, chf: 28_000 };

/** `$250`, `£250`, `€280`, `CHF 280`: the price in English text. Pages in other languages write theirs with `formatPrice`. */
export const priceText = (currency: Currency): string => formatMinor(PRICE_MINOR[currency], currency).replace(/\.00$/, '');

/** `250`: for sentences that leave the currency open. */
export const PRICE_PLAIN = minorToShortText(PRICE_MINOR.usd);

export const renewals = {
  hostingPerYearUsd: 20,
  maintenancePerYearUsd: 20,
  billingSoftwarePerYearUsd: 60,
} as const;

export const promises = {
  prototypes: 3,
  prototypeHours: 24,
  deliveryWorkingHours: 48,
  deliveryFaqHours: '48-72',
  ukDeliveryDays: '7-14',
  supportMonths: 12,
  replyHours: 24,
} as const;

const TOTAL_VALUE_USD = 1550;

/**
 * Marketing claims. Each is shown as it stands here and nowhere else by hand; `evidence` says what the owner must be able to
 * show for it. docs/operations.md warns what unproven claims risk.
 */
export const claims = {
  totalValueUsd: { text: `$${TOTAL_VALUE_USD}+`, evidence: 'price list of the parts bought one by one' },
  savingsUsd: { text: `$${Math.floor(TOTAL_VALUE_USD - PRICE_MINOR.usd / 100)}`, evidence: 'total value less the price' },
  clients: { text: '500+', evidence: 'order book' },
  treesPlanted: { text: '250+', evidence: 'planting certificates' },
  rating: { value: 4.9, count: 127, evidence: 'review platform export' },
} as const;

/** One switch turns the rating mark-up off; the visible text follows it. Environment is not consulted: this is an editorial decision. */
export const SHOW_RATING = true;

/** Spec 2: structured data of location pages. The refund policy page states the same record in words. */
export const returnsPolicy = { freeReturnDays: 30, handlingDays: [1, 2], transitDays: 1, refundableUntil: 'prototype delivered' } as const;

/** Spec 9: 10 %, i.e. 25 on a 250 package. Basis points so that rates stay integers. */
export const COMMISSION_RATE_DEFAULT = '10';
export const COMMISSION_HOLD_DAYS = 30;
