/** The drawing is fetched with the form's script: when the form is used, or if this browser kept one. */
export function startFirstScreen(): void {
  try {
    if (localStorage['first-screen'])
      document.getElementById('first-screen')?.dispatchEvent(new Event('focusin'));
  } catch {}
}
