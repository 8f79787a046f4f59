import { loadWhenUsed } from '#src/ui/behaviour/late-script.ts';

/** The drawing is fetched when it is used, or when this browser kept one. */
export function startFirstScreen(): void {
  const button = document.getElementById('first-screen');
  if (!button) return;
  loadWhenUsed(button, 'click', () => button.click());
  try {
    if (localStorage['first-screen']) button.dispatchEvent(new Event('focusin'));
  } catch {}
}
