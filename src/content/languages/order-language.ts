/** The texts of the order path as the server sends them: with figures and prices. */
import { times } from '#src/content/landing/promised-times.ts';
import { formatPrice, marketOfLang } from '#src/domain/markets.ts';
import {
  CURRENCIES,
  DOMAIN_RENEWAL,
  FORM_MINUTES,
  LATE_DAYS,
  PAGES_MAX,
  promises,
  renewals,
} from '#src/domain/offer.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { formatMoney } from '#src/domain/shared/money.ts';
import { site } from '#src/domain/site.ts';
import type { LandingDictionary } from './landing-texts.ts';
import type { CheckoutChrome, OrderLanguage } from './order-texts.ts';
import { packageNameIn } from './package-name.ts';
import { textsOf } from './texts-of.ts';

const [domainFrom = 0, domainTo = 0] = (DOMAIN_RENEWAL.match(/\d+/g) ?? []).map(Number);

function figuresIn(lang: string): Record<string, string | number> {
  const dollars = (amount: number) => formatMoney(amount * 100, 'usd', lang, true);
  return {
    designs: promises.prototypes,
    designHours: times.draftHours,
    replyHours: times.replyHours,
    workingHours: times.workingHours,
    workingDays: times.workingDays,
    supportMonths: times.supportMonths,
    lateDays: LATE_DAYS,
    minutes: FORM_MINUTES,
    pages: PAGES_MAX,
    hosting: dollars(renewals.hostingPerYearUsd),
    maintenance: dollars(renewals.maintenancePerYearUsd),
    billing: dollars(renewals.billingSoftwarePerYearUsd),
    domainFrom: dollars(domainFrom),
    domainTo: dollars(domainTo),
    brand: site.brand,
    year: site.copyrightYear,
  };
}

function filled<Value>(value: Value, figures: Record<string, string | number>): Value {
  if (typeof value === 'string') return fillText(value, figures) as Value;
  if (Array.isArray(value)) return value.map((part) => filled(part, figures)) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, filled(part, figures)]),
  ) as Value;
}

const checkoutChrome = (chrome: LandingDictionary['chrome']): CheckoutChrome => ({
  skipToContent: chrome.skipToContent,
  about: chrome.about,
  chat: chrome.chat,
  opensInNewTab: chrome.opensInNewTab,
  theme: chrome.theme,
  themeSystem: chrome.themeSystem,
  themeLight: chrome.themeLight,
  themeDark: chrome.themeDark,
  referralClear: chrome.referralClear,
  copyright: chrome.copyright,
});

/** @param lang BCP 47 tag, such as `de-AT`; an unknown language gets English */
export function orderLanguage(lang: string): OrderLanguage {
  const known = textsOf(lang);
  const { pages, ...order } = known.order;
  const ownPages = pages && { ...pages, chrome: checkoutChrome(known.landing.chrome) };
  const market = marketOfLang(known.lang);
  const prices = Object.fromEntries(
    CURRENCIES.map((currency) => [currency, formatPrice(currency, known.lang)]),
  );
  return {
    ...filled({ ...order, pages: ownPages }, figuresIn(known.lang)),
    lang: known.lang,
    packageName: packageNameIn(known.lang),
    market: market ? { country: market.country, currency: market.currency } : null,
    prices: prices as OrderLanguage['prices'],
  };
}
