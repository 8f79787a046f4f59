import type { Inputs, Outputs } from '#src/client/trpc.ts';
import type { Currency } from '#src/domain/offer.ts';
import { storedMarket } from '#src/ui/language/visitor-language.ts';

type Fields = {
  name: HTMLInputElement;
  email: HTMLInputElement;
  currency: HTMLSelectElement;
  begunId: HTMLInputElement;
};

/** The link of the email brings the buyer back; name and address do not stay in the address bar. */
function resume({ name, email, begunId }: Fields): void {
  const kept = new URLSearchParams(location.hash.slice(1));
  begunId.value = /^[a-z2-7]{32}$/.exec(kept.get('begun') ?? '')?.[0] ?? '';
  if (!begunId.value) return;
  name.value ||= kept.get('name') ?? '';
  email.value ||= kept.get('email') ?? '';
  history.replaceState(history.state, '', `#begun=${begunId.value}`);
}

/**
 * Tells the server whenever the box or one of the fields changes: the page may be closed at any
 * moment. A call waits for the one before it, whose row it replaces.
 */
export function startLaterLink(
  box: HTMLInputElement,
  fields: Fields,
  isComplete: () => boolean,
  referralCode: () => string | undefined,
): void {
  const { name, email, currency, begunId } = fields;
  resume(fields);
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
  for (const field of [box, name, email, currency])
    field.addEventListener('change', () => {
      last = last.then(send);
    });
}
