/** Loaded by late-script.ts, so it does not count towards the weight of a page. */
import type { ApiFailure, Inputs } from '#src/client/trpc.ts';
import { focusIfLost } from '#src/ui/behaviour/focus.ts';
import { dismissToast, showToast, startToasts } from '#src/ui/behaviour/toast.ts';
import { styleToasts } from '#src/ui/behaviour/toast-style.ts';

type Pair = [title: string, description: string];
export type ContactScriptMessages = {
  sending: string;
  required: string;
  /** A sentence per field, in languages that have them. */
  fields?: Record<string, string> | undefined;
  email: string;
  missing: Pair;
  failed: Pair;
  success: Pair;
  /** 'Sent at {time}.' */
  sentAt: string;
  textKept: string;
  sendByEmail: string;
};
type Field = HTMLInputElement | HTMLTextAreaElement;
type Body = Inputs['contacts']['create'];

const REQUIRED: (keyof Body)[] = ['name', 'email', 'message'];

/** One idempotency key per content: pressing the button twice creates one enquiry. */
const newKey = () => crypto.randomUUID?.() ?? String(Math.random()).slice(2);

function setFieldError(field: Field, text: string): void {
  const id = `${field.id}-error`;
  const shown = document.getElementById(id);
  if (!text) {
    shown?.remove();
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
    return;
  }
  const note = shown ?? document.createElement('p');
  note.id = id;
  note.className = 'field-error';
  note.textContent = text;
  field.after(note);
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', id);
}

/** The message as an email to the shop, in case the server does not accept it. */
function mailLink(form: HTMLFormElement, values: Body, texts: ContactScriptMessages) {
  const link = document.createElement('a');
  const type = form.querySelector('select')?.selectedOptions[0]?.text ?? '';
  const { name, phone, company, message } = values;
  const body = [message, [name, company, phone].filter(Boolean).join(', ')].join('\n\n');
  // The footer of every page has the address.
  const address = document.querySelector<HTMLAnchorElement>('a[href^="mailto:"]')?.href ?? 'mailto:';
  link.href = `${address}?subject=${encodeURIComponent(type)}&body=${encodeURIComponent(body)}`;
  link.textContent = texts.sendByEmail;
  return link;
}

/** Marks the fields that the server names; returns its message, in English as the server writes. */
function readRejection(form: HTMLFormElement, failure: Partial<ApiFailure>): string {
  for (const { path, message } of failure.issues ?? []) {
    const field = form.elements.namedItem(String(path[0]));
    if (field) setFieldError(field as Field, message);
  }
  return failure.message ?? '';
}

/** Announces an outcome by a toast, and keeps it above the button until the next attempt. */
function report(
  form: HTMLFormElement,
  outcome: 'sent' | 'failed',
  [title, description]: Pair,
  ...shown: (string | Node)[]
): void {
  const note = form.querySelector<HTMLElement>('.contact-note');
  if (note) note.dataset.outcome = outcome;
  note?.replaceChildren(...shown);
  showToast({ title, description, variant: outcome === 'failed' ? 'destructive' : 'default' });
}

const requiredFields = (form: HTMLFormElement): Field[] =>
  REQUIRED.map((name) => form.elements.namedItem(name)).filter((field) => field !== null) as Field[];

/** The browser's own check passes blanks; they count as missing. Returns whether all are there. */
function checkBlanks(form: HTMLFormElement, texts: ContactScriptMessages): boolean {
  form.querySelector('.contact-note')?.replaceChildren();
  for (const field of requiredFields(form)) setFieldError(field, '');
  const blank = requiredFields(form).filter((field) => !field.value.trim());
  for (const field of blank) setFieldError(field, texts.fields?.[field.name] ?? texts.required);
  if (blank.length > 0) report(form, 'failed', texts.missing, texts.missing[1]);
  blank[0]?.focus();
  return blank.length === 0;
}

async function send(form: HTMLFormElement, texts: ContactScriptMessages, key: string): Promise<boolean> {
  const read = (name: keyof Body) => (form.elements.namedItem(name) as Field).value.trim();
  const values: Body = {
    name: read('name'),
    email: read('email'),
    phone: read('phone'),
    company: read('company'),
    message: read('message'),
    inquiryType: read('inquiryType') as Body['inquiryType'],
  };
  let reason = '';
  try {
    const response = await fetch('/api/contacts', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(values),
    });
    if (response.ok) {
      form.reset();
      const time = new Date().toLocaleTimeString(document.documentElement.lang, {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      });
      report(form, 'sent', texts.success, texts.sentAt.replace('{time}', time), ' ', texts.success[1]);
      return true;
    }
    const body = await response.json().catch(() => ({}));
    if (document.documentElement.lang.startsWith('en')) reason = readRejection(form, body);
  } catch {}
  const text = reason || texts.failed[1];
  report(
    form,
    'failed',
    [texts.failed[0], text],
    `${text} ${texts.textKept} `,
    mailLink(form, values, texts),
  );
  return false;
}

function setReadOnly(form: HTMLFormElement, isReadOnly: boolean): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    field.readOnly = isReadOnly;
}

export function enhance(form: HTMLFormElement): void {
  startToasts();
  styleToasts();
  const texts: ContactScriptMessages = JSON.parse(form.dataset.contact ?? '{}');
  const button = form.querySelector('button');
  if (!button) return;
  let key = newKey();
  form.addEventListener(
    'invalid',
    (event) => {
      const field = event.target as Field;
      if (!field.validity.customError)
        field.setCustomValidity(field.validity.valueMissing ? texts.required : texts.email);
      setFieldError(field, field.validationMessage);
    },
    true,
  );
  form.addEventListener('input', (event) => {
    const field = event.target as Field;
    field.setCustomValidity('');
    setFieldError(field, '');
    key = newKey();
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    dismissToast();
    if (!checkBlanks(form, texts)) return;
    const label = button.textContent;
    button.disabled = true;
    button.textContent = texts.sending;
    // What is typed meanwhile would be lost with the reset.
    setReadOnly(form, true);
    if (await send(form, texts, key)) key = newKey();
    setReadOnly(form, false);
    button.disabled = false;
    button.textContent = label;
    const invalid = form.querySelector<HTMLElement>('[aria-invalid]');
    if (invalid) invalid.focus();
    // Disabling the button has dropped its focus.
    else focusIfLost(button);
  });
}
