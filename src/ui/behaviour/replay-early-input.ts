/**
 * On a slow connection forms are filled in before hydration, unseen by React. Dispatches the input
 * events again before anything is rendered.
 */
export function replayEarlyInput(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input, textarea, select',
  )) {
    if (field instanceof HTMLSelectElement) replaySelect(field);
    else if (field.type === 'checkbox' || field.type === 'radio') replayCheckbox(field as HTMLInputElement);
    else if (field.type !== 'file') replayText(field);
  }
}

function replaySelect(field: HTMLSelectElement): void {
  const options = [...field.options];
  const given = options.find((option) => option.defaultSelected) ?? options[0];
  if (given && !given.selected) field.dispatchEvent(new Event('change', { bubbles: true }));
}

function replayCheckbox(field: HTMLInputElement): void {
  // Of two radio buttons that changed, only the checked one counts.
  if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return;
  field.checked = field.defaultChecked;
  field.click();
}

/**
 * React ignores a value equal to the last one it tracked; the prototype's setter is not tracked.
 */
function replayText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  if (typed === field.defaultValue) return;
  const { selectionStart: from, selectionEnd: to } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // An email field has no selection API.
  if (from !== null && document.activeElement === field) field.setSelectionRange(from, to);
}

/**
 * Script in the head, before any button: holds the last click on one back until React listens, and
 * keeps a form from being sent by the browser.
 */
export const HOLD_EARLY_CLICK = `{
  let held = null;
  const hold = (event) => {
    const button = event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    held = button;
  };
  addEventListener('click', hold, true);
  window.replayEarlyClick = () => {
    removeEventListener('click', hold, true);
    if (held?.isConnected) held.click();
    held = null;
  };
}`;

/** After the first effects of the page, which add its listeners. */
export const replayEarlyClick = (): void =>
  (globalThis as { replayEarlyClick?: () => void }).replayEarlyClick?.();
