const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
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
    return localStorage.getItem('referralCode') ?? undefined;
  } catch {
    return undefined;
  }
}

export function startDemoCheckout(): void {
  const form = document.getElementById('demo-form') as HTMLFormElement | null;
  const button = form?.querySelector('button');
  const error = document.getElementById('demo-error');
  const done = document.getElementById('demo-done');
  if (!form || !button || !error || !done) return;
  const name = form.elements.namedItem('customerName') as HTMLInputElement;
  const email = form.elements.namedItem('customerEmail') as HTMLInputElement;
  const nameOk = () => validate(name, name.value.trim() ? '' : 'Customer name is required');
  const emailOk = () =>
    validate(email, EMAIL.test(email.value.trim()) ? '' : 'Please enter a valid email address');
  name.oninput = () => name.ariaInvalid && nameOk();
  email.oninput = () => email.ariaInvalid && emailOk();

  form.onsubmit = async (event) => {
    event.preventDefault();
    // Not `disabled`, which would drop the focus: aria-disabled, and repeated submits are ignored.
    if (button.hasAttribute('aria-disabled')) return;
    const invalid = [nameOk() ? undefined : name, emailOk() ? undefined : email].find(Boolean);
    if (invalid) return invalid.focus();
    error.textContent = '';
    button.setAttribute('aria-disabled', 'true');
    try {
      const values = Object.fromEntries(
        [...new FormData(form)].map(([key, value]) => [key, String(value).trim()]),
      );
      const response = await fetch('/api/demo-checkout', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...values, referralCode: savedCode() }),
      });
      const body = await response.json().catch(() => ({}));
      if (!response.ok) throw new Error(body.message ?? FAILED);
      const number = document.getElementById('demo-order');
      if (number) number.textContent = String(body.orderId);
      const link = document.getElementById('demo-form-link') as HTMLAnchorElement | null;
      if (link && body.formLink) link.href = body.formLink;
      form.hidden = true;
      done.hidden = false;
      done.querySelector('h2')?.focus();
    } catch (problem) {
      error.textContent = problem instanceof TypeError ? FAILED : (problem as Error).message;
    }
    button.removeAttribute('aria-disabled');
  };
}
