import type { z } from 'zod';
import type { Currency } from '#src/domain/offer.ts';
import type {
  rememberCheckoutInput,
  rememberCheckoutView,
} from '#src/domain/sale/recovery/recovery.schema.ts';
import { storedMarket } from '#src/ui/currency/stored-market.ts';

type Fields = { email: HTMLInputElement; currency: HTMLSelectElement; begunId: HTMLInputElement };

/**
 * Tells the server whenever the box, the address or the currency changes: the page may be closed
 * at any moment. A call waits for the one before it, whose row it replaces.
 */
export function startLaterLink(
  box: HTMLInputElement,
  { email, currency, begunId }: Fields,
  isComplete: () => boolean,
  referralCode: () => string | undefined,
): void {
  // The link of the email brings the buyer back.
  begunId.value = /^#begun=([a-z2-7]{32})$/.exec(location.hash)?.[1] ?? '';
  let last = Promise.resolve();
  const send = async () => {
    const wanted = box.checked && isComplete();
    if (!wanted && !begunId.value) return;
    const known = { begunId: begunId.value };
    const request: z.input<typeof rememberCheckoutInput> = wanted
      ? {
          ...known,
          wanted,
          customerEmail: email.value.trim(),
          currency: currency.value as Currency,
          market: storedMarket(),
          referralCode: referralCode(),
        }
      : { ...known, wanted };
    try {
      const response = await fetch('/api/demo-checkout/begun', {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
      });
      const remembered: z.output<typeof rememberCheckoutView> | null = response.ok
        ? await response.json()
        : null;
      if (remembered) begunId.value = remembered.begunId ?? '';
    } catch {
      // Without a connection there is nothing to remember; the next change asks again.
    }
  };
  for (const field of [box, email, currency])
    field.addEventListener('change', () => {
      last = last.then(send);
    });
}
