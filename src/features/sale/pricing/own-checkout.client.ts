import type { ApiFailure, Inputs, Outputs } from '#src/client/trpc.ts';
import type { Currency } from '#src/domain/offer.ts';
import { PAYMENT_UNREACHABLE } from '#src/domain/sale/order/order.rules.ts';
import { visitOrigin } from './visit-origin.ts';

/** Opens the provider's payment page in the visitor's currency; the server decides the amount. */
export function enhance(button: HTMLElement): void {
  const error = button.parentElement?.querySelector<HTMLElement>('[role=alert]');
  button.onclick = async () => {
    // Not `disabled`, which would drop the focus: aria-disabled, and repeated clicks are ignored.
    if (!error || button.hasAttribute('aria-disabled')) return;
    error.textContent = '';
    const unreachable = error.dataset.failed ?? PAYMENT_UNREACHABLE;
    button.setAttribute('aria-disabled', 'true');
    try {
      const wanted: Inputs['checkout']['create'] = {
        // Always named: the country alone would bring its own currency back.
        currency: (document.documentElement.dataset.currency ?? 'usd') as Currency,
        ...visitOrigin(),
      };
      const response = await fetch('/api/checkout', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(wanted),
      });
      if (!response.ok) {
        const failure: Partial<ApiFailure> = await response.json().catch(() => ({}));
        // Messages of the server are English.
        const isTranslated = Boolean(document.getElementById('pricing')?.lang);
        throw new Error((isTranslated ? undefined : failure.message) ?? unreachable);
      }
      const { url }: Outputs['checkout']['create'] = await response.json();
      location.assign(url);
    } catch (problem) {
      error.textContent = problem instanceof TypeError ? unreachable : (problem as Error).message;
    }
    button.removeAttribute('aria-disabled');
  };
}
