import type { Inputs, Outputs } from '#src/client/trpc.ts';
import { focusMain } from '#src/ui/behaviour/focus.ts';

type Affiliate = Outputs['referrals']['byCode'];

const KEY = 'referralCode';
const CODE = /^[A-Za-z0-9_-]{3,32}$/;
const CURRENT = '/api/referrals/current';

const banner = document.getElementById('referral');
/**
 * With REFERRAL_CONSENT the code lives in the visit until the visitor agrees to keep it: then
 * keep-referral.ts removes the question.
 */
const isKept = () => !document.querySelector('[data-ask]');

/**
 * Storage may be disabled; then only the server's cookie remembers. Null removes the value.
 * @param lasts beyond this visit
 */
function stored(key: string, change?: string | null, lasts = isKept()): string | null {
  try {
    const storage = lasts ? localStorage : sessionStorage;
    if (change) storage.setItem(key, change);
    if (change === null) storage.removeItem(key);
    return storage.getItem(key);
  } catch {
    return null;
  }
}
const saved = (change?: string | null) => stored(KEY, change);
/** The code whose notice the visitor closed: it stays hidden, and the code keeps counting. */
const hidden = (change?: string) => stored('referralHidden', change);
/** Set until the server has confirmed that the code was cleared. */
const cleared = (change?: string | null) => stored('referralCleared', change, true);
/** Set once the server has returned its cookie's referral to this tab. */
const asked = (change?: string) => stored('referralAsked', change, false);

/** The code that the saved one replaced, or NONE, until the server has accepted the saved one. */
const replaced = (change?: string | null) => stored('referralReplaced', change);
const NONE = '-';

const linked = (): string | null => new URLSearchParams(location.search).get('ref');

/**
 * Saves the code and reports the visit. If the report fails, the code stays and the next page
 * reports it; if the server rejects the code, the earlier one returns.
 */
export async function reportVisit(): Promise<Affiliate | undefined> {
  let code = linked();
  if (code && CODE.test(code)) {
    replaced(replaced() ?? saved() ?? NONE);
    saved(code);
  } else code = replaced() && saved();
  if (!code) return;
  const visit: Inputs['referrals']['visit'] = {
    code,
    path: location.pathname,
    referrer: document.referrer,
    keep: isKept(),
  };
  const response = await fetch('/api/referrals/visits', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(visit),
  });
  if (!response.ok) throw response;
  const { affiliate }: Outputs['referrals']['visit'] = await response.json();
  if (affiliate) cleared(null);
  else saved(replaced() === NONE ? null : replaced());
  replaced(null);
  return affiliate ?? undefined;
}

async function known(): Promise<Affiliate | undefined> {
  const code = saved();
  if (!code) return;
  const response = CODE.test(code) ? await fetch(`/api/affiliates/code/${code}`) : undefined;
  if (!response || response.status === 404) saved(null);
  return response?.ok ? response.json() : undefined;
}

/**
 * Retried on the next page until the server confirms it, so that a cleared code does not return.
 */
function clear(): void {
  fetch(CURRENT, { method: 'DELETE', keepalive: true })
    .then(({ ok }) => ok && cleared(null))
    .catch(() => {});
}

/**
 * Browsers delete script storage after days; the server's cookie stays. Asks once per tab, at the
 * first interaction, and never if the tab cannot store that it asked.
 */
async function recover(): Promise<void> {
  if (asked() === 'yes' || !asked('no')) return;
  await new Promise((then) => {
    for (const interaction of ['pointerdown', 'keydown', 'scroll'])
      addEventListener(interaction, then, { once: true, passive: true });
  });
  const response = await fetch(CURRENT, { priority: 'low' });
  if (!response.ok) return;
  asked('yes');
  const { affiliate }: Outputs['referrals']['current'] = await response.json();
  if (!affiliate) return;
  saved(affiliate.referralCode);
  showReferral(affiliate);
}

function showReferral(affiliate: Affiliate): void {
  setClientReference(affiliate);
  showBanner(affiliate);
}

/** The place of the notice, reserved in the first frame while the server is asked for the name. */
function reserve(code: string | null): void {
  if (banner) banner.hidden = !code || hidden()?.toLowerCase() === code.toLowerCase();
}

function showBanner({ name, referralCode }: Affiliate): void {
  const text = banner?.querySelector('p');
  if (!banner || !text) return;
  reserve(referralCode);
  banner.dataset.known = '';
  text.textContent = banner.dataset.text?.replace('{name}', () => name) ?? '';
  banner.querySelector<HTMLElement>('[data-hide]')?.addEventListener('click', () => {
    hidden(referralCode);
    banner.hidden = true;
    focusMain();
  });
  // In the notice and in the footer.
  const buttons = document.querySelectorAll<HTMLElement>('[data-forget]');
  for (const button of buttons) {
    button.hidden = false;
    button.onclick = () => {
      for (const each of buttons) each.remove();
      forget();
    };
  }
}

function forget(): void {
  saved(null);
  cleared('yes');
  banner?.remove();
  setClientReference(null);
  // A reload must not restore the code, so it leaves the address too; keyboard focus moves on to
  // the page.
  const here = new URL(location.href);
  here.searchParams.delete('ref');
  history.replaceState(null, '', here);
  focusMain();
  clear();
}

/** The payment provider returns this reference with the payment; null clears it. */
function setClientReference(affiliate: Affiliate | null): void {
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

/**
 * Network errors are ignored: a visitor cannot act on them. Cookie recovery runs in the background.
 */
export async function startReferral(): Promise<void> {
  try {
    reserve(linked() ?? saved());
    const affiliate = (await reportVisit()) ?? (await known());
    if (affiliate) return showReferral(affiliate);
    if (!saved()) {
      if (cleared()) clear();
      else recover().catch(() => {});
    }
  } catch {}
  reserve(null);
}
