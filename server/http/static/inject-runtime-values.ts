/**
 * At start, inserts values into the pre-rendered pages that only the server knows:
 * origin, payment, analytics, demo mode.
 */
import type { Config } from '#server/platform/config/config.ts';
import { escapeHtml } from '#src/domain/shared/escape-html.ts';
import { withDemoBanner } from '../pages/demo-banner.ts';

type Settings = Pick<
  Config,
  'origin' | 'stripe' | 'analytics' | 'demo' | 'isPublicDemo' | 'claimsConfirmed'
> & {
  /** The home page as a prospect link opens it. */
  greets?: boolean;
};

/** Decides which alternatives of `<x-variant when="...">` are kept. */
export function activeVariants({
  stripe,
  analytics,
  demo,
  isPublicDemo,
  claimsConfirmed,
  greets,
}: Omit<Settings, 'origin'>): Set<string> {
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
    `greeting:${greets ? 'on' : 'off'}`,
    `demo-mailbox:${isPublicDemo ? 'private' : 'open'}`,
  ]);
}

export function injectRuntimeValues(html: string, settings: Settings): string {
  const active = activeVariants(settings);
  const tokens: Record<string, string> = {
    __ORIGIN__: settings.origin,
    __STRIPE_BUY_BUTTON_ID__: escapeHtml(settings.stripe.buyButtonId ?? ''),
    __STRIPE_PUBLISHABLE_KEY__: escapeHtml(settings.stripe.publishableKey ?? ''),
    __STRIPE_CHECKOUT_URL__: escapeHtml(settings.stripe.checkoutUrl ?? ''),
    __ANALYTICS_SCRIPT_URL__: escapeHtml(settings.analytics?.scriptUrl ?? ''),
    __ANALYTICS_ID__: escapeHtml(settings.analytics?.id ?? ''),
  };
  const finished = html
    .replace(/<x-variant\s+when="([^"]+)">([\s\S]*?)<\/x-variant>/g, (_, when: string, inner: string) =>
      active.has(when) ? inner : '',
    )
    .replace(/__[A-Z_]+__/g, (token) => tokens[token] ?? token);
  return settings.isPublicDemo ? withDemoBanner(finished) : finished;
}
