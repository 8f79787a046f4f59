/**
 * On a slow line people fill in a form before its script has come. What they typed and chose stands in the fields, and nobody has heard
 * of it: the script would ask for what is there already, or clear it. Said again, as if it were done now, before anything is rendered anew.
 */
export function sayAgainWhatWasTyped(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('input, textarea, select')) {
    if (field instanceof HTMLSelectElement) chooseAgain(field);
    else if (field.type === 'checkbox' || field.type === 'radio') tickAgain(field as HTMLInputElement);
    else if (field.type !== 'file') typeAgain(field);
  }
}

function chooseAgain(field: HTMLSelectElement): void {
  const options = [...field.options];
  const given = options.find((option) => option.defaultSelected) ?? options[0];
  if (given && !given.selected) field.dispatchEvent(new Event('change', { bubbles: true }));
}

function tickAgain(field: HTMLInputElement): void {
  // Of two radio buttons that changed, the one that is on speaks for both.
  if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return;
  field.checked = field.defaultChecked;
  field.click();
}

/** React hears of a value only if it differs from the last one it saw, which is what the setter on the field itself tells it. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  if (typed === field.defaultValue) return;
  const { selectionStart: from, selectionEnd: to } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // An e-mail field tells nothing of its caret and takes none.
  if (from !== null && document.activeElement === field) field.setSelectionRange(from, to);
}
