import { withDemoBanner } from '#server/http/pages/demo-banner.ts';
import type { Config } from '#server/platform/config/config.ts';
import { REFERRAL_COOKIE_DAYS } from '#src/domain/offer.ts';
import { NO_FACTS, type PageFacts } from '#src/domain/page-facts.ts';
import { designHoursClaim } from '#src/domain/project/project/stage-durations.rules.ts';
import { QUOTES_SHOWN } from '#src/domain/project/review/review.rules.ts';
import { KG_CO2_PER_TREE } from '#src/domain/project/tree/certificate.rules.ts';
import { monthText } from '#src/domain/shared/dates.ts';
import { escapeHtml } from '#src/domain/shared/escape-html.ts';
import {
  type Claims,
  hasReviews,
  insertReviews,
  keepVariants,
  langOf,
  reviewTokens,
  reviewVariants,
  takeReviews,
} from './page-reviews.ts';

type Settings = Pick<
  Config,
  'origin' | 'stripe' | 'analytics' | 'demo' | 'isPublicDemo' | 'claimsConfirmed' | 'referralConsent'
>;

/** Decides which alternatives of `<x-variant when="...">` are kept. */
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

/** @param quotesMax a page that would weigh too much shows fewer real reviews */
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

/** The facts that a page of the build shows. */
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
