/** The form's script draws: fetched when the form is used, or if this browser kept a sketch. */
export function startFirstScreen(): void {
  try {
    if (localStorage['first-screen'])
      document.getElementById('first-screen')?.dispatchEvent(new Event('focusin'));
  } catch {}
}
