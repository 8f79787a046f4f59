import { withDemoBanner } from '#server/http/pages/html-page.ts';
import type { Config } from '#server/platform/config/config.ts';
import { REFERRAL_COOKIE_DAYS } from '#src/domain/offer.ts';
import { NO_FACTS, type PageFacts, type PublishedReviews } from '#src/domain/page-facts.ts';
import { designHoursClaim } from '#src/domain/project/project/stage-durations.rules.ts';
import {
  excerptOf,
  languageOf,
  type PublishedReview,
  QUOTES_SHOWN,
  quotesFor,
  STARS_MAX,
} from '#src/domain/project/review/review.rules.ts';
import { KG_CO2_PER_TREE } from '#src/domain/project/tree/certificate.rules.ts';
import { monthText, utcDay } from '#src/domain/shared/dates.ts';
import { escapeHtml } from '#src/domain/shared/escape-html.ts';
import { serialiseJson } from '#src/domain/shared/json.ts';

type Settings = Pick<
  Config,
  'origin' | 'stripe' | 'analytics' | 'demo' | 'isPublicDemo' | 'claimsConfirmed' | 'referralConsent'
>;

export function activeVariants(
  { stripe, analytics, demo, isPublicDemo, claimsConfirmed, referralConsent }: Settings,
  facts: PageFacts = NO_FACTS,
): Set<string> {
  // The environment decides if it is set, otherwise an owner.
  const isConfirmed = claimsConfirmed ?? facts.areClaimsConfirmed;
  const buyButton = Boolean(stripe.publishableKey && stripe.buyButtonId);
  return new Set([
    `payment:${buyButton ? 'stripe' : demo ? 'demo' : 'none'}`,
    // The buy button alone charges what is set at the provider: then the pages keep their dollars.
    `currency:${buyButton && !stripe.secretKey ? 'fixed' : 'any'}`,
    `checkout:${buyButton && stripe.secretKey ? 'on' : 'off'}`,
    `checkout-link:${stripe.checkoutUrl ? 'on' : 'off'}`,
    `analytics:${analytics ? 'on' : 'off'}`,
    `referral:${referralConsent ? 'ask' : 'kept'}`,
    `demo:${demo ? 'on' : 'off'}`,
    `claims:${demo || isConfirmed ? 'shown' : 'hidden'}`,
    `claims:${demo ? 'sample' : isConfirmed ? 'confirmed' : 'none'}`,
    `demo-mailbox:${isPublicDemo ? 'private' : 'open'}`,
    ...treeVariants(facts.trees, { isShown: demo || isConfirmed, isSample: demo }),
  ]);
}

/** @param quotesMax a page that would weigh too much shows fewer quotes, samples included */
export function injectRuntimeValues(
  html: string,
  settings: Settings,
  facts: PageFacts = NO_FACTS,
  quotesMax: number = QUOTES_SHOWN,
): string {
  const active = new Set([
    ...activeVariants(settings, facts),
    ...designHoursVariants(facts.designHours, langOf(html)),
  ]);
  const tokens: Record<string, string> = {
    __ORIGIN__: settings.origin,
    __STRIPE_BUY_BUTTON_ID__: escapeHtml(settings.stripe.buyButtonId ?? ''),
    __STRIPE_PUBLISHABLE_KEY__: escapeHtml(settings.stripe.publishableKey ?? ''),
    __STRIPE_CHECKOUT_URL__: escapeHtml(settings.stripe.checkoutUrl ?? ''),
    __ANALYTICS_SCRIPT_URL__: escapeHtml(settings.analytics?.scriptUrl ?? ''),
    __ANALYTICS_ID__: escapeHtml(settings.analytics?.id ?? ''),
    __REFERRAL_DAYS__: String(REFERRAL_COOKIE_DAYS),
    ...factTokens(facts),
  };
  const fill = (text: string, more: Record<string, string> = {}): string =>
    text.replace(/__[A-Z_]+__/g, (token) => tokens[token] ?? more[token] ?? token);
  const withBanner = (text: string): string => (settings.isPublicDemo ? withDemoBanner(text) : text);
  if (!hasReviews(html)) return withBanner(fill(keepVariants(html, active)));
  const taken = takeReviews(html, facts.reviews, quotesMax);
  const claims = { isShown: active.has('claims:shown'), isSample: active.has('claims:sample') };
  const variants = new Set([...active, ...reviewVariants(taken.shown, claims)]);
  return insertReviews(
    withBanner(fill(keepVariants(taken.html, variants), reviewTokens(taken.shown))),
    taken.shown,
  );
}

