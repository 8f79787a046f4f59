import { showToast, startToasts } from '#src/ui/behaviour/toast.ts';

type Pair = [title: string, description: string];
type Words = {
  sending: string;
  required: string;
  email: string;
  missing: Pair;
  failed: Pair;
  success: Pair;
  english: boolean;
};
type Field = HTMLInputElement | HTMLTextAreaElement;

const REQUIRED = ['name', 'email', 'message'];

/** One idempotency key per content: pressing the button twice creates one enquiry. */
const newKey = () => crypto.randomUUID?.() ?? String(Math.random()).slice(2);

/** The server's message, if the page is in the server's language. */
async function reason(response: Response, words: Words): Promise<string> {
  const body = await response.json().catch(() => ({}));
  return (words.english && body.message) || words.failed[1];
}

function enhance(form: HTMLFormElement): void {
  const words: Words = JSON.parse(form.dataset.contact ?? '{}');
  const button = form.querySelector('button');
  const note = form.querySelector('.field-error');
  let key = newKey();
  if (!button || !note) return;
  // Toasts disappear, so the error also stays above the button until the next attempt.
  const tell = ([title, description]: Pair, variant?: 'destructive') => {
    note.textContent = variant ? description : '';
    showToast({ title, description, variant });
  };

  form.addEventListener(
    'invalid',
    (event) => {
      note.textContent = '';
      const field = event.target as Field;
      if (!field.validity.customError)
        field.setCustomValidity(field.validity.valueMissing ? words.required : words.email);
    },
    true,
  );
  form.addEventListener('input', (event) => {
    (event.target as Field).setCustomValidity('');
    key = newKey();
  });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const values = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]),
    );
    if (REQUIRED.some((name) => !values[name])) return tell(words.missing, 'destructive');
    note.textContent = '';
    const label = button.textContent;
    button.disabled = true;
    button.textContent = words.sending;
    try {
      const response = await fetch('/api/contacts', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(values),
      });
      if (response.ok) {
        form.reset();
        key = newKey();
        tell(words.success);
      } else tell([words.failed[0], await reason(response, words)], 'destructive');
    } catch {
      tell(words.failed, 'destructive');
    }
    button.disabled = false;
    button.textContent = label;
    button.focus();
  });
}

export function startContactForms(): void {
  startToasts();
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-contact]')) enhance(form);
}
