import { focusMain } from '#src/ui/focus-main.ts';

/** Spec 3 and 4: a code in the address is saved and wins over an earlier one; a known affiliate is thanked by name. */
export type Affiliate = { id: number; referralCode: string; name: string };

const KEY = 'referralCode';
const CODE = /^[A-Za-z0-9_-]{3,32}$/;

/** Storage may be forbidden; then the server's cookie alone remembers. */
function saved(change?: string | null): string | null {
  try {
    if (change) localStorage.setItem(KEY, change);
    if (change === null) localStorage.removeItem(KEY);
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Reports the visit; the server decides whether the code counts. */
async function visit(code: string): Promise<void> {
  const answer = await fetch('/api/referrals/visits', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, path: location.pathname, referrer: document.referrer }),
  });
  if (answer.ok && (await answer.json()).accepted) saved(code);
}

async function known(code: string): Promise<Affiliate | undefined> {
  const answer = await fetch(`/api/affiliates/code/${code}`);
  if (answer.status === 404) saved(null);
  return answer.ok ? answer.json() : undefined;
}

function thank(affiliate: Affiliate): void {
  const banner = document.getElementById('referral');
  const text = banner?.querySelector('p');
  const button = banner?.querySelector('button');
  if (!banner || !text || !button) return;
  banner.hidden = false;
  text.textContent = (banner.dataset.text ?? '').replace('{name}', affiliate.name);
  button.onclick = () => {
    saved(null);
    banner.remove();
    mark(null);
    // The code leaves the address too, or a reload would bring it back; who works by keyboard goes on with the page.
    const here = new URL(location.href);
    here.searchParams.delete('ref');
    history.replaceState(null, '', here);
    focusMain();
    fetch('/api/referrals/current', { method: 'DELETE' }).catch(() => {});
  };
}

/** The payment provider hands this reference back with the payment; null takes it away again. */
function mark(affiliate: Affiliate | null): void {
  const reference = affiliate && `affiliate_${affiliate.id}`;
  for (const buy of document.querySelectorAll('stripe-buy-button')) {
    if (reference) buy.setAttribute('client-reference-id', reference);
    else buy.removeAttribute('client-reference-id');
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-checkout]')) {
    const url = new URL(link.href);
    if (reference) url.searchParams.set('client_reference_id', reference);
    else url.searchParams.delete('client_reference_id');
    link.href = url.href;
  }
}

/** Network trouble shows nothing: a visitor has no use for it. */
export async function startReferral(): Promise<void> {
  try {
    const code = new URLSearchParams(location.search).get('ref');
    if (code && CODE.test(code)) await visit(code);
    const current = saved();
    const affiliate = current && CODE.test(current) ? await known(current) : undefined;
    if (!affiliate) return;
    mark(affiliate);
    thank(affiliate);
  } catch {}
}
