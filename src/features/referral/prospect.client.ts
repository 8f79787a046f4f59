/** Greets the person for whom an affiliate made the link. A revoked link only welcomes. */
import { focusMain } from '#src/ui/behaviour/focus-main.ts';

const strip = document.getElementById('prospect');
const here = new URL(location.href);

async function greeting(): Promise<string | null> {
  const response = await fetch('/api/referrals/greetings', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: here.searchParams.get('for'), referrer: document.referrer }),
  });
  return response.ok ? (await response.json()).greeting : null;
}

strip?.querySelector('button')?.addEventListener('click', () => {
  strip.hidden = true;
  // A reload opens the ordinary page.
  const plain = new URL(location.href);
  plain.searchParams.delete('for');
  history.replaceState(null, '', plain);
  focusMain();
});

greeting()
  .catch(() => null)
  .then((text) => {
    const place = strip?.querySelector('p');
    if (place) place.textContent = text ?? 'Welcome.';
  });
