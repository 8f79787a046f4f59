import type { Inputs, Outputs } from '#src/client/trpc.ts';
import type { Currency } from '#src/domain/offer.ts';
import { storedMarket } from '#src/ui/language/visitor-language.ts';

type Fields = {
  name: HTMLInputElement;
  email: HTMLInputElement;
  currency: HTMLSelectElement;
  begunId: HTMLInputElement;
};

/**
 * Tells the server at once, and whenever the box or one of the fields changes: the page may be
 * closed at any moment. A call waits for the one before it, whose row it replaces.
 */
export function startLaterLink(
  box: HTMLInputElement,
  fields: Fields,
  isComplete: () => boolean,
  referralCode: () => string | undefined,
): void {
  const { name, email, currency, begunId } = fields;
  let last = Promise.resolve();
  const send = async () => {
    const wanted = box.checked && isComplete();
    if (!wanted && !begunId.value) return;
    const known = { begunId: begunId.value };
    const request: Inputs['recovery']['remember'] = wanted
      ? {
          ...known,
          wanted,
          customerEmail: email.value.trim(),
          customerName: name.value.trim(),
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
      const remembered: Outputs['recovery']['remember'] | null = response.ok ? await response.json() : null;
      if (remembered) begunId.value = remembered.begunId ?? '';
    } catch {
      // Without a connection there is nothing to remember; the next change asks again.
    }
  };
  const sendNext = () => {
    last = last.then(send);
  };
  for (const field of [box, name, email, currency]) field.addEventListener('change', sendNext);
  // It may have been ticked before this script was there.
  if (box.checked) sendNext();
}