export function factsOn(template: string): (keyof PageFacts)[] {
  const reviews = hasReviews(template);
  const trees = template.includes('when="trees:counted"');
  const claims = reviews || trees || template.includes('when="claims:');
  return [
    ...(reviews ? ['reviews' as const] : []),
    ...(trees ? ['trees' as const] : []),
    ...(claims ? ['areClaimsConfirmed' as const] : []),
    ...(template.includes('when="designs:') ? ['designHours' as const] : []),
  ];
}

/** Trees are counted once there are any. A demo shows its samples and its claims. */
function treeVariants({ planted, reserved }: PageFacts['trees'], { isShown, isSample }: Claims): string[] {
  const isCounted = planted + reserved > 0;
  return [
    ...(isCounted ? ['trees:counted'] : []),
    ...(isShown && (isSample || !isCounted) ? ['trees:claimed'] : []),
    ...(isShown && isCounted && !isSample ? ['trees:claims-without-trees'] : []),
  ];
}

/** Hours of designs, measured once there are enough projects. @param lang for plural forms */
function designHoursVariants(hours: number | null, lang: string): string[] {
  const claim = designHoursClaim(hours);
  return claim === 'measured' && hours !== null
    ? ['designs:measured', `hours:${new Intl.PluralRules(lang).select(hours)}`]
    : [`designs:${claim}`];
}

const NUMBER = new Intl.NumberFormat('en-GB');

const factTokens = ({ trees, designHours }: PageFacts): Record<string, string> => ({
  __TREES_PLANTED__: NUMBER.format(trees.planted),
  __TREES_RESERVED__: NUMBER.format(trees.reserved),
  __TREES_KG__: NUMBER.format(trees.planted * KG_CO2_PER_TREE),
  __TREES_SINCE__: trees.since ? monthText(trees.since) : '',
  __DESIGN_HOURS__: String(designHours ?? ''),
});

const OPEN = '<x-review>';
const CLOSE = '</x-review>';
/** Removed before anything is inserted, so that no text of a review can be taken for it. */
const PLACE = '<x-reviews></x-reviews>';
const JSON_LD = '<script type="application/ld+json">';
const SCRIPT_END = '</script>';

export const hasReviews = (template: string): boolean => template.includes(OPEN);

export type Claims = { isShown: boolean; isSample: boolean };
type Shown = {
  lang: string;
  template: string;
  quotes: readonly PublishedReview[];
  quotesMax: number;
  totals: PublishedReviews['totals'];
  /** Location pages claim a rating. */
  hasRating: boolean;
};

/** Takes the template of a quote out of the page. */
function takeReviews(
  html: string,
  { quotes, totals }: PublishedReviews,
  quotesMax: number,
): { html: string; shown: Shown } {
  const lang = langOf(html);
  const start = html.indexOf(OPEN);
  const end = html.indexOf(CLOSE, start);
  return {
    html: html.slice(0, start) + PLACE + html.slice(end + CLOSE.length),
    shown: {
      lang,
      template: html.slice(start + OPEN.length, end),
      quotes: quotesFor(quotes, lang).slice(0, quotesMax),
      quotesMax,
      totals,
      hasRating: html.includes('<x-variant when="rating:'),
    },
  };
}

