import { loadWhenUsed } from '#src/ui/behaviour/late-script.ts';

const SCRIPT = 'https://js.stripe.com/v3/buy-button.js';

/**
 * Fetches the scripts of the currency and the checkout when they are used, and the provider's when
 * the price is near the viewport, if its button is on the page.
 */
export function startPricing(referralKnown: Promise<void>): void {
  for (const part of document.querySelectorAll<HTMLElement>('#pricing [data-script]'))
    loadWhenUsed(part, 'click', () => (part.querySelector('summary') ?? part).click());
  const button = document.querySelector('stripe-buy-button');
  if (!button) return;
  const watch = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      referralKnown.then(() => {
        const script = document.createElement('script');
        script.async = true;
        script.src = SCRIPT;
        document.head.append(script);
      });
    },
    { rootMargin: '600px' },
  );
  watch.observe(button.parentElement ?? button);
}
