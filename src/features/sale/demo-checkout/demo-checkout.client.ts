import { readStored } from '#src/ui/behaviour/browser-storage.ts';
import { startForms } from '#src/ui/behaviour/late-script.ts';
import { startTranslation } from '#src/ui/language/visitor-language.ts';

export const setText = (selector: string, text: string): void => {
  for (const part of document.querySelectorAll(selector)) part.textContent = text;
};

/** The amount follows the currency: of the address, else of the pages this tab has shown. */
function startAmount(select: HTMLSelectElement): void {
  const wanted =
    new URLSearchParams(location.search).get('currency') ?? readStored('sessionStorage', 'currency');
  if ([...select.options].some(({ value }) => value === wanted)) {
    select.value = wanted ?? '';
    select.dataset.chosen = '';
  }
  // Chosen by the buyer; the translation calls `onchange` alone.
  select.addEventListener('change', () => {
    select.dataset.chosen = '';
  });
  select.onchange = () => setText('[data-amount]', select.selectedOptions[0]?.dataset.price ?? '');
  select.onchange(new Event('change'));
  // After back navigation the browser restores the select later than this script.
  addEventListener('pageshow', () => select.onchange?.(new Event('change')));
  document.getElementById('demo-checkout')?.setAttribute('data-ready', '');
}

/** The link of the email brings the buyer back; name and address do not stay in the address bar. */
function resume({ elements }: HTMLFormElement): void {
  const field = (name: string) => elements.namedItem(name) as HTMLInputElement;
  const kept = new URLSearchParams(location.hash.slice(1));
  const begunId = /^[a-z2-7]{32}$/.exec(kept.get('begun') ?? '')?.[0];
  if (!begunId) return;
  field('begunId').value = begunId;
  field('customerName').value ||= kept.get('name') ?? '';
  field('customerEmail').value ||= kept.get('email') ?? '';
  history.replaceState(history.state, '', `#begun=${begunId}`);
}

/** Sending is in demo-order.client.ts, which `startForms` loads once the form is used. */
export function startDemoCheckout(): void {
  const form = document.getElementById('demo-form') as HTMLFormElement | null;
  if (!form) return;
  startAmount(form.elements.namedItem('currency') as HTMLSelectElement);
  resume(form);
  startTranslation(/lang=(\w+)/.exec(location.search)?.[1]);
  startForms();
}