/** Samples fill the places of real quotes, until there are enough real ones to count. */
function reviewVariants({ lang, quotes, quotesMax, totals }: Shown, claims: Claims): string[] {
  const samples = claims.isShown && !totals ? quotesMax - quotes.length : 0;
  const rating = totals ? 'real' : claims.isShown ? 'claimed' : 'none';
  return [
    `quotes:${samples + quotes.length > 0 ? 'shown' : 'none'}`,
    `rating:${rating}`,
    `sample-note:${claims.isSample && !totals ? 'shown' : 'none'}`,
    ...Array.from({ length: samples }, (_, index) => `sample:${index + 1}`),
    ...(totals ? [`count:${new Intl.PluralRules(lang).select(totals.count)}`] : []),
  ];
}

const number = (lang: string, value: number, digits = 0): string =>
  value.toLocaleString(lang, { maximumFractionDigits: digits });

const reviewTokens = ({ lang, totals }: Shown): Record<string, string> =>
  totals ? { __RATING__: number(lang, totals.average, 1), __REVIEW_COUNT__: number(lang, totals.count) } : {};

function quoteHtml({ template, lang }: Shown, review: PublishedReview): string {
  const stars = Array.from({ length: STARS_MAX }, (_, index) =>
    index < review.stars ? `star:${index + 1}` : `no-star:${index + 1}`,
  );
  const isForeign = languageOf(review.lang) !== languageOf(lang);
  const values: Record<string, string> = {
    __REVIEW_TEXT__: escapeHtml(excerptOf(review.text)),
    __REVIEW_NAME__: escapeHtml(review.nameShown),
    __REVIEW_STARS__: String(review.stars),
    ' lang="__REVIEW_LANG__"': isForeign ? ` lang="${escapeHtml(review.lang)}"` : '',
  };
  // In one pass: a token in the text of a review stays what its author wrote.
  return keepVariants(template, new Set(stars)).replace(
    /__REVIEW_(?:TEXT|NAME|STARS)__| lang="__REVIEW_LANG__"/g,
    (token) => values[token] ?? token,
  );
}

type Product = Record<string, unknown> & { '@type'?: string };

function withReviewData(json: string, { quotes, totals, hasRating }: Shown): string {
  const document = JSON.parse(json) as { '@graph'?: Product[] };
  const product = document['@graph']?.find((item) => item['@type'] === 'Product');
  if (!product) return json;
  if (totals && hasRating)
    product.aggregateRating = {
      '@type': 'AggregateRating',
      ratingValue: totals.average,
      reviewCount: totals.count,
      bestRating: STARS_MAX,
    };
  if (quotes.length > 0)
    product.review = quotes.map((review) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: review.stars, bestRating: STARS_MAX },
      author: { '@type': 'Person', name: review.nameShown },
      datePublished: utcDay(review.createdAt),
      reviewBody: excerptOf(review.text),
    }));
  return serialiseJson(document);
}

/** The last step: what is inserted here is not read again. */
function insertReviews(html: string, shown: Shown): string {
  const start = html.indexOf(JSON_LD);
  const end = html.indexOf(SCRIPT_END, start);
  const from = start + JSON_LD.length;
  const withData =
    start === -1 || (shown.quotes.length === 0 && !shown.totals)
      ? html
      : html.slice(0, from) + withReviewData(html.slice(from, end), shown) + html.slice(end);
  const quotes = shown.quotes.map((review) => quoteHtml(shown, review)).join('');
  const [before = '', ...after] = withData.split(PLACE);
  return before + quotes + after.join('');
}

/** `<x-variant when="...">`: parts of a page that the server keeps or drops. They can nest. */
const TAG = /<x-variant\s+when="([^"]{1,60})">|<\/x-variant>/g;

export function keepVariants(html: string, active: ReadonlySet<string>): string {
  const open: boolean[] = [];
  let kept = '';
  let from = 0;
  for (const match of html.matchAll(TAG)) {
    if (!open.includes(false)) kept += html.slice(from, match.index);
    from = match.index + match[0].length;
    if (match[1] === undefined) open.pop();
    else open.push(active.has(match[1]));
  }
  return kept + html.slice(from);
}

/** The first one is that of the document. */
const langOf = (html: string): string => / lang="([\w-]{2,20})"/.exec(html)?.[1] ?? 'en';
