import type { ApiFailure, Inputs, Outputs } from '#src/client/trpc.ts';
import type { OrderLanguage } from '#src/content/languages/order-texts.ts';
import type { Currency } from '#src/domain/offer.ts';
import { CUSTOMER_NAME_REQUIRED } from '#src/domain/sale/order/order-messages.ts';
import { dayText, momentText } from '#src/domain/shared/dates.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { loadTranslation } from '#src/ui/language/load-translation.ts';
import { keepLanguage, storedMarket } from '#src/ui/language/visitor-language.ts';
import { startLaterLink } from './later-link.client.ts';

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const EMAIL_INVALID = 'Please enter a valid email address';
const FAILED = 'The demo order could not be placed. Please try again.';

/** Shows or clears the field's error; returns whether the field is valid. */
function validate(field: HTMLInputElement, error: string): boolean {
  const note = document.getElementById(`${field.id}-error`);
  if (note) {
    note.textContent = error;
    note.hidden = !error;
  }
  if (error) {
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', `${field.id}-error`);
  } else field.removeAttribute('aria-invalid');
  return !error;
}

function savedCode(): string | undefined {
  try {
    const [kept, ofVisit] = [localStorage, sessionStorage].map((storage) => storage.getItem('referralCode'));
    return kept ?? ofVisit ?? undefined;
  } catch {
    return undefined;
  }
}

/** Of the page, unless that is English. */
let texts: OrderLanguage | undefined;

/** A link that brings the buyer back names the language and country of the page they came from. */
async function startLanguage(): Promise<void> {
  const wanted = new URLSearchParams(location.search);
  const lang = wanted.get('lang');
  if (lang) keepLanguage(lang, wanted.get('market') ?? undefined);
  texts = await loadTranslation();
}

const setText = (selector: string, text: string): void => {
  for (const part of document.querySelectorAll(selector)) part.textContent = text;
};

/** The amount follows the currency, which the address of a country's visitor names. */
function startAmount(select: HTMLSelectElement): void {
  const wanted = new URLSearchParams(location.search).get('currency');
  if ([...select.options].some(({ value }) => value === wanted)) select.value = wanted ?? '';
  select.onchange = () => setText('[data-amount]', select.selectedOptions[0]?.dataset.price ?? '');
  select.onchange(new Event('change'));
  document.getElementById('demo-checkout')?.setAttribute('data-ready', '');
}

/** The checkout becomes the thank-you page. */
function showThanks(name: string, { orderId, formLink, dueDates }: Outputs['demoCheckout']['pay']): void {
  const heading = document.querySelector('h1');
  const done = document.getElementById('demo-done');
  if (!heading || !done) return;
  const firstName = name.split(' ')[0] ?? '';
  heading.textContent = fillText(texts?.thanks.hello ?? 'Thank you, {name}', { name: firstName });
  const title = texts?.thanks.title ?? 'Thank you for your order';
  document.title = document.title.replace(/^[^|]+/, () => `${title} `);
  setText('#demo-order', String(orderId));
  setText('[data-designs]', momentText(new Date(dueDates.designs), texts?.lang));
  setText('[data-finished]', dayText(new Date(dueDates.website), texts?.lang));
  document.getElementById('demo-form-link')?.setAttribute('href', formLink);
  for (const part of document.querySelectorAll<HTMLElement>('#demo-checkout, .checkout-head .lead'))
    part.hidden = true;
  done.hidden = false;
  scrollTo(0, 0);
  heading.focus();
}

export function startDemoCheckout(): void {
  const form = document.getElementById('demo-form') as HTMLFormElement | null;
  const button = form?.querySelector('button');
  const error = document.getElementById('demo-error');
  if (!form || !button || !error) return;
  startAmount(form.elements.namedItem('currency') as HTMLSelectElement);
  void startLanguage();
  const name = form.elements.namedItem('customerName') as HTMLInputElement;
  const email = form.elements.namedItem('customerEmail') as HTMLInputElement;
  const nameOk = () =>
    validate(name, name.value.trim() ? '' : (texts?.pages?.checkout.nameMissing ?? CUSTOMER_NAME_REQUIRED));
  const emailOk = () =>
    validate(
      email,
      EMAIL.test(email.value.trim()) ? '' : (texts?.pages?.checkout.emailInvalid ?? EMAIL_INVALID),
    );
  name.oninput = () => name.ariaInvalid && nameOk();
  email.oninput = () => email.ariaInvalid && emailOk();
  const currency = form.elements.namedItem('currency') as HTMLSelectElement;
  const begunId = form.elements.namedItem('begunId') as HTMLInputElement;
  const box = document.getElementById('later-link') as HTMLInputElement;
  startLaterLink(box, { name, email, currency, begunId }, () => EMAIL.test(email.value.trim()), savedCode);

  form.onsubmit = async (event) => {
    event.preventDefault();
    // Not `disabled`, which would drop the focus: aria-disabled, and repeated submits are ignored.
    if (button.hasAttribute('aria-disabled')) return;
    const invalid = [nameOk() ? undefined : name, emailOk() ? undefined : email].find(Boolean);
    if (invalid) return invalid.focus();
    error.textContent = '';
    button.setAttribute('aria-disabled', 'true');
    try {
      const order: Inputs['demoCheckout']['pay'] = {
        customerName: name.value.trim(),
        customerEmail: email.value.trim(),
        currency: currency.value as Currency,
        begunId: begunId.value,
        market: storedMarket(),
        referralCode: savedCode(),
      };
      const response = await fetch('/api/demo-checkout', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(order),
      });
      if (!response.ok) {
        const failure: Partial<ApiFailure> = await response.json().catch(() => ({}));
        // Messages of the server are English.
        throw new Error(texts?.pages?.checkout.failed ?? failure.message ?? FAILED);
      }
      showThanks(name.value.trim(), await response.json());
    } catch (problem) {
      error.textContent =
        problem instanceof TypeError ? (texts?.pages?.checkout.failed ?? FAILED) : (problem as Error).message;
    }
    button.removeAttribute('aria-disabled');
  };
}
