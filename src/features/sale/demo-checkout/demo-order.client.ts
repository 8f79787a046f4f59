/** Loaded by late-script.ts, so it does not count towards the weight of the page. */
import type { ApiFailure, Inputs, Outputs } from '#src/client/trpc.ts';
import type { Currency } from '#src/domain/offer.ts';
import { dayText, momentText } from '#src/domain/shared/dates.ts';
import { visitOrigin } from '../pricing/visit-origin.ts';
import { setText } from './demo-checkout.client.ts';

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const isEmail = ({ value }: HTMLInputElement): boolean => EMAIL.test(value.trim());

/** Shows or clears the field's error, whose text the page has; returns its validity. */
function validate(field: HTMLInputElement, isValid: boolean): boolean {
  const note = field.nextElementSibling as HTMLElement;
  note.textContent = isValid ? '' : `${note.dataset.text}`;
  note.hidden = isValid;
  field.ariaInvalid = isValid ? null : 'true';
  return isValid;
}

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
  const emailOk = () => validate(email, isEmail(email));
  name.oninput = () => name.ariaInvalid && nameOk();
  email.oninput = () => email.ariaInvalid && emailOk();
  const currency = form.elements.namedItem('currency') as HTMLSelectElement;
  const begunId = form.elements.namedItem('begunId') as HTMLInputElement;
  startLaterLink({ name, email, currency, begunId });

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
        ...visitOrigin(),
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

type Fields = Record<'name' | 'email' | 'begunId', HTMLInputElement> & { currency: HTMLSelectElement };

/**
 * Tells the server at once, and whenever the box or one of the fields changes: the page may be
 * closed at any moment. A call waits for the one before it, whose row it replaces.
 */
function startLaterLink({ name, email, currency, begunId }: Fields): void {
  const box = document.getElementById('later-link') as HTMLInputElement;
  let last = Promise.resolve();
  const send = async () => {
    const wanted = box.checked && isEmail(email);
    if (!wanted && !begunId.value) return;
    const known = { begunId: begunId.value };
    const request: Inputs['recovery']['remember'] = wanted
      ? {
          ...known,
          wanted,
          customerEmail: email.value.trim(),
          customerName: name.value.trim(),
          currency: currency.value as Currency,
          ...visitOrigin(),
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
