import { focusMain } from '#src/ui/focus-main.ts';

/** Spec 3 and 4: a code in the address is saved and wins over an earlier one; a known affiliate is thanked by name, if the server gives one. */
export type Affiliate = { id: number; referralCode: string; name: string | null };

const KEY = 'referralCode';
const CODE = /^[A-Za-z0-9_-]{3,32}$/;
const CURRENT = '/api/referrals/current';

/** Storage may be forbidden; then the server's cookie alone remembers. Null removes. */
function stored(kind: 'localStorage' | 'sessionStorage', key: string, change?: string | null): string | null {
  try {
    const storage = window[kind];
    if (change) storage.setItem(key, change);
    if (change === null) storage.removeItem(key);
    return storage.getItem(key);
  } catch {
    return null;
  }
}
const saved = (change?: string | null) => stored('localStorage', KEY, change);
/** Set while the server has not heard yet that the code was cleared. */
const cleared = (change?: string | null) => stored('localStorage', 'referralCleared', change);
/** Whether the server has told this tab what its cookie remembers. */
const asked = (change?: string) => stored('sessionStorage', 'referralAsked', change);

/** Reports a visit through a link and saves the code, if the server says that it counts. */
export async function recordVisit(): Promise<string | null> {
  const code = new URLSearchParams(location.search).get('ref');
  if (!code || !CODE.test(code)) return null;
  const answer = await fetch('/api/referrals/visits', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, path: location.pathname, referrer: document.referrer }),
  });
  if (!answer.ok || !(await answer.json()).accepted) return null;
  cleared(null);
  saved(code);
  return code;
}

async function known(code: string): Promise<Affiliate | undefined> {
  const answer = await fetch(`/api/affiliates/code/${code}`);
  if (answer.status === 404) saved(null);
  return answer.ok ? answer.json() : undefined;
}

/** Said again on the next page until the server has heard it: what was cleared does not come back. */
function clear(): void {
  fetch(CURRENT, { method: 'DELETE', keepalive: true })
    .then(({ ok }) => ok && cleared(null))
    .catch(() => {});
}

/**
 * Browsers clear what scripts have stored after days; the server's cookie stays. Asked once the visitor does something, for a first view is
 * a document and a font (performance.md), and nobody buys without; until there was an answer once in this tab. Where that cannot be
 * remembered not at all, or every page would ask.
 */
async function recover(): Promise<void> {
  if (asked() === 'yes' || !asked('no')) return;
  await new Promise((then) => {
    for (const deed of ['pointerdown', 'keydown', 'scroll']) addEventListener(deed, then, { once: true, passive: true });
  });
  const answer = await fetch(CURRENT, { priority: 'low' });
  asked('yes');
  const { affiliate } = await answer.json();
  if (!affiliate) return;
  saved(affiliate.referralCode);
  greet(affiliate);
}

function greet(affiliate: Affiliate): void {
  mark(affiliate);
  thank(affiliate);
}

function thank(affiliate: Affiliate): void {
  const banner = document.getElementById('referral');
  const text = banner?.querySelector('p');
  const button = banner?.querySelector('button');
  if (!banner || !text || !button) return;
  banner.hidden = false;
  const { name } = affiliate;
  text.textContent = (name ? banner.dataset.text?.replace('{name}', () => name) : banner.dataset.unnamed) ?? '';
  button.onclick = () => {
    saved(null);
    cleared('yes');
    banner.remove();
    mark(null);
    // The code leaves the address too, or a reload would bring it back; who works by keyboard goes on with the page.
    const here = new URL(location.href);
    here.searchParams.delete('ref');
    history.replaceState(null, '', here);
    focusMain();
    clear();
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

/** Network trouble shows nothing: a visitor has no use for it. What the cookie remembers comes later: nobody waits for it. */
export async function startReferral(): Promise<void> {
  try {
    const code = (await recordVisit()) ?? saved();
    if (code && CODE.test(code)) {
      const affiliate = await known(code);
      if (affiliate) greet(affiliate);
    } else if (cleared()) clear();
    else recover().catch(() => {});
  } catch {}
}
