/**
 * Inserts values into the pre-rendered pages that only the server knows: at start origin, payment,
 * analytics and demo mode, and whenever they change the published reviews and measured figures.
 */
import { NO_REVIEWS, type PublishedReviews } from '#server/modules/project/review/public-reviews.port.ts';
import type { TreeCounts } from '#server/modules/project/tree/tree-counts.port.ts';
import type { Config } from '#server/platform/config/config.ts';
import { QUOTES_SHOWN } from '#src/domain/project/review/review.rules.ts';
import { escapeHtml } from '#src/domain/shared/escape-html.ts';
import { withDemoBanner } from '../pages/demo-banner.ts';
import { designHoursTokens, designHoursVariants } from './page-design-hours.ts';
import { hasReviews, insertReviews, reviewTokens, reviewVariants, takeReviews } from './page-reviews.ts';
import { treeTokens, treeVariants } from './page-trees.ts';
import { keepVariants, langOf } from './page-variants.ts';

type Settings = Pick<
  Config,
  'origin' | 'stripe' | 'analytics' | 'demo' | 'isPublicDemo' | 'claimsConfirmed'
> & {
  trees?: TreeCounts;
  /** Null while too few projects are measured. */
  designHours?: number | null;
};

/** Decides which alternatives of `<x-variant when="...">` are kept. */
export function activeVariants({
  stripe,
  analytics,
  demo,
  isPublicDemo,
  claimsConfirmed,
  trees,
}: Omit<Settings, 'origin' | 'designHours'>): Set<string> {
  const buyButton = Boolean(stripe.publishableKey && stripe.buyButtonId);
  return new Set([
    `payment:${buyButton ? 'stripe' : demo ? 'demo' : 'none'}`,
    // The buy button alone charges what is set at the provider: then the pages keep their dollars.
    `currency:${buyButton && !stripe.secretKey ? 'fixed' : 'any'}`,
    `checkout:${buyButton && stripe.secretKey ? 'on' : 'off'}`,
    `checkout-link:${stripe.checkoutUrl ? 'on' : 'off'}`,
    `analytics:${analytics ? 'on' : 'off'}`,
    `demo:${demo ? 'on' : 'off'}`,
    `claims:${demo || claimsConfirmed ? 'shown' : 'hidden'}`,
    `claims:${demo ? 'sample' : claimsConfirmed ? 'confirmed' : 'none'}`,
    `demo-mailbox:${isPublicDemo ? 'private' : 'open'}`,
    ...treeVariants(trees, { isShown: demo || claimsConfirmed === true, isSample: demo }),
  ]);
}

/** @param quotesMax a page that would weigh too much shows fewer real reviews */
export function injectRuntimeValues(
  html: string,
  settings: Settings,
  published: PublishedReviews = NO_REVIEWS,
  quotesMax: number = QUOTES_SHOWN,
): string {
  // The environment decides if it is set, otherwise an owner.
  const claimsConfirmed = settings.claimsConfirmed ?? published.areClaimsConfirmed;
  const { designHours = null } = settings;
  const active = new Set([
    ...activeVariants({ ...settings, claimsConfirmed }),
    ...designHoursVariants(designHours, langOf(html)),
  ]);
  const tokens: Record<string, string> = {
    __ORIGIN__: settings.origin,
    __STRIPE_BUY_BUTTON_ID__: escapeHtml(settings.stripe.buyButtonId ?? ''),
    __STRIPE_PUBLISHABLE_KEY__: escapeHtml(settings.stripe.publishableKey ?? ''),
    __STRIPE_CHECKOUT_URL__: escapeHtml(settings.stripe.checkoutUrl ?? ''),
    __ANALYTICS_SCRIPT_URL__: escapeHtml(settings.analytics?.scriptUrl ?? ''),
    __ANALYTICS_ID__: escapeHtml(settings.analytics?.id ?? ''),
    ...treeTokens(settings.trees),
    ...designHoursTokens(designHours),
  };
  const fill = (text: string, more: Record<string, string> = {}): string =>
    text.replace(/__[A-Z_]+__/g, (token) => tokens[token] ?? more[token] ?? token);
  const withBanner = (text: string): string => (settings.isPublicDemo ? withDemoBanner(text) : text);
  if (!hasReviews(html)) return withBanner(fill(keepVariants(html, active)));
  const taken = takeReviews(html, published, quotesMax);
  const claims = { isShown: active.has('claims:shown'), isSample: active.has('claims:sample') };
  const variants = new Set([...active, ...reviewVariants(taken.shown, claims)]);
  return insertReviews(
    withBanner(fill(keepVariants(taken.html, variants), reviewTokens(taken.shown))),
    taken.shown,
  );
}
