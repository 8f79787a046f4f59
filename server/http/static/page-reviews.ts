/** Real reviews in a built page: quotes made of the page's own template, and structured data. */
import type { PublishedReviews } from '#src/domain/page-facts.ts';
import {
  excerptOf,
  languageOf,
  type PublishedReview,
  QUOTES_SHOWN,
  quotesFor,
  STARS_MAX,
} from '#src/domain/project/review/review.rules.ts';
import { utcDay } from '#src/domain/shared/dates.ts';
import { escapeHtml } from '#src/domain/shared/escape-html.ts';
import { serialiseJson } from '#src/domain/shared/json.ts';

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
  totals: PublishedReviews['totals'];
  /** Location pages claim a rating. */
  hasRating: boolean;
};

/** Takes the template of a quote out of the page. @param quotesMax at most so many are shown */
export function takeReviews(
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
      totals,
      hasRating: html.includes('<x-variant when="rating:'),
    },
  };
}

/** Samples fill the places of real quotes, until there are enough real ones to count. */
export function reviewVariants({ lang, quotes, totals }: Shown, claims: Claims): string[] {
  const samples = claims.isShown && !totals ? QUOTES_SHOWN - quotes.length : 0;
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

export const reviewTokens = ({ lang, totals }: Shown): Record<string, string> =>
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
export function insertReviews(html: string, shown: Shown): string {
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

/** Keeps the content of the active variants without their marks, and drops the others. */
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

/** The language of a page: the first one is that of the document. */
export const langOf = (html: string): string => / lang="([\w-]{2,20})"/.exec(html)?.[1] ?? 'en';
