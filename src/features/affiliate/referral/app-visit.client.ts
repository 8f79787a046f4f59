/**
 * Loaded by the application areas after a visit through a link. A file of its own: loading
 * referral.client.ts dynamically would add a module object to the script of every public page.
 */
import { reportVisit } from './referral.client.ts';

try {
  // Visitors who agreed earlier are not asked again.
  if (localStorage.referralCode) document.querySelector('[data-ask]')?.remove();
} catch {}
reportVisit().catch(() => {});
