import type { ApiFailure, Inputs, Outputs } from '#src/client/trpc.ts';
import type { Currency } from '#src/domain/offer.ts';
import { PAYMENT_UNREACHABLE } from '#src/domain/sale/payment/checkout-messages.ts';
import { storedMarket } from '#src/ui/currency/stored-market.ts';

function savedCode(): string | undefined {
  try {
    const [kept, ofVisit] = [localStorage, sessionStorage].map((storage) => storage.getItem('referralCode'));
    return kept ?? ofVisit ?? undefined;
  } catch {
    return undefined;
  }
}

/** Opens the provider's payment page in the visitor's currency; the server decides the amount. */
export function enhance(button: HTMLElement): void {
  const error = button.parentElement?.querySelector('[role=alert]');
  button.onclick = async () => {
    // Not `disabled`, which would drop the focus: aria-disabled, and repeated clicks are ignored.
    if (!error || button.hasAttribute('aria-disabled')) return;
    error.textContent = '';
    button.setAttribute('aria-disabled', 'true');
    try {
      const wanted: Inputs['checkout']['create'] = {
        currency: document.documentElement.dataset.currency as Currency | undefined,
        market: storedMarket(),
        referralCode: savedCode(),
      };
      const response = await fetch('/api/checkout', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(wanted),
      });
      if (!response.ok) {
        const failure: Partial<ApiFailure> = await response.json().catch(() => ({}));
        throw new Error(failure.message ?? PAYMENT_UNREACHABLE);
      }
      const { url }: Outputs['checkout']['create'] = await response.json();
      location.assign(url);
    } catch (problem) {
      error.textContent = problem instanceof TypeError ? PAYMENT_UNREACHABLE : (problem as Error).message;
    }
    button.removeAttribute('aria-disabled');
  };
}
