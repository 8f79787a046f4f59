import { loadWhenUsed } from '#src/ui/behaviour/late-script.ts';
import { onceNear } from '#src/ui/behaviour/once-near.ts';

const SCRIPT = 'https://js.stripe.com/v3/buy-button.js';

/**
 * Fetches the scripts of the currency and the checkout when they are used, and the provider's when
 * the price is near the viewport, if its button is on the page.
 */
export function startPricing(referralKnown: Promise<void>): void {
  for (const part of document.querySelectorAll<HTMLElement>('#pricing [data-script]'))
    loadWhenUsed(
      part,
      'click',
      () => (part.querySelector('summary') ?? part).click(),
      () => {
        const error = part.parentElement?.querySelector<HTMLElement>('[data-failed]');
        if (error) error.textContent = error.dataset.failed ?? '';
      },
    );
  const button = document.querySelector('stripe-buy-button');
  if (!button) return;
  onceNear(button.parentElement ?? button, '600px', () => {
    referralKnown.then(() => {
      const script = document.createElement('script');
      script.async = true;
      script.src = SCRIPT;
      document.head.append(script);
    });
  });
}
