const SCRIPT = 'https://js.stripe.com/v3/buy-button.js';

/**
 * Loads the payment provider's script when the price is near the viewport, if its button is on the
 * page.
 */
export function startPricing(referralKnown: Promise<void>): void {
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
