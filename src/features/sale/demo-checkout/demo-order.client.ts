/** Loaded by late-script.ts, so it does not count towards the weight of the page. */
import type { ApiFailure, Inputs, Outputs } from '#src/client/trpc.ts';
import type { Currency } from '#src/domain/offer.ts';
import { dayText, momentText } from '#src/domain/shared/dates.ts';
import { storedMarket } from '#src/ui/language/visitor-language.ts';
import { savedReferralCode } from '../pricing/saved-referral-code.ts';
import { setText } from './demo-checkout.client.ts';
import { startLaterLink } from './later-link.client.ts';

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Shows or clears the field's error, whose text the page has; returns its validity. */
function validate(field: HTMLInputElement, isValid: boolean): boolean {
  const note = field.nextElementSibling as HTMLElement;
  note.textContent = isValid ? '' : `${note.dataset.text}`;
  note.hidden = isValid;
  field.ariaInvalid = isValid ? null : 'true';
  return isValid;
}

/** The checkout becomes the thank-you page. */
function showThanks(name: string, { orderId, formLink, dueDates }: Outputs['demoCheckout']['pay']): void {
  const heading = document.querySelector('h1');
  const done = document.getElementById('demo-done');
  if (!heading || !done) return;
  heading.textContent = `${heading.dataset.text}`.replace('{name}', () => name.split(' ')[0] ?? '');
  document.title = document.title.replace(/^[^|]+/, () => `${done.dataset.text} `);
  const { lang } = document.documentElement;
  setText('#demo-order', String(orderId));
  setText('[data-designs]', momentText(new Date(dueDates.designs), lang));
  setText('[data-finished]', dayText(new Date(dueDates.website), lang));
  document.getElementById('demo-form-link')?.setAttribute('href', formLink);
  for (const part of document.querySelectorAll<HTMLElement>('#demo-checkout, .checkout-head .lead'))
    part.hidden = true;
  done.hidden = false;
  scrollTo(0, 0);
  heading.focus();
}

export function enhance(form: HTMLFormElement): void {
  const button = form.querySelector('button');
  const error = document.getElementById('demo-error');
  if (!button || !error) return;
  const name = form.elements.namedItem('customerName') as HTMLInputElement;
  const email = form.elements.namedItem('customerEmail') as HTMLInputElement;
  const nameOk = () => validate(name, name.value.trim() !== '');
  const emailOk = () => validate(email, EMAIL.test(email.value.trim()));
  name.oninput = () => name.ariaInvalid && nameOk();
  email.oninput = () => email.ariaInvalid && emailOk();
  const currency = form.elements.namedItem('currency') as HTMLSelectElement;
  const begunId = form.elements.namedItem('begunId') as HTMLInputElement;
  const box = document.getElementById('later-link') as HTMLInputElement;
  startLaterLink(
    box,
    { name, email, currency, begunId },
    () => EMAIL.test(email.value.trim()),
    savedReferralCode,
  );

  form.onsubmit = async (event) => {
    event.preventDefault();
    // Not `disabled`, which would drop the focus: aria-disabled, and repeated submits are ignored.
    if (button.hasAttribute('aria-disabled')) return;
    const invalid = [nameOk() ? undefined : name, emailOk() ? undefined : email].find(Boolean);
    if (invalid) return invalid.focus();
    error.textContent = '';
    button.setAttribute('aria-disabled', 'true');
    let message = error.dataset.text;
    try {
      const order: Inputs['demoCheckout']['pay'] = {
        customerName: name.value.trim(),
        customerEmail: email.value.trim(),
        currency: currency.value as Currency,
        begunId: begunId.value,
        market: storedMarket(),
        referralCode: savedReferralCode(),
      };
      const response = await fetch('/api/demo-checkout', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(order),
      });
      if (response.ok) {
        showThanks(name.value.trim(), await response.json());
        message = '';
      } else {
        const failure: Partial<ApiFailure> = await response.json();
        // Messages of the server are English.
        if (document.documentElement.lang === 'en') message = failure.message;
      }
    } catch {}
    error.textContent = message ?? '';
    button.removeAttribute('aria-disabled');
  };
}
