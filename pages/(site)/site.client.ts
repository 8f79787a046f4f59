import { startReferral } from '#src/features/referral/referral.client.ts';
import { startChrome } from '#src/features/site-chrome/site-chrome.client.ts';

/** What every public page runs. The promise settles when a recommendation, if any, is known. */
export function startSite(): Promise<void> {
  startChrome();
  return startReferral();
}
