const SCRIPT = 'https://js.stripe.com/v3/buy-button.js';

/** The payment provider's script is fetched when the price comes near, and only where its button is in the page. */
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
