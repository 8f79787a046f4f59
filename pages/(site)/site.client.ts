import { startReferral } from '#src/features/affiliate/referral/referral.client.ts';
import { startChrome, startOrderCue } from '#src/features/site/chrome/site-chrome.client.ts';

/** The promise resolves once the referral, if any, is known. */
export function startSite(): Promise<void> {
  startChrome();
  startOrderCue();
  return startReferral();
}
